/** Keeps the screen lit while a game runs, where the browser lets it: only over https. */
export function lit(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = () => {
    if (document.hidden || !("wakeLock" in navigator)) return;
    navigator.wakeLock.request("screen").then(
      (given) => {
        if (over) void given.release();
        else lock = given;
      },
      () => {}, // a low battery: the phone knows better
    );
  };
  // A page that was hidden has lost it.
  document.addEventListener("visibilitychange", ask);
  ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
