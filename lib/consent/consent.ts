import { consentKeys } from '@/content/storage-keys';
import type { Clock } from '@/lib/platform/clock';
import type { Store } from '@/lib/platform/storage.browser';

/** The choice is asked again after so many months. */
const CHOICE_HOLDS_MONTHS = 6;

/** A clock may have been put back since the choice; a date beyond this is no date of a choice. */
const CLOCK_LEEWAY_MS = 24 * 60 * 60 * 1000;

export type Consent =
  | { status: 'undecided' }
  /** `sinceMs`: milliseconds since 1970. */
  | { status: 'accepted' | 'rejected'; sinceMs: number }
  /** Global Privacy Control says no for the visitor: no banner, no tracking. */
  | { status: 'refused-by-signal' };

export type Choice = 'accepted' | 'rejected';

export type ConsentPorts = {
  clock: Clock;
  local: Store;
  isSignalOn(): boolean;
  /** Tells when another tab has changed one of these keys; returns stop. */
  watchKeys(keys: readonly string[], onChange: () => void): () => void;
};

export type ConsentStore = {
  current(): Consent;
  choose(choice: Choice): void;
  /** Calls at once and at each change, in whichever tab it is made; returns stop. */
  watch(onChange: (consent: Consent) => void): () => void;
};

/** The visitor's choice about visit tracking (specification, section 4): kept for six months, the same in all tabs. */
export function createConsent({ clock, local, isSignalOn, watchKeys }: ConsentPorts): ConsentStore {
  const listeners = new Set<() => void>();
  // A choice that no storage would take still holds for this page.
  let unkept: { choice: Choice; sinceMs: number } | null = null;

  const keep = (choice: Choice, sinceMs: number): boolean => {
    // The date first: another tab never reads this choice with the date of the one before.
    local.write(consentKeys.date, new Date(sinceMs).toISOString());
    if (choice === 'accepted' && isSignalOn()) local.write(consentKeys.overSignal, 'true');
    else local.remove(consentKeys.overSignal);
    return local.write(consentKeys.choice, String(choice === 'accepted'));
  };

  const current = (): Consent => {
    if (unkept && keep(unkept.choice, unkept.sinceMs)) unkept = null;
    if (unkept) return { status: unkept.choice, sinceMs: unkept.sinceMs };

    const value = local.read(consentKeys.choice);
    const isKnown = value === 'true' || value === 'false';
    const sinceMs = dateOfChoice();
    if (isKnown && clock.now() < monthsLater(sinceMs, CHOICE_HOLDS_MONTHS)) {
      const isOverruled = value === 'true' && isSignalOn() && local.read(consentKeys.overSignal) !== 'true';
      if (!isOverruled) return { status: value === 'true' ? 'accepted' : 'rejected', sinceMs };
    }
    return { status: isSignalOn() ? 'refused-by-signal' : 'undecided' };
  };

  /** A choice without a date, or with one that cannot be, counts from now on. */
  const dateOfChoice = (): number => {
    const now = clock.now();
    const date = Date.parse(local.read(consentKeys.date) ?? '');
    if (date <= now + CLOCK_LEEWAY_MS) return date;
    if (local.read(consentKeys.choice) !== null) local.write(consentKeys.date, new Date(now).toISOString());
    return now;
  };

  const announce = () => {
    for (const listener of [...listeners]) listener();
  };

  return {
    current,
    choose(choice) {
      const sinceMs = clock.now();
      unkept = keep(choice, sinceMs) ? null : { choice, sinceMs };
      announce();
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
