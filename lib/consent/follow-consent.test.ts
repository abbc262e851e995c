import { sharedTrackingKeys } from '@/content/storage-keys';
import { browserClock } from '@/lib/platform/clock';
import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { createConsent } from './consent';
import { followConsent } from './follow-consent';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function page(stored: Record<string, string> = {}) {
  const local = memoryStore(stored);
  const session = memoryStore({ currentVisit: '{}', tabHiddenTime: 'x', theirs: 'stays' });
  const calls: string[] = [];
  const consent = createConsent({ clock: browserClock, local, isSignalOn: () => false, watchKeys: () => () => {} });
  const loadTracking = jest.fn(async () => () => {
    calls.push('start');
    return () => calls.push('stop');
  });
  const log = jest.fn();
  const stop = followConsent({ consent, local, session, loadTracking, log });
  return { local, session, calls, consent, loadTracking, log, stop };
}

test('the engine is not loaded before the visitor agrees, nor after Reject', async () => {
  const { consent, loadTracking } = page();
  consent.choose('rejected');
  await settled();
  expect(loadTracking).not.toHaveBeenCalled();
});

test('consent from an earlier page load starts tracking at once, and only once', async () => {
  const { consent, calls } = page({ trackingConsent: 'true' });
  await settled();
  consent.choose('accepted');
  await settled();
  expect(calls).toEqual(['start']);
});

test('withdrawing stops tracking, then deletes all it stored and nothing else', async () => {
  const { consent, local, session, calls } = page({ trackingConsent: 'true' });
  await settled();
  // An earlier site kept the visit of a tab in local storage.
  for (const key of [...Object.values(sharedTrackingKeys), 'currentVisit', 'tabHiddenTime', 'token'])
    local.write(key, '[]');
  consent.choose('rejected');
  expect(calls).toEqual(['start', 'stop']);
  expect([...local.entries.keys()].sort()).toEqual(['token', 'trackingConsent', 'trackingConsentDate']);
  expect([...session.entries.keys()]).toEqual(['theirs']);
});

test('six months after the choice nothing is tracked, and what was stored is deleted', async () => {
  const trackingConsentDate = new Date(Date.now() - 190 * 24 * 3600 * 1000).toISOString();
  const { local, session, loadTracking } = page({ trackingConsent: 'true', trackingConsentDate, visitHistory: '[]' });
  await settled();
  expect(loadTracking).not.toHaveBeenCalled();
  expect([...local.entries.keys()]).not.toContain('visitHistory');
  expect([...session.entries.keys()]).toEqual(['theirs']);
});

test('consent withdrawn while the engine loads starts nothing; given again, it starts tracking once', async () => {
  const { consent, calls } = page();
  consent.choose('accepted');
  consent.choose('rejected');
  await settled();
  expect(calls).toEqual([]);
  consent.choose('accepted');
  await settled();
  expect(calls).toEqual(['start']);
});

test('an engine that does not load is logged, and the page keeps working', async () => {
  const { consent, loadTracking, log } = page();
  loadTracking.mockRejectedValueOnce(new Error('chunk'));
  consent.choose('accepted');
  await settled();
  expect(log).toHaveBeenCalledWith('Visits are not tracked', expect.any(Error));
});
