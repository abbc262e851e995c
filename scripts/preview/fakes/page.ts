const style = `
  :root { color-scheme: light dark }
  body { font: 17px/1.6 system-ui, sans-serif; max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
  nav a { margin-inline-end: 1rem }
  img { max-width: 100% }
  article.arrival { border-block-start: 1px solid #8886; padding-block: 1rem }
  th, td { text-align: start; vertical-align: top; padding: .25rem .75rem .25rem 0 }
  td, pre { white-space: pre-wrap; overflow-wrap: anywhere }`;

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A plain page of the fakes. `title` is escaped here; the caller escapes what `body` quotes. */
export function page(title: string, body: string, refreshSeconds?: number): string {
  const refresh = refreshSeconds ? `<meta http-equiv="refresh" content="${refreshSeconds}">` : '';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}
</style>
</head>
<body>
<nav><a href="/blog">Blog</a><a href="/__inbox">Inbox</a><a href="/book">Booking</a></nav>
<main>
${body}
</main>
</body>
</html>
`;
}
