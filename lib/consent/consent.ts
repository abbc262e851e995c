import { CONSENT_MONTHS } from '@/content/retention';
import { consentKeys } from '@/content/storage-keys';
import type { Clock } from '@/lib/platform/clock';
import type { Store } from '@/lib/platform/storage.browser';

/** A date this far in the future is wrong. A smaller difference only means that the clock was set back since. */
const CLOCK_LEEWAY_MS = 24 * 60 * 60 * 1000;

export type Choice = 'accepted' | 'rejected';

/** `sinceMs`: milliseconds since 1970. */
type Chosen = { status: Choice; sinceMs: number };

/** `refused-by-signal`: the browser sends Global Privacy Control, so there is no banner and no tracking. */
export type Consent = { status: 'undecided' | 'refused-by-signal' } | Chosen;

type Ports = {
  clock: Clock;
  local: Store;
  /** Whether the browser sends Global Privacy Control (https://w3c.github.io/gpc/). */
  isSignalOn(): boolean;
  /** Calls `onChange` when another tab changes one of these keys. Returns a function that stops it. */
  watchKeys(keys: readonly string[], onChange: () => void): () => void;
};

export type ConsentStore = ReturnType<typeof createConsent>;

/** The visitor's choice about tracking (specification, section 4), stored for CONSENT_MONTHS and shared by all tabs. */
export function createConsent({ clock, local, isSignalOn, watchKeys }: Ports) {
  const listeners = new Set<() => void>();
  // A choice that the storage did not take is still valid for this page.
  let unsaved: Chosen | null = null;

  const save = ({ status, sinceMs }: Chosen): boolean => {
    // The date first, so that no other tab reads the new choice with the old date.
    local.write(consentKeys.date, new Date(sinceMs).toISOString());
    if (status === 'accepted' && isSignalOn()) local.write(consentKeys.overSignal, 'true');
    else local.remove(consentKeys.overSignal);
    const isSaved = local.write(consentKeys.choice, String(status === 'accepted'));
    // Where the storage has no room, the former choice would come back with the next page, and count in the other tabs.
    if (!isSaved) local.remove(consentKeys.choice);
    return isSaved;
  };

  const current = (): Consent => {
    if (unsaved && save(unsaved)) unsaved = null;
    if (unsaved) return unsaved;

    const value = local.read(consentKeys.choice);
    const sinceMs = dateOfChoice();
    const since = new Date(sinceMs);
    if (clock.now() < since.setUTCMonth(since.getUTCMonth() + CONSENT_MONTHS)) {
      const isOverruled = isSignalOn() && local.read(consentKeys.overSignal) !== 'true';
      if (value === 'true' && !isOverruled) return { status: 'accepted', sinceMs };
      if (value === 'false') return { status: 'rejected', sinceMs };
    }
    return { status: isSignalOn() ? 'refused-by-signal' : 'undecided' };
  };

  /** A choice with a missing or wrong date counts from now. */
  const dateOfChoice = (): number => {
    const now = clock.now();
    const date = Date.parse(local.read(consentKeys.date) ?? '');
    if (date <= now + CLOCK_LEEWAY_MS) return date;
    if (local.read(consentKeys.choice) !== null) local.write(consentKeys.date, new Date(now).toISOString());
    return now;
  };

  return {
    current,
    choose(choice: Choice) {
      const made: Chosen = { status: choice, sinceMs: clock.now() };
      unsaved = save(made) ? null : made;
      for (const listener of [...listeners]) listener();
    },
    /** Calls `onChange` at once, and after each change in this or another tab. Returns a function that stops it. */
    watch(onChange: (consent: Consent) => void): () => void {
      const listener = () => onChange(current());
      listeners.add(listener);
      const stop = watchKeys(Object.values(consentKeys), listener);
      listener();
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}
