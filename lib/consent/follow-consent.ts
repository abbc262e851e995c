import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import type { Store } from '@/lib/platform/storage.browser';
import type { ConsentStore } from './consent';

/** Starts tracking and returns a function that stops it. `sinceMs`: when the visitor agreed, in milliseconds since 1970. */
export type StartTracking = (sinceMs: number) => () => void;

type Ports = {
  consent: ConsentStore;
  local: Store;
  session: Store;
  /** Loads the tracking engine, which is not loaded before consent. */
  loadTracking(): Promise<StartTracking>;
  log(message: string, error: unknown): void;
};

/** Tracks visits while the visitor agrees, and deletes all stored visits otherwise. Returns a function that ends this. */
export function followConsent({ consent, local, session, loadTracking, log }: Ports): () => void {
  let stopTracking: (() => void) | null = null;
  let hasConsent = false;
  // The choice may change while the engine loads: only the latest choice may start tracking.
  let attempt = 0;

  const stop = () => {
    attempt += 1;
    hasConsent = false;
    stopTracking?.();
    stopTracking = null;
  };

  const start = async (sinceMs: number) => {
    hasConsent = true;
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
    if (state.status === 'accepted') {
      if (!hasConsent) void start(state.sinceMs);
      return;
    }
    stop();
    // The choice itself stays.
    for (const key of Object.values(sharedTrackingKeys)) local.remove(key);
    for (const key of Object.values(tabTrackingKeys)) session.remove(key);
  });

  return () => {
    stopWatching();
    stop();
  };
}
