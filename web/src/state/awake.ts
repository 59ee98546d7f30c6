/** After sleep or a change of network a line may be dead and not know it. Who looks at the page, and that
 * nobody does, is told. */

const ASLEEP = 20_000; // hidden for so long, the line is not trusted

export function awake(renew: () => void, look: (on: boolean) => void = () => {}): () => void {
  let hidden = 0;
  const seen = () => {
    look(!document.hidden);
    if (document.hidden) hidden = Date.now();
    else if (hidden && Date.now() - hidden > ASLEEP) renew();
  };
  document.addEventListener("visibilitychange", seen);
  addEventListener("online", renew);
  return () => {
    document.removeEventListener("visibilitychange", seen);
    removeEventListener("online", renew);
  };
}
