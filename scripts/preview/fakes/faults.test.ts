import { jsonRequest, startTestFakes } from './fakes-fixture';

// lib/blog/pull-failures.test.ts holds what each mode answers.

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes();
});
afterEach(() => {
  fakes.faults.clear();
  fakes.inbox.clear();
});
afterAll(() => fakes.close());

const put = (faults: unknown) => fetch(`${fakes.origin}/__faults`, jsonRequest('PUT', faults));
const geolocate = async () => (await fetch(`${fakes.origin}/geolocation/json`)).status;
const sendVisit = async (visit: unknown) =>
  (await fetch(`${fakes.origin}/hooks/visits`, jsonRequest('POST', visit))).status;

test('a status fault delivers nothing, spares the other services, and pages can read its answer', async () => {
  await put({ webhook: { mode: 'status', status: 500 } });
  const answer = await fetch(`${fakes.origin}/hooks/visits`, jsonRequest('POST', {}));
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([500, '*']);
  expect(fakes.inbox.read().visits).toEqual([]);
  expect(await geolocate()).toBe(200);
});

test('a slow service receives what was sent, even when the sender stops waiting', async () => {
  await put({ webhook: { mode: 'slow', delayMs: 60_000 } });
  const request = { ...jsonRequest('POST', { a: 1 }), signal: AbortSignal.timeout(200) };
  await expect(fetch(`${fakes.origin}/hooks/visits`, request)).rejects.toThrow();
  expect(fakes.inbox.read().visits).toHaveLength(1);
});

test.each([
  ['chat', '/packs/js/sdk.js'],
  ['scheduling', '/embed/embed.js'],
  ['scheduling', '/book'],
  ['blog', '/blog'],
  ['mail', '/api/v1.0/email/send'],
])('%s covers %s', async (service, path) => {
  await put({ [service]: { mode: 'status', status: 418 } });
  expect((await fetch(fakes.origin + path)).status).toBe(418);
});

test('a fault with `times` ends by itself; preflights pass and do not count', async () => {
  await put({ webhook: { mode: 'status', status: 500, times: 1 } });
  expect((await fetch(`${fakes.origin}/hooks/visits`, { method: 'OPTIONS' })).status).toBe(204);
  expect(await sendVisit({})).toBe(500);
  expect(await sendVisit({})).toBe(200);
});

test('tests that run in parallel set and remove their own faults by `match`', async () => {
  await put({ webhook: { mode: 'status', status: 503 } });
  await put({ webhook: { mode: 'hang', match: 'visitor-a' } });
  await put({ webhook: { mode: 'status', status: 501, match: 'visitor-a' } });
  await put({ webhook: { mode: 'status', status: 502, match: 'visitor-b' } });
  expect(await sendVisit('visitor-a')).toBe(501);
  expect(await sendVisit('visitor-b')).toBe(502);
  expect(await sendVisit('visitor-c')).toBe(503);
  await fetch(`${fakes.origin}/__faults?match=visitor-a`, { method: 'DELETE' });
  expect(await sendVisit('visitor-a')).toBe(503);
  expect(await sendVisit('visitor-b')).toBe(502);
});

test.each([
  [{ post: { mode: 'hang' } }],
  [{ mail: { mode: 'slow' } }],
  [{ mail: { mode: 'hang', delay: 5 } }],
  ['hang'],
])('%j is refused with a reason', async (faults) => {
  const response = await put(faults);
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/\w/)]);
});
