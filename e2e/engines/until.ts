import { setTimeout as wait } from 'node:timers/promises';

const TIMEOUT_MS = 15_000;
const INTERVAL_MS = 40;

/**
 * Calls `ask` until it resolves to a value, and returns the value.
 *
 * @throws Error with `what` after 15 seconds
 */
export async function until<Value>(what: string, ask: () => Promise<Value | undefined | null>): Promise<Value> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer !== undefined && answer !== null) return answer;
    await wait(INTERVAL_MS);
  }
  throw new Error(`Timed out after ${TIMEOUT_MS / 1000} s: ${what}`);
}
