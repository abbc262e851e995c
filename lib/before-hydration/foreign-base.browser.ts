/** Paths in the history belong to the host that shows the page: a translator makes ours the base, and browsers refuse those. */
export function keepHistoryOnThisHost(): void {
  if (document.baseURI.startsWith(`${window.location.origin}/`)) return;
  for (const name of ['pushState', 'replaceState'] as const) {
    const write = window.history[name].bind(window.history);
    window.history[name] = (state, unused, url) => write(state, unused, url && new URL(url, window.location.href).href);
  }
}
