/** Puts a prefix before the page's title. Returns how to take it away again; a title that changed meanwhile stays. */
export function prefixTitle(prefix: string): () => void {
  if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
  return () => {
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
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
