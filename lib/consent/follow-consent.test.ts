import { browserClock } from '@/lib/platform/clock';
import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { createConsent } from './consent';
import { followConsent, type StartTracking } from './follow-consent';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function page(stored: Record<string, string> = {}) {
  const local = memoryStore(stored);
  const session = memoryStore({ currentVisit: '{}', tabHiddenTime: 'x', theirs: 'stays' });
  const told: string[] = [];
  const start: StartTracking = () => {
    told.push('start');
    return () => told.push('stop');
  };
  const consent = createConsent({ clock: browserClock, local, isSignalOn: () => false, watchKeys: () => () => {} });
  const loadTracking = jest.fn(async () => start);
  const log = jest.fn();
  const stop = followConsent({ consent, local, session, loadTracking, log });
  return { local, session, told, consent, loadTracking, log, stop };
}

test('the engine is not loaded before the visitor agrees, nor after a no', async () => {
  const { consent, loadTracking } = page();
  consent.choose('rejected');
  await settled();
  expect(loadTracking).not.toHaveBeenCalled();
});

test('a yes from an earlier load starts tracking straight away, once', async () => {
  const { consent, told } = page({ trackingConsent: 'true' });
  await settled();
  consent.choose('accepted');
  await settled();
  expect(told).toEqual(['start']);
});

test('withdrawing stops tracking, then deletes all it kept and nothing else', async () => {
  const { consent, local, session, told } = page({ trackingConsent: 'true' });
  await settled();
  for (const key of [
    'deviceId',
    'visitHistory',
    'sessionHistory',
    'failedWebhookRequests',
    'weeklyReportSetup',
    'token',
  ]) {
    local.write(key, '[]');
  }
  consent.choose('rejected');
  expect(told).toEqual(['start', 'stop']);
  expect([...local.entries.keys()].sort()).toEqual(['token', 'trackingConsent', 'trackingConsentDate']);
  expect([...session.entries.keys()]).toEqual(['theirs']);
});

test('a yes taken back while the engine loads starts nothing; given again, it starts one', async () => {
  const { consent, told } = page();
  consent.choose('accepted');
  consent.choose('rejected');
  await settled();
  expect(told).toEqual([]);
  consent.choose('accepted');
  await settled();
  expect(told).toEqual(['start']);
});

test('an engine that does not load or start is logged, and the page goes on', async () => {
  const { consent, loadTracking, log } = page();
  loadTracking.mockRejectedValueOnce(new Error('chunk'));
  consent.choose('accepted');
  await settled();
  expect(log).toHaveBeenCalledWith('Visits are not tracked', expect.any(Error));
});
