import { fakeSettings } from '../fake-settings';
import { articlesFixture, jsonRequest, startTestFakes } from './fakes-fixture';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes(articlesFixture(3));
});
afterEach(() => {
  fakes.faults.clear();
  fakes.inbox.clear();
});
afterAll(() => fakes.close());

const put = (faults: unknown) => fetch(`${fakes.origin}/__faults`, jsonRequest('PUT', faults));
const list = async (): Promise<unknown> => (await fetch(`${fakes.origin}/__faults`)).json();
const geolocate = (query = '') => fetch(`${fakes.origin}/geolocation/json${query}`);
const sendVisit = (visit: unknown) => fetch(`${fakes.origin}/hooks/visits`, jsonRequest('POST', visit));

describe('modes', () => {
  test('status: the status, body and type asked for, readable by the page', async () => {
    await put({ geolocation: { mode: 'status', status: 503, body: '<p>Booting</p>', contentType: 'text/html' } });
    const response = await geolocate();
    expect([response.status, await response.text()]).toEqual([503, '<p>Booting</p>']);
    expect(response.headers.get('content-type')).toBe('text/html');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('status with cors false: the page may not read it', async () => {
    await put({ geolocation: { mode: 'status', status: 500, cors: false } });
    expect((await geolocate()).headers.get('access-control-allow-origin')).toBeNull();
  });

  test('hang: no answer, and the server still closes', async () => {
    const own = await startTestFakes();
    own.faults.put('geolocation', { mode: 'hang', preflight: false, cors: true });
    const hanging = fetch(`${own.origin}/geolocation/json`).then(
      () => 'answered',
      () => 'cut',
    );
    expect(await Promise.race([hanging, new Promise((resolve) => setTimeout(resolve, 200, 'waiting'))])).toBe(
      'waiting',
    );
    await own.close();
    expect(await hanging).toBe('cut');
  });

  test('refuse: the connection is cut', async () => {
    await put({ geolocation: { mode: 'refuse' } });
    await expect(geolocate()).rejects.toThrow('fetch failed');
  });

  test('garbage: 200 with a page nobody asked for', async () => {
    await put({ geolocation: { mode: 'garbage' } });
    const response = await geolocate();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await expect(response.json()).rejects.toThrow();
  });

  test('slow: late, but right', async () => {
    await put({ geolocation: { mode: 'slow', delayMs: 150 } });
    const start = performance.now();
    expect(await (await geolocate()).json()).toHaveProperty('city');
    expect(performance.now() - start).toBeGreaterThan(140);
  });

  test('slow: what was sent has arrived, though the sender gave up waiting', async () => {
    await put({ webhook: { mode: 'slow', delayMs: 60_000 } });
    const request = { ...jsonRequest('POST', { a: 1 }), signal: AbortSignal.timeout(200) };
    await expect(fetch(`${fakes.origin}/hooks/visits`, request)).rejects.toThrow();
    expect(fakes.inbox.read().visits).toHaveLength(1);
  });

  test('truncated: the right answer, cut in the middle', async () => {
    await put({ blog: { mode: 'truncated' } });
    const key = fakeSettings.ghostContentKey;
    const response = await fetch(`${fakes.origin}/ghost/api/v3/content/posts/?key=${key}`);
    const text = await response.text();
    expect([response.status, text.startsWith('{"posts":[')]).toEqual([200, true]);
    expect(() => JSON.parse(text)).toThrow();
  });

  test('truncated: an answer too short to cut is broken all the same', async () => {
    await put({ webhook: { mode: 'truncated' } });
    await expect((await sendVisit({})).json()).rejects.toThrow();
  });
});

describe('reach', () => {
  test('a failed request delivers nothing', async () => {
    await put({ webhook: { mode: 'status', status: 500 } });
    await sendVisit({ a: 1 });
    expect(fakes.inbox.read().visits).toEqual([]);
  });

  test('the other services go on', async () => {
    await put({ mail: { mode: 'refuse' } });
    expect((await geolocate()).status).toBe(200);
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

  test('times: it heals by itself', async () => {
    await put({ geolocation: { mode: 'status', status: 500, times: 2 } });
    expect((await geolocate()).status).toBe(500);
    expect(await list()).toMatchObject({ faults: [{ service: 'geolocation', times: 1 }] });
    expect((await geolocate()).status).toBe(500);
    expect((await geolocate()).status).toBe(200);
    expect(await list()).toEqual({ faults: [] });
  });

  test('match: only requests that carry the words in body or url fail, and only they count', async () => {
    await put({ webhook: { mode: 'status', status: 500, match: 'visitor-a', times: 1 } });
    await put({ geolocation: { mode: 'status', status: 500, match: 'visitor-a' } });
    expect((await sendVisit({ deviceId: 'visitor-b' })).status).toBe(200);
    expect((await sendVisit({ deviceId: 'visitor-a' })).status).toBe(500);
    expect((await sendVisit({ deviceId: 'visitor-a' })).status).toBe(200);
    expect((await geolocate('?visitor-a')).status).toBe(500);
    expect((await geolocate('?visitor-b')).status).toBe(200);
  });

  test('tests side by side each set their own, and heal only that', async () => {
    await put({ webhook: { mode: 'status', status: 503 } });
    await put({ webhook: { mode: 'status', status: 501, match: 'visitor-a' } });
    await put({ webhook: { mode: 'status', status: 502, match: 'visitor-b' } });
    expect((await sendVisit('visitor-a')).status).toBe(501);
    expect((await sendVisit('visitor-b')).status).toBe(502);
    expect((await sendVisit('visitor-c')).status).toBe(503);
    await fetch(`${fakes.origin}/__faults?match=visitor-a`, { method: 'DELETE' });
    expect((await sendVisit('visitor-a')).status).toBe(503);
    expect((await sendVisit('visitor-b')).status).toBe(502);
  });

  test('a new fault takes the place of the old one with the same match', async () => {
    await put({ geolocation: { mode: 'hang' } });
    await put({ geolocation: { mode: 'status', status: 500 } });
    expect((await geolocate()).status).toBe(500);
  });

  test('preflights pass, uncounted, unless they are to fail', async () => {
    const ask = () => fetch(`${fakes.origin}/hooks/visits`, { method: 'OPTIONS' });
    await put({ webhook: { mode: 'status', status: 500, times: 1 } });
    expect((await ask()).status).toBe(204);
    expect((await sendVisit({})).status).toBe(500);
    await put({ webhook: { mode: 'status', status: 403, preflight: true } });
    expect((await ask()).status).toBe(403);
  });

  test('DELETE heals all', async () => {
    await put({ geolocation: { mode: 'refuse' }, blog: { mode: 'hang', match: 'x' } });
    await fetch(`${fakes.origin}/__faults`, { method: 'DELETE' });
    expect(await list()).toEqual({ faults: [] });
    expect((await geolocate()).status).toBe(200);
  });
});

test.each([
  [{ post: { mode: 'hang' } }],
  [{ mail: { mode: 'explode' } }],
  [{ mail: { mode: 'status' } }],
  [{ mail: { mode: 'status', status: 99 } }],
  [{ mail: { mode: 'slow' } }],
  [{ mail: { mode: 'hang', times: 0 } }],
  [{ mail: { mode: 'hang', delay: 5 } }],
  ['hang'],
])('%j is refused with the reason, and nothing is set', async (faults) => {
  const response = await put(faults);
  expect([response.status, await response.text()]).toEqual([400, expect.stringMatching(/\w/)]);
  expect(await list()).toEqual({ faults: [] });
});
