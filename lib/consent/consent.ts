import { consentKeys } from '@/content/storage-keys';
import type { Clock } from '@/lib/platform/clock';
import type { Store } from '@/lib/platform/storage.browser';

/** The banner asks again after this many months. */
const CHOICE_VALID_MONTHS = 6;

/** A date this far in the future is wrong. A smaller difference only means that the clock was set back since. */
const CLOCK_LEEWAY_MS = 24 * 60 * 60 * 1000;

export type Consent =
  | { status: 'undecided' }
  /** `sinceMs`: milliseconds since 1970. */
  | { status: 'accepted' | 'rejected'; sinceMs: number }
  /** The browser sends Global Privacy Control: no banner, no tracking. */
  | { status: 'refused-by-signal' };

export type Choice = 'accepted' | 'rejected';

export type ConsentPorts = {
  clock: Clock;
  local: Store;
  isSignalOn(): boolean;
  /** Calls when another tab changes one of these keys. Returns stop. */
  watchKeys(keys: readonly string[], onChange: () => void): () => void;
};

export type ConsentStore = {
  current(): Consent;
  choose(choice: Choice): void;
  /** Calls at once, and after each change in this or another tab. Returns stop. */
  watch(onChange: (consent: Consent) => void): () => void;
};

/** The visitor's choice about tracking (specification, section 4), stored for six months and shared by all tabs. */
export function createConsent({ clock, local, isSignalOn, watchKeys }: ConsentPorts): ConsentStore {
  const listeners = new Set<() => void>();
  // A choice that the storage did not take is still valid for this page.
  let unsaved: { choice: Choice; sinceMs: number } | null = null;

  const save = (choice: Choice, sinceMs: number): boolean => {
    // The date first, so that no other tab reads the new choice with the old date.
    local.write(consentKeys.date, new Date(sinceMs).toISOString());
    if (choice === 'accepted' && isSignalOn()) local.write(consentKeys.overSignal, 'true');
    else local.remove(consentKeys.overSignal);
    return local.write(consentKeys.choice, String(choice === 'accepted'));
  };

  const current = (): Consent => {
    if (unsaved && save(unsaved.choice, unsaved.sinceMs)) unsaved = null;
    if (unsaved) return { status: unsaved.choice, sinceMs: unsaved.sinceMs };

    const value = local.read(consentKeys.choice);
    const isKnown = value === 'true' || value === 'false';
    const sinceMs = dateOfChoice();
    if (isKnown && clock.now() < monthsLater(sinceMs, CHOICE_VALID_MONTHS)) {
      const isOverruled = value === 'true' && isSignalOn() && local.read(consentKeys.overSignal) !== 'true';
      if (!isOverruled) return { status: value === 'true' ? 'accepted' : 'rejected', sinceMs };
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

  const notify = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    current,
    choose(choice) {
      const sinceMs = clock.now();
      unsaved = save(choice, sinceMs) ? null : { choice, sinceMs };
      notify();
    },
    watch(onChange) {
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

function monthsLater(timeMs: number, months: number): number {
  const date = new Date(timeMs);
  return date.setUTCMonth(date.getUTCMonth() + months);
}
