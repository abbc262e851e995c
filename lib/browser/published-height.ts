/**
 * Keeps an element's height on the root element as a custom property, 0px while it is not shown: what stands at the
 * bottom edge lifts what would cover it. Returns stop.
 */
export function publishHeight(element: HTMLElement, property: `--${string}`): () => void {
  const root = document.documentElement;
  const observer = new ResizeObserver(() => root.style.setProperty(property, `${element.offsetHeight}px`));
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.style.removeProperty(property);
  };
}
