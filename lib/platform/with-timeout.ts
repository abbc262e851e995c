import type { Clock } from './clock';

/** Neither a mail relay's client nor the loading of a script file has a timeout of its own. */
export const TIMEOUT_MS = 15_000;

/** The result of the work, or an Error after TIMEOUT_MS. The work itself cannot be stopped. */
export async function withTimeout<Result>(work: Promise<Result>, clock: Clock): Promise<Result> {
  let cancel = () => {};
  const limit = new Promise<never>((_, reject) => {
    cancel = clock.after(TIMEOUT_MS, () => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    cancel();
  }
}
