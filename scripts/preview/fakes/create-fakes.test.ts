import { jsonRequest, startTestFakes } from './fakes-fixture';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes();
});
afterAll(() => fakes.close());

test('the geolocation service tells where a visitor is, to any page', async () => {
  const response = await fetch(`${fakes.origin}/geolocation/json`);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await response.json()).toEqual({
    country_name: expect.any(String),
    city: expect.any(String),
    region: expect.any(String),
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  });
});

test.each(['/api/v1.0/email/send-form', '/ghost/api/v5/content/posts/', '/packs/js/other.js', '/__other/'])(
  'there is nothing at %s, and no page may read that',
  async (path) => {
    const response = await fetch(fakes.origin + path);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  },
);

test('the controls are not for pages of other origins', async () => {
  const response = await fetch(`${fakes.origin}/__inbox.json`);
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, null]);
});

test('a body beyond all measure is refused', async () => {
  const sent = fetch(`${fakes.origin}/hooks/visits`, jsonRequest('POST', 'x'.repeat(1_100_000)));
  // The connection may go before the answer is read: either way nothing was taken.
  await sent.then(({ status }) => expect(status).toBe(413)).catch((error) => expect(error).toBeInstanceOf(TypeError));
  expect(fakes.inbox.read().visits).toEqual([]);
});

test('nothing is remembered by a browser', async () => {
  for (const path of ['/geolocation/json', '/packs/js/sdk.js', '/blog', '/__inbox']) {
    expect((await fetch(fakes.origin + path)).headers.get('cache-control')).toBe('no-store');
  }
});
