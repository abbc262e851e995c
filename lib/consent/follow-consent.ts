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
  let current: { stop?: () => void } | null = null;

  const stop = () => {
    current?.stop?.();
    current = null;
  };

  const start = async (sinceMs: number) => {
    const tracking: typeof current = {};
    current = tracking;
    try {
      const startTracking = await loadTracking();
      // Only if the choice has not changed meanwhile.
      if (current === tracking) tracking.stop = startTracking(sinceMs);
    } catch (error) {
      log('Visits are not tracked', error);
    }
  };

  const stopWatching = consent.watch((state) => {
    if (state.status === 'accepted') {
      if (!current) void start(state.sinceMs);
      return;
    }
    stop();
    // The choice itself stays. An earlier site at this address kept visits of tabs in local storage.
    for (const key of Object.values({ ...sharedTrackingKeys, ...tabTrackingKeys })) {
      local.remove(key);
      session.remove(key);
    }
  });

  return () => {
    stopWatching();
    stop();
  };
}
