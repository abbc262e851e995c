import { sharedTrackingKeys, tabTrackingKeys } from '@/content/storage-keys';
import type { Store } from '@/lib/platform/storage.browser';
import type { ConsentStore } from './consent';

/** Starts tracking; what it returns stops it. `sinceMs`: when the visitor agreed. */
export type StartTracking = (sinceMs: number) => () => void;

type Ports = {
  consent: ConsentStore;
  local: Store;
  session: Store;
  /** Fetches the tracking engine: not a byte of it is loaded before consent. */
  loadTracking(): Promise<StartTracking>;
  log(message: string, error: unknown): void;
};

/** Tracks while the visitor agrees, and forgets everything about visits while not. Returns stop. */
export function followConsent({ consent, local, session, loadTracking, log }: Ports): () => void {
  let stopTracking: (() => void) | null = null;
  let isWanted = false;
  // A choice may change while the engine is still on its way: only the latest one may start it.
  let turn = 0;

  const end = () => {
    turn += 1;
    isWanted = false;
    stopTracking?.();
    stopTracking = null;
  };

  const begin = async (sinceMs: number) => {
    isWanted = true;
    turn += 1;
    const mine = turn;
    try {
      const startTracking = await loadTracking();
      if (mine === turn) stopTracking = startTracking(sinceMs);
    } catch (error) {
      log('Visits are not tracked', error);
    }
  };

  const stopWatching = consent.watch((state) => {
    if (state.status !== 'accepted') {
      end();
      forgetVisits(local, session);
    } else if (!isWanted) void begin(state.sinceMs);
  });

  return () => {
    stopWatching();
    end();
  };
}

/** Deletes all that tracking keeps; the choice itself stays. */
function forgetVisits(local: Store, session: Store): void {
  for (const key of Object.values(sharedTrackingKeys)) local.remove(key);
  for (const key of Object.values(tabTrackingKeys)) session.remove(key);
}
