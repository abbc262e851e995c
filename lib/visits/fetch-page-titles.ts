/** Visits must not wait long for it: a page without an entry goes by the document's title. */
const TIMEOUT_MS = 5000;

/** The titles of the site's pages by path, as their file has them (app/page-titles.json); `{}` where it cannot be had. */
export async function fetchPageTitles(): Promise<unknown> {
  try {
    const answer = await fetch('/page-titles.json', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}
