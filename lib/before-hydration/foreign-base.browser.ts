/**
 * A translator shows the page on its own host, with a `<base>` of ours. Relative URLs in the history would then be of another
 * origin, which browsers refuse: they are resolved against the shown address.
 */
export function keepHistoryOnThisHost(): void {
  if (document.baseURI.startsWith(`${window.location.origin}/`)) return;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = window.history[name].bind(window.history);
    window.history[name] = (state, unused, url) => write(state, unused, url && new URL(url, window.location.href).href);
  }
}
