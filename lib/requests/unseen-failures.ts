/** Words of failures that nobody saw: what sent them has left the page by then, and something that stands on says them. */
const listeners = new Set<(failure: string) => void>();

export function notifyUnseenFailure(failure: string): void {
  for (const listener of listeners) listener(failure);
}

/** Returns stop. */
export function watchMissedFailures(onMissed: (failure: string) => void): () => void {
  listeners.add(onMissed);
  return () => listeners.delete(onMissed);
}
