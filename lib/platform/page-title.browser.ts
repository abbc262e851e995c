const ERROR_PREFIX = 'Error: ';

/** Prefixes the page's title with 'Error: '. Returns a function that removes the prefix, if the title still has it. */
export function prefixTitleWithError(): () => void {
  if (!document.title.startsWith(ERROR_PREFIX)) document.title = ERROR_PREFIX + document.title;
  return () => {
    if (document.title !== ownTitle()) document.title = ownTitle();
  };
}

/** The page's title without the 'Error: ' of a form. */
export const ownTitle = () => document.title.slice(document.title.startsWith(ERROR_PREFIX) ? ERROR_PREFIX.length : 0);

/** Calls `callback` once the page has a title, which comes late in a soft navigation. Returns a function that stops it. */
export function whenTitled(callback: (title: string) => void): () => void {
  const check = () => {
    if (!document.title) return;
    observer.disconnect();
    callback(document.title);
  };
  const observer = new MutationObserver(check);
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  check();
  return () => observer.disconnect();
}
