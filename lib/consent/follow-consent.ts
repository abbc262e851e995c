import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import type { Store } from '@/lib/platform/storage.browser';
import type { ConsentStore } from './consent';

/** Starts tracking and returns stop. `sinceMs`: when the visitor agreed, in milliseconds since 1970. */
export type StartTracking = (sinceMs: number) => () => void;

type Ports = {
  consent: ConsentStore;
  local: Store;
  session: Store;
  /** Loads the tracking engine, which is not loaded before consent. */
  loadTracking(): Promise<StartTracking>;
  log(message: string, error: unknown): void;
};

/** Tracks visits while the visitor agrees, and deletes all stored visits otherwise. Returns stop. */
export function followConsent({ consent, local, session, loadTracking, log }: Ports): () => void {
  let stopTracking: (() => void) | null = null;
  let isWanted = false;
  // The choice may change while the engine loads: only the latest one may start it.
  let attempt = 0;

  const stop = () => {
    attempt += 1;
    isWanted = false;
    stopTracking?.();
    stopTracking = null;
  };

  const start = async (sinceMs: number) => {
    isWanted = true;
    attempt += 1;
    const current = attempt;
    try {
      const startTracking = await loadTracking();
      if (current === attempt) stopTracking = startTracking(sinceMs);
    } catch (error) {
      log('Visits are not tracked', error);
    }
  };

  const stopWatching = consent.watch((state) => {
    if (state.status !== 'accepted') {
      stop();
      deleteVisits(local, session);
    } else if (!isWanted) void start(state.sinceMs);
  });

  return () => {
    stopWatching();
    stop();
  };
}

/** Deletes all that tracking stores. The choice itself stays. */
function deleteVisits(local: Store, session: Store): void {
  for (const key of Object.values(sharedTrackingKeys)) local.remove(key);
  for (const key of Object.values(tabTrackingKeys)) session.remove(key);
}
