/**
 * A translator that shows a page from its own host makes ours the base of addresses. Browsers refuse paths of another host in
 * the history, and React would put its error screen in place: so these paths belong to the host that shows the page.
 */
export function keepHistoryOnThisHost(): void {
  if (document.baseURI.startsWith(`${window.location.origin}/`)) return;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = window.history[name].bind(window.history);
    window.history[name] = (state, unused, url) => write(state, unused, url && new URL(url, window.location.href).href);
  }
}
