import type { Store } from '@/lib/platform/storage.browser';
import { createDelivery, type DeliveryPorts, RETRY_MS } from './delivery';
import { readPlace, unknownPlace, type Visit } from './records';
import * as visits from './visit';
import { createVisitStorage, type SecureRandom } from './visit-storage';
import { createWeeklyReports } from './weekly-report';

/** A visitor who is away for this long has left: a return begins another visit. */
export const LONG_ABSENCE_MS = 30 * 60 * 1000;

/** The clocks are compared at least this often while the page is visible. */
const TICK_MS = 60 * 1000;

export type PageSignals = {
  onNavigate(): void;
  onHide(): void;
  /** The tab is shown again, or the page is back from the back/forward cache. */
  onShow(): void;
  /** The page is about to go (`pagehide`). */
  onLeave(): void;
};

export type TrackingPorts = Omit<DeliveryPorts, 'visitStorage'> & {
  local: Store;
  session: Store;
  random: SecureRandom | undefined;
  page: {
    /** When the document was opened, in milliseconds since 1970. `clock.elapsed()` was 0 then. */
    openedAtMs: number;
    view(): visits.PageView;
    isHidden(): boolean;
    watch(signals: PageSignals): () => void;
  };
  /** Fetches the geolocation service's answer; null if no service is configured. */
  fetchPlace: (() => Promise<unknown>) | null;
  /** Runs the work in one tab at a time; does nothing while another tab runs it. */
  runAlone(work: () => Promise<void>): Promise<void>;
};

/**
 * Tracks the visit of this tab (specification, sections 3 and 4), from when the visitor agreed (`sinceMs`, milliseconds since
 * 1970). Throws without secure random. Returns a function that stops it: from then on nothing is saved or sent.
 */
export function startTracking(ports: TrackingPorts, sinceMs: number): () => void {
  const { clock, page, log } = ports;
  const guarded = (store: Store): Store => ({
    ...store,
    write: (key, value) => ports.isAllowed() && store.write(key, value),
  });
  const visitStorage = createVisitStorage(guarded(ports.local), guarded(ports.session));
  const delivery = createDelivery({ ...ports, visitStorage });
  const deviceId = visitStorage.readDeviceId(ports.random);
  const reports = createWeeklyReports({ clock, visitStorage, delivery, deviceId });
  let open: visits.OpenVisit | null = null;
  let isStopped = false;
  let place = unknownPlace;
  let cancelWake = () => {};
  /** The time of the visit, in milliseconds since 1970, when `clock.elapsed()` was 0. */
  let zeroMs = 0;
  /** When the visitor was last here, by both clocks. */
  let seenMs = 0;
  let seenElapsedMs = 0;

  const visitMs = () => zeroMs + clock.elapsed();

  /**
   * Changes an open visit. One whose visitor was away for long, in another tab or because the computer slept, ends instead, and another
   * begins if the page is in view. Nothing reports a sleep, and browsers differ: on macOS, Linux and phones `elapsed` stands still
   * meanwhile, so that the wall clock jumps against it; in Chromium and Firefox on Windows it runs on, and the tick comes late by
   * both. So the longer of both times counts, less what a tick accounts for, and quiet reading is none. A clock set forward is taken
   * for a sleep.
   */
  function update(transition: visits.Transition, isLeaving?: boolean) {
    if (!open) return;
    const elapsedMs = clock.elapsed() - seenElapsedMs;
    const hereMs = open.hiddenAtMs ? 0 : Math.min(elapsedMs, TICK_MS);
    if (Math.max(elapsedMs, clock.now() - seenMs) - hereMs < LONG_ABSENCE_MS) return save(transition(open, visitMs()));
    finish(visits.endVisit(open.visit, zeroMs + seenElapsedMs + hereMs), isLeaving);
    if (!isLeaving && !page.isHidden()) begin('');
  }

  function save(next: visits.OpenVisit) {
    // The visitor of a hidden tab was last here when it was hidden.
    if (!open?.hiddenAtMs || !next.hiddenAtMs) {
      seenMs = clock.now();
      seenElapsedMs = clock.elapsed();
    }
    open = next;
    visitStorage.writeVisit(next, visitMs());
  }

  function finish(visit: Visit, isLeaving?: boolean) {
    open = null;
    delivery.enqueue(visit);
    visitStorage.finishVisit(visit);
    void delivery.sendFirst(visit, isLeaving);
  }

  /** Begins a visit now, or when the page was opened. */
  function begin(referrer: string, openedAtMs?: number) {
    if (!ports.isAllowed()) return;
    zeroMs = openedAtMs ?? clock.now() - clock.elapsed();
    const startMs = openedAtMs ?? visitMs();
    const visit = visits.beginVisit(startMs, deviceId, place, { ...page.view(), referrer });
    save({ visit, hiddenAtMs: page.isHidden() ? startMs : undefined });
  }

  const nextDueMs = () => Math.min(delivery.nextDueMs(), reports.nextDueMs());

  async function sendDue() {
    reports.sendIfDue(place);
    await delivery.sendDue();
  }

  /** Sends the due records, then waits until the next one is due: TICK_MS at most, and RETRY_MS if one could not be sent. */
  async function wake() {
    update((open) => open);
    try {
      if (ports.isAllowed() && nextDueMs() <= clock.now()) await ports.runAlone(sendDue);
    } catch (error) {
      log('Records could not be sent', error);
    }
    if (isStopped) return;
    const waitMs = nextDueMs() - clock.now();
    cancelWake = clock.after(waitMs > 0 ? Math.min(TICK_MS, waitMs) : RETRY_MS, () => void wake());
  }

  async function locate(fetchPlace: () => Promise<unknown>) {
    try {
      place = readPlace(await fetchPlace());
    } catch (error) {
      log("The visitor's place is unknown", error);
    }
    update(visits.setPlace(place));
  }

  const leftover = visitStorage.readLeftover();
  if (leftover) finish(leftover);
  // Never at `sinceMs`: it is the same in all open tabs, and the receiver distinguishes visits by their start time.
  begin(page.view().referrer, sinceMs > page.openedAtMs ? undefined : page.openedAtMs);
  if (ports.fetchPlace) void locate(ports.fetchPlace);
  const stopWatching = page.watch({
    onNavigate: () => update(visits.navigate(page.view())),
    onHide: () => update(visits.hide),
    onShow() {
      update(visits.show);
      if (!open) begin('');
    },
    onLeave() {
      update(visits.show, true);
      if (open) finish(visits.endVisit(open.visit, visitMs()), true);
    },
  });
  void wake();

  return () => {
    open = null;
    isStopped = true;
    stopWatching();
    cancelWake();
    delivery.abortAll();
  };
}
