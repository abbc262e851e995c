import type { Clock } from '@/lib/platform/clock';
import type { Store } from '@/lib/platform/storage.browser';
import { createDelivery, type DeliveryPorts, RETRY_MS } from './delivery';
import { createDeviceId, isDeviceId } from './device-id';
import { readPlace, unknownPlace } from './place';
import type { Visit } from './records';
import { createReporting } from './reporting';
import { addHidden, beginVisit, endVisit, isoTime, type PageView, viewPage } from './visit';
import { keepVisits } from './visit-storage';

/** A tab hidden for so long was left: the visit ended when it was hidden, and what follows is another. */
export const LONG_ABSENCE_MS = 30 * 60 * 1000;

export type PageSignals = {
  onNavigate(): void;
  onHide(): void;
  /** The tab is shown again, or the page is back from the back/forward cache. */
  onShow(): void;
  /** The page is on its way out (`pagehide`). */
  onLeave(): void;
};

export type TrackingPorts = {
  clock: Clock;
  local: Store;
  session: Store;
  random: Pick<Crypto, 'getRandomValues'> | undefined;
  /** Whether the visitor agrees at this moment: another tab may have heard a no that is still on its way here. */
  isAllowed(): boolean;
  page: {
    /** When the document was opened, in milliseconds since 1970. */
    openedAtMs: number;
    view(): PageView;
    isHidden(): boolean;
    watch(signals: PageSignals): () => void;
  };
  /** The geolocation service's answer; null where none is set. */
  askPlace: (() => Promise<unknown>) | null;
  post: DeliveryPorts['post'];
  /** Does the work in one tab at a time; where another tab is at it, not at all. */
  runAlone(work: () => Promise<void>): Promise<void>;
  log: DeliveryPorts['log'];
};

/**
 * Tracks the visit of this tab (specification, sections 3 and 4) until the returned stop is called, which keeps and
 * sends nothing more. Throws without secure random. `sinceMs`: when the visitor agreed; nothing before it counts.
 */
export function startTracking(ports: TrackingPorts, sinceMs: number): () => void {
  const { clock, page, log } = ports;
  const guarded = (store: Store): Store => ({
    ...store,
    write: (key, value) => ports.isAllowed() && store.write(key, value),
  });
  const kept = keepVisits(guarded(ports.local), guarded(ports.session));
  const delivery = createDelivery({ ...ports, kept });
  const deviceId = knownDeviceId();
  const reporting = createReporting({ clock, kept, delivery, deviceId });
  let place = unknownPlace;
  let visit: Visit | null = null;
  let hiddenSinceMs: number | null = null;
  let cancelWake = () => {};
  let isStopped = false;

  function knownDeviceId(): string {
    const known = kept.readDeviceId();
    if (isDeviceId(known)) return known;
    const created = createDeviceId(ports.random);
    kept.writeDeviceId(created);
    return created;
  }

  function keep(next: Visit) {
    visit = { ...next, endTime: isoTime(clock.now()) };
    kept.writeVisit(visit);
  }

  function begin(startMs: number, referrer: string) {
    if (!ports.isAllowed()) return;
    keep(beginVisit(startMs, deviceId, place, { ...page.view(), referrer }));
    if (page.isHidden()) hide();
  }

  function hide() {
    if (!visit) return;
    hiddenSinceMs = clock.now();
    kept.writeHiddenTime(isoTime(hiddenSinceMs));
    keep(visit);
  }

  function show() {
    if (isLongAbsent()) end(false);
    if (!visit) return begin(clock.now(), '');
    if (hiddenSinceMs === null) return;
    const shown = addHidden(visit, hiddenSinceMs, clock.now());
    hiddenSinceMs = null;
    kept.clearHiddenTime();
    keep(shown);
  }

  function isLongAbsent(): boolean {
    return hiddenSinceMs !== null && clock.now() - hiddenSinceMs >= LONG_ABSENCE_MS;
  }

  function end(isLeaving: boolean) {
    if (!visit) return;
    let last = visit;
    let endMs = clock.now();
    if (hiddenSinceMs !== null) {
      if (isLongAbsent()) endMs = hiddenSinceMs;
      else last = addHidden(last, hiddenSinceMs, endMs);
    }
    visit = null;
    hiddenSinceMs = null;
    finish(endVisit(last, endMs), isLeaving);
  }

  /** Stored first, then sent. */
  function finish(session: Visit, isLeaving: boolean) {
    if (!ports.isAllowed()) return;
    delivery.enqueue(session);
    kept.finishVisit(session);
    void delivery.sendFirst(session, isLeaving);
  }

  /** A visit that this tab could not end itself: the browser ended the tab in the background, or fell over. */
  function finishLeftover() {
    const leftover = kept.readVisit();
    const hiddenMs = Date.parse(kept.readHiddenTime() ?? '');
    if (leftover) finish(endVisit(leftover, hiddenMs || Date.parse(leftover.endTime)), false);
    kept.clearHiddenTime();
  }

  function navigate() {
    if (!visit) return;
    const view = page.view();
    keep(viewPage(visit, { ...view, referrer: visit.pages.at(-1)?.url ?? '' }, clock.now()));
  }

  const nextDueMs = () => Math.min(delivery.nextDueMs(), reporting.nextDueMs());

  async function deliver() {
    reporting.reportIfDue(place);
    await delivery.sendDue();
  }

  /**
   * Looks for what is due now, and again when the next is, at the latest after a retry interval. So long, too, where
   * something is due still: a storage that had no room for it will have none at once.
   */
  async function wake() {
    cancelWake();
    if (isLongAbsent()) end(false);
    try {
      if (ports.isAllowed() && nextDueMs() <= clock.now()) await ports.runAlone(deliver);
    } catch (error) {
      log('Records could not be sent', error);
    }
    if (isStopped) return;
    const waitMs = nextDueMs() - clock.now();
    cancelWake = clock.after(waitMs > 0 ? Math.min(RETRY_MS, waitMs) : RETRY_MS, () => void wake());
  }

  async function locate(ask: () => Promise<unknown>) {
    try {
      place = readPlace(await ask());
    } catch (error) {
      log("The visitor's place is unknown", error);
    }
    if (visit && !isStopped) keep({ ...visit, geoData: place });
  }

  finishLeftover();
  // Not from the moment of the yes: every open tab hears the same one, and visits are told apart by when they began.
  begin(sinceMs > page.openedAtMs ? clock.now() : page.openedAtMs, page.view().referrer);
  if (ports.askPlace) void locate(ports.askPlace);
  const stopWatching = page.watch({ onNavigate: navigate, onHide: hide, onShow: show, onLeave: () => end(true) });
  void wake();

  return () => {
    isStopped = true;
    visit = null;
    stopWatching();
    cancelWake();
    delivery.stop();
  };
}
