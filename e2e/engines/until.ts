import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const INTERVAL_MS = 40;

/**
 * Asks again and again until there is an answer, and gives it.
 *
 * @throws Error naming what was waited for, where none comes in 15 seconds
 */
export async function until<Value>(what: string, ask: () => Promise<Value | undefined | null>): Promise<Value> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined && answer !== null) return answer;
    await wait(INTERVAL_MS);
  }
  throw new Error(`Waited in vain: ${what}`);
}
