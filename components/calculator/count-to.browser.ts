const DURATION_MS = 350;

/**
 * Counts in an inert element at the start of `place`, over what stands there: screen readers, which have only that, hear of no
 * step. Calls `format` for the text of each value. The element goes with the last value, or with the returned function.
 */
export function countOver(place: Element, from: number, to: number, format: (value: number) => string): () => void {
  const count = document.createElement('span');
  count.toggleAttribute('inert', true);
  place.prepend(count);
  const stop = countTo(from, to, (value) => {
    count.textContent = format(value);
    if (value === to) count.remove();
  });
  return () => {
    stop();
    count.remove();
  };
}

/**
 * Counts from one value to another: calls `show` at each animation frame, the last time with `to`. If the page is
 * printed meanwhile, the count ends at once, because a printed bill has to add up. Returns a function that stops it.
 */
function countTo(from: number, to: number, show: (value: number) => void): () => void {
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
