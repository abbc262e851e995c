/**
 * Does the work in one tab at a time: where another tab is at it, not at all. Browsers without locks do it in every tab.
 * The lock is held for the work alone: a page that holds one does not go into the back/forward cache.
 */
export async function runAlone(name: string, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await work();
  });
}
