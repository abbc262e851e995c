const BETWEEN_MS = 200;

/**
 * Asks until there is an answer other than undefined and false. An error ends the wait, and so does the limit, with an Error that
 * names `what`: "the post to be live".
 */
export async function waitUntil<T>(
  what: string,
  limitSeconds: number,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
): Promise<T> {
  const deadline = performance.now() + limitSeconds * 1000;
  while (true) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
    if (performance.now() > deadline) throw new Error(`Waited ${limitSeconds} s for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}
