/** Remembers signatures for as long as their calls would be taken. Only genuine ones may be given to it. */
export function createReplayGuard(windowMs: number) {
  const seen = new Map<string, number>();

  return {
    /** True the first time. */
    isNew(signature: string, now: number): boolean {
      for (const [known, forgetAt] of seen) if (forgetAt <= now) seen.delete(known);
      if (seen.has(signature)) return false;
      // A call from the future is in its window for twice as long.
      seen.set(signature, now + 2 * windowMs);
      return true;
    },
  };
}
