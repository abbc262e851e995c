/** Show errors whose own component is gone, such as that of a form that was left during its send. */
const listeners = new Set<(failure: string) => void>();

export function notifyUnseenFailure(failure: string): void {
  for (const listener of listeners) listener(failure);
}

/** Returns a function that stops it. */
export function watchUnseenFailures(onFailure: (failure: string) => void): () => void {
  listeners.add(onFailure);
  return () => listeners.delete(onFailure);
}
