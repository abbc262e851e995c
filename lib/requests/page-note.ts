/** What a visitor is told who no longer sees the place that would say it, such as a form that was left during its send. */
export type Note = { text: string; reference?: string };

const listeners = new Set<(note: Note | null) => void>();

/** Shows a note over the page, and announces it; null removes it. */
export function showNote(note: Note | null): void {
  for (const listener of listeners) listener(note);
}

/** Returns a function that stops it. */
export function watchNotes(onNote: (note: Note | null) => void): () => void {
  listeners.add(onNote);
  return () => listeners.delete(onNote);
}
