const DURATION_MS = 350;

/**
 * Lets a figure run from one value to another. `show` is called before each frame is drawn and last with `to` itself.
 * Returns stop.
 */
export function countTo(from: number, to: number, show: (value: number) => void): () => void {
  let frame = 0;
  let begin: number | undefined;
  const draw = (now: number) => {
    begin ??= now;
    const part = Math.min(1, (now - begin) / DURATION_MS);
    show(part === 1 ? to : from + (to - from) * (1 - (1 - part) ** 3));
    if (part < 1) frame = requestAnimationFrame(draw);
  };
  show(from);
  frame = requestAnimationFrame(draw);
  return () => cancelAnimationFrame(frame);
}
