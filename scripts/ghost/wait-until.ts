const BETWEEN_MS = 200;

/**
 * Asks until there is an answer, for programs that take real time: a server that starts, a site that is built.
 *
 * @param what the end of the error's sentence: "the post to be live"
 * @param ask undefined or false means: ask again. An error ends the wait.
 * @returns the answer
 * @throws Error when the time is over
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
