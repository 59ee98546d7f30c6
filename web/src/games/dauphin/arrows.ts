/** As among radio buttons: the arrows choose, and take the focus along. */
export function arrows(event: KeyboardEvent, count: number, now: number, choose: (at: number) => void): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step === undefined || count === 0) return;
  event.preventDefault();
  const to = (Math.max(0, now) + step + count) % count;
  choose(to);
  (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[role=radio]")[to]?.focus();
}
