/** Puts a prefix before the page's title. Returns how to take it away again; a title that changed meanwhile stays. */
export function prefixTitle(prefix: string): () => void {
  if (!document.title.startsWith(prefix)) document.title = prefix + document.title;
  return () => {
    if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
  };
}
