import type { Clock } from '@/lib/platform/clock';

/** The work's result, or an Error when it takes longer than the limit. The work itself goes on: it cannot be recalled. */
export async function withTimeout<Result>(work: Promise<Result>, limitMs: number, clock: Clock): Promise<Result> {
  let cancel = () => {};
  const limit = new Promise<never>((_, reject) => {
    cancel = clock.after(limitMs, () => reject(new Error(`no answer within ${limitMs} ms`)));
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    cancel();
  }
}
