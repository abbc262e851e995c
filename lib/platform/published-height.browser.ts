/**
 * Publishes an element's height as a custom property of the root element, 0px while the element is hidden. The style
 * sheets use it to keep elements at the bottom edge from covering each other. Returns a function that stops it.
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const root = document.documentElement;
  const publish = () => root.style.setProperty(property, `${element.offsetHeight}px`);
  publish();
  const observer = new ResizeObserver(publish);
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.style.removeProperty(property);
  };
}
