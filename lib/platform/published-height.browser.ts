/**
 * Publishes an element's height as a custom property of the root element, which is not set while the element is hidden. The
 * style sheets use it to keep elements at the bottom edge from covering each other. Each new value makes the browser style the
 * whole page again. Returns a function that stops it.
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const { style } = document.documentElement;
  const publish = () => {
    if (element.offsetHeight > 0) style.setProperty(property, `${element.offsetHeight}px`);
    else style.removeProperty(property);
  };
  let frame = 0;
  // In the next frame: a layout that the property changes at once is an error in WebKit, "ResizeObserver loop".
  const observer = new ResizeObserver(() => {
    frame = requestAnimationFrame(publish);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty(property);
  };
}
