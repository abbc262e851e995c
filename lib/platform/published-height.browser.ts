/** What rests on the lower edge of the window, as in components/theme/tokens.css. */
export const RESTING = ':root, .my-bill, .request-note, .site-footer, .total-bar';

/**
 * Publishes an element's height, while it is shown, as a custom property of what rests on the lower edge, so that neither covers
 * the other, and marks the element meanwhile. Returns a function that stops it.
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const style = document.head.appendChild(document.createElement('style'));
  let frame = 0;
  // Set in the next frame, because a layout that the property changes at once is an error in WebKit, "ResizeObserver loop".
  // The height is the observed one: reading it in the next frame would style the page once more.
  const observer = new ResizeObserver((entries) => {
    const height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    frame = requestAnimationFrame(() => {
      style.textContent = height > 0 ? `${RESTING} { ${property}: ${height}px; }` : '';
      element.toggleAttribute('data-shown', height > 0);
    });
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.remove();
  };
}
