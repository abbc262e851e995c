import type { Store } from '@/lib/platform/storage.browser';
import { createDelivery, type DeliveryPorts, RETRY_MS } from './delivery';
import { readPlace, unknownPlace } from './records';
import * as visits from './visit';
import { createVisitStorage, type SecureRandom } from './visit-storage';
import { createWeeklyReports } from './weekly-report';

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
    /** When the document was opened, in milliseconds since 1970. */
    openedAtMs: number;
    view(): visits.PageView;
    isHidden(): boolean;
    /** Returns a function that stops it. */
    watch(signals: PageSignals): () => void;
  };
  /** Fetches the geolocation service's answer; null if no service is configured. */
  fetchPlace: (() => Promise<unknown>) | null;
  /** Runs the work in one tab at a time; does nothing while another tab runs it. */
  runAlone(work: () => Promise<void>): Promise<void>;
};

/**
 * Tracks the visit of this tab (specification, sections 3 and 4): page signals change the state of the visit, every new state
 * is saved, and a visit that ends is queued and sent. Nothing before the visitor agreed (`sinceMs`, milliseconds since
 * 1970) counts. Throws without secure random. Returns a function that stops it: from then on nothing is saved or sent.
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
  let state: visits.VisitState = { status: 'none' };
  let place = unknownPlace;
  let cancelWake = () => {};

  function update(transition: visits.Transition, isLeaving = false) {
    if (!visits.isOpen(state)) return;
    const next = transition(state, clock.now());
    if (next !== state) setState(next, isLeaving);
  }

  function setState(next: visits.VisitState, isLeaving = false) {
    state = next;
    if (visits.isOpen(next)) visitStorage.writeVisit(next, clock.now());
    if (next.status !== 'ended' || !ports.isAllowed()) return;
    delivery.enqueue(next.visit);
    visitStorage.finishVisit(next.visit);
    void delivery.sendFirst(next.visit, isLeaving);
  }

  function begin(startMs: number, referrer: string) {
    if (!ports.isAllowed()) return;
    setState(visits.beginVisit(startMs, deviceId, place, { ...page.view(), referrer }));
    if (page.isHidden()) update(visits.hide);
  }

  const nextDueMs = () => Math.min(delivery.nextDueMs(), reports.nextDueMs());

  async function sendDue() {
    reports.sendIfDue(place);
    await delivery.sendDue();
  }

  /** Sends the due records, then waits until the next one is due: RETRY_MS at most, and RETRY_MS if one could not be sent. */
  async function wake() {
    update(visits.endIfLongAbsent);
    try {
      if (ports.isAllowed() && nextDueMs() <= clock.now()) await ports.runAlone(sendDue);
    } catch (error) {
      log('Records could not be sent', error);
    }
    if (state.status === 'stopped') return;
    const waitMs = nextDueMs() - clock.now();
    cancelWake = clock.after(waitMs > 0 ? Math.min(RETRY_MS, waitMs) : RETRY_MS, () => void wake());
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
  if (leftover) setState({ status: 'ended', visit: leftover });
  // Never at `sinceMs`: it is the same in all open tabs, and the receiver distinguishes visits by their start time.
  begin(sinceMs > page.openedAtMs ? clock.now() : page.openedAtMs, page.view().referrer);
  if (ports.fetchPlace) void locate(ports.fetchPlace);
  const stopWatching = page.watch({
    onNavigate: () => update(visits.navigate(page.view())),
    onHide: () => update(visits.hide),
    onShow() {
      update(visits.endIfLongAbsent);
      if (visits.isOpen(state)) update(visits.show);
      else begin(clock.now(), '');
    },
    onLeave() {
      update(visits.endIfLongAbsent, true);
      update(visits.end, true);
    },
  });
  void wake();

  return () => {
    state = { status: 'stopped' };
    stopWatching();
    cancelWake();
    delivery.abortAll();
  };
}
