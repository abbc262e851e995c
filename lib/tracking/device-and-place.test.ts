/** @jest-environment node */
import { memoryStore } from '@/lib/browser/memory-store-under-test';
import { browserUnderTest } from './tracking-under-test';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);

test('the device keeps its id; one that is no id is replaced', () => {
  const browser = browserUnderTest(memoryStore({ deviceId: 'ab'.repeat(16) }));
  expect(browser.openTab().visit()?.deviceId).toBe('ab'.repeat(16));
  const other = browserUnderTest(memoryStore({ deviceId: '<script>' }));
  expect(other.openTab().visit()?.deviceId).toBe('0'.repeat(32));
  expect(other.local.entries.get('deviceId')).toBe('0'.repeat(32));
});

test('without secure random it throws', () => {
  expect(() => browserUnderTest().openTab({ random: undefined })).toThrow('secure random');
});

const unknown = { country: 'Unknown', city: 'Unknown', region: 'Unknown', latitude: null, longitude: null };

test.each([
  ['does not answer', () => Promise.reject(new Error('offline')), unknown],
  ['answers nonsense', async () => 'Welcome to the station Wi-Fi', unknown],
  ['leaves things out', async () => ({ city: 'Douala', latitude: '4' }), { ...unknown, city: 'Douala' }],
])('a geolocation service that %s leaves the place Unknown', async (_, askPlace, geoData) => {
  const tab = browserUnderTest().openTab({ askPlace });
  await pass(0);
  expect(tab.visit()?.geoData).toEqual(geoData);
});
