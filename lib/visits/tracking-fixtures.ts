import { browserClock } from '@/lib/platform/clock';
import { type MemoryStore, memoryStore } from '@/lib/platform/memory-store-fixture';
import type { Visit, WeeklyReport } from './records';
import { type PageSignals, startTracking, type TrackingPorts } from './start-tracking';

export const start = Date.parse('2026-03-10T12:00:00Z');

/* Each test of a file that imports this one begins at `start`, with fake timers. */
beforeEach(() => jest.useFakeTimers({ now: start }));

export const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

const webPlace = { country_name: 'Cameroon', city: 'Douala', region: 'Littoral', latitude: 4.0511, longitude: 9.7679 };

/** Overrides of the tab's ports, and when its page was opened and the visitor agreed. */
type TabOptions = Partial<TrackingPorts> & { session?: MemoryStore; openedAtMs?: number; sinceMs?: number };

/** A browser whose tabs share the storage, the lock and the webhook. `sent` has what the webhook got. */
export function browserFixture(local: MemoryStore = memoryStore()) {
  const sent: (Visit | WeeklyReport)[] = [];
  const browser = {
    local,
    sent,
    isAllowed: true,
    /** The webhook answers with a 2xx, with an error, cannot be reached, or does not answer. */
    webhook: 'up' as 'up' | 'refusing' | 'down' | 'hanging',
    isLocked: false,
    sessions: () => sent.filter((data): data is Visit => !('type' in data)),
    reports: () => sent.filter((data): data is WeeklyReport => 'type' in data),
    stored: (key: string) => JSON.parse(local.entries.get(key) ?? '[]'),
    openTab: (options: TabOptions = {}) => openTab(browser, options),
  };
  return browser;
}

export type BrowserFixture = ReturnType<typeof browserFixture>;

function openTab(
  browser: BrowserFixture,
  { session = memoryStore(), openedAtMs = Date.now(), sinceMs = 0, ...options }: TabOptions,
) {
  let signals: PageSignals | null = null;
  const tab = {
    session,
    view: { url: 'https://site.example/', title: 'Home', referrer: '' },
    isHidden: false,
    logged: [] as string[],
    visit: (): Visit | null => JSON.parse(session.entries.get('currentVisit') ?? 'null'),
    go(path: string, title = path) {
      tab.view = { ...tab.view, url: `https://site.example${path}`, title };
      signals?.onNavigate();
    },
    hide() {
      tab.isHidden = true;
      signals?.onHide();
    },
    show() {
      tab.isHidden = false;
      signals?.onShow();
    },
    /** Browsers first send `pagehide`, then hide the tab. */
    leave() {
      signals?.onLeave();
      tab.hide();
    },
  };
  // A page's own clock begins when it is opened.
  const zeroMs = browserClock.elapsed() + openedAtMs - Date.now();
  const ports: TrackingPorts = {
    clock: { ...browserClock, elapsed: () => browserClock.elapsed() - zeroMs },
    local: browser.local,
    session,
    random: { getRandomValues: <T>(bytes: T) => bytes },
    isAllowed: () => browser.isAllowed,
    page: {
      openedAtMs,
      view: () => tab.view,
      isHidden: () => tab.isHidden,
      watch(given) {
        signals = given;
        return () => {
          signals = null;
        };
      },
    },
    fetchPlace: async () => webPlace,
    post: (body, { signal }) => post(browser, JSON.parse(body), signal),
    async runAlone(work) {
      if (browser.isLocked) return;
      browser.isLocked = true;
      await work().finally(() => {
        browser.isLocked = false;
      });
    },
    log: (message) => tab.logged.push(message),
    ...options,
  };
  return { ...tab, ports, tab, stop: startTracking(ports, sinceMs) };
}

async function post(browser: BrowserFixture, data: Visit | WeeklyReport, signal: AbortSignal): Promise<void> {
  browser.sent.push(data);
  if (browser.webhook === 'down') throw new TypeError('Failed to fetch');
  if (browser.webhook === 'hanging') {
    await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  }
  if (browser.webhook === 'refusing') throw new Error('503');
}
