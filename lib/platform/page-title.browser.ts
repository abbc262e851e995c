const ERROR_PREFIX = 'Error: ';

/** Begins the page's title with 'Error: '. Returns how to take it away again; a title that changed meanwhile stays. */
export function prefixTitleWithError(): () => void {
  if (!document.title.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + document.title;
  return () => {
    if (document.title !== ownTitle()) document.title = ownTitle();
  };
}

/** The page's title, whatever stands in the page's form. */
export function ownTitle(): string {
  const { title } = document;
  return title.startsWith(ERROR_PREFIX) ? title.slice(ERROR_PREFIX.length) : title;
}

/** Says the page's title once there is one: while a page comes, it may have none. Returns stop. */
export function whenTitled(say: (title: string) => void): () => void {
  const sayIt = () => {
    if (!document.title) return;
    observer.disconnect();
    say(document.title);
  };
  const observer = new MutationObserver(sayIt);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  sayIt();
  return () => observer.disconnect();
}
