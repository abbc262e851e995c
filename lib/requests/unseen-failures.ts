/** Errors of forms that were unmounted before they failed. A part of the page that stays shows them. */
const listeners = new Set<(failure: string) => void>();

export function notifyUnseenFailure(failure: string): void {
  for (const listener of listeners) listener(failure);
}

/** Returns stop. */
export function watchUnseenFailures(onFailure: (failure: string) => void): () => void {
  listeners.add(onFailure);
  return () => listeners.delete(onFailure);
}
