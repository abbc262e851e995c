/**
 * Keeps an element's height on the root element as a custom property, 0px while it is not shown: what stands at the
 * bottom edge lifts what would cover it. Returns stop.
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
