const DURATION_MS = 350;

/**
 * Counts from one value to another. Calls `show` before each frame, and at last with `to` itself; at once when the page is
 * printed meanwhile, because a printed bill has to add up. Returns stop.
 */
export function countTo(from: number, to: number, show: (value: number) => void): () => void {
  let frame = 0;
  let begin: number | undefined;
  const stop = () => {
    cancelAnimationFrame(frame);
    removeEventListener('beforeprint', end);
  };
  const end = () => {
    stop();
    show(to);
  };
  const draw = (now: number) => {
    begin ??= now;
    const part = (now - begin) / DURATION_MS;
    if (part >= 1) return end();
    show(from + (to - from) * (1 - (1 - part) ** 3));
    frame = requestAnimationFrame(draw);
  };
  show(from);
  frame = requestAnimationFrame(draw);
  addEventListener('beforeprint', end);
  return stop;
}
