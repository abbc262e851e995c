/**
 * A translator that shows a page from its own host gives it our host as the base of addresses. Next's router and our own parts write
 * paths into the history, which would then be addresses of another host: browsers refuse those, and React would put its error screen
 * in the page's place. So paths in the history belong to the host that shows the page.
 */
export function keepHistoryOnThisHost(): void {
  if (document.baseURI.startsWith(`${window.location.origin}/`)) return;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = window.history[name].bind(window.history);
    window.history[name] = (state, unused, url) => write(state, unused, url && new URL(url, window.location.href).href);
  }
}
