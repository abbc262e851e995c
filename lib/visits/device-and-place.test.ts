import { memoryStore } from '@/lib/platform/memory-store-fixture';
import { browserFixture, pass, withFakeTime } from './tracking-fixtures';

withFakeTime();

test('the device keeps its id; an invalid one is replaced', () => {
  const browser = browserFixture(memoryStore({ deviceId: 'ab'.repeat(16) }));
  expect(browser.openTab().visit()?.deviceId).toBe('ab'.repeat(16));
  const other = browserFixture(memoryStore({ deviceId: '<script>' }));
  expect(other.openTab().visit()?.deviceId).toBe('0'.repeat(32));
  expect(other.local.entries.get('deviceId')).toBe('0'.repeat(32));
});

test('without secure random it throws', () => {
  expect(() => browserFixture().openTab({ random: undefined })).toThrow('secure random');
});

const unknown = { country: 'Unknown', city: 'Unknown', region: 'Unknown', latitude: null, longitude: null };

test.each([
  ['does not answer', () => Promise.reject(new Error('offline'))],
  ['answers with something else', async () => 'Welcome to the station Wi-Fi'],
])('a geolocation service that %s leaves the place Unknown, and that is logged', async (_, fetchPlace) => {
  const tab = browserFixture().openTab({ fetchPlace });
  await pass(0);
  expect(tab.visit()?.geoData).toEqual(unknown);
  expect(tab.logged).toEqual(["The visitor's place is unknown"]);
});
