/**
 * Publishes an element's height as a custom property of the root element, which is not set while the element is hidden. The
 * style sheets use it to keep elements at the bottom edge from covering each other. Each new value makes the browser style the
 * whole page again. Returns a function that stops it.
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const { style } = document.documentElement;
  let frame = 0;
  // Set in the next frame, because a layout that the property changes at once is an error in WebKit, "ResizeObserver loop".
  // The height is the observed one: reading it in the next frame would style the page once more.
  const observer = new ResizeObserver((entries) => {
    const height = Math.round(entries.at(-1)?.borderBoxSize[0]?.blockSize ?? 0);
    frame = requestAnimationFrame(() => {
      if (height > 0) style.setProperty(property, `${height}px`);
      else style.removeProperty(property);
    });
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty(property);
  };
}
