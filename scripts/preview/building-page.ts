import type { ServerResponse } from 'node:http';

const SECONDS = '2';

const PAGE = `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${SECONDS}">
<title>The site is being built</title>
<style>body { margin: 4rem auto; max-width: 30rem; padding: 0 1rem; font: 1.125rem/1.5 system-ui; }</style>
<h1>The site is being built</h1>
<p>This takes about a minute. The page reloads by itself and then shows the site; the terminal says how far it is.</p>
`;

/** Answers any address while there is no site yet. */
export function sendBuildingPage(response: ServerResponse) {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'retry-after': SECONDS })
    .end(PAGE);
}
