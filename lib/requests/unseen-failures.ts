/** Called with the errors of forms that were unmounted before their send failed. A component that stays shows them. */
const listeners = new Set<(failure: string) => void>();

export function notifyUnseenFailure(failure: string): void {
  for (const listener of listeners) listener(failure);
}

/** Returns a function that stops it. */
export function watchUnseenFailures(onFailure: (failure: string) => void): () => void {
  listeners.add(onFailure);
  return () => listeners.delete(onFailure);
}
