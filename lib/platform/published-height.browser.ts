/**
 * Publishes an element's height as a custom property of the root element, 0px while the element is hidden. The style
 * sheets use it to keep elements at the bottom edge from covering each other. Returns a function that stops it.
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const root = document.documentElement;
  const publish = () => root.style.setProperty(property, `${element.offsetHeight}px`);
  publish();
  let frame = 0;
  // In the next frame: a layout that the property changes at once is an error in WebKit, "ResizeObserver loop".
  const observer = new ResizeObserver(() => {
    frame = requestAnimationFrame(publish);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    root.style.removeProperty(property);
  };
}
