import { jsonRequest, startTestFakes } from './fakes-fixture';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes();
});
afterAll(() => fakes.close());

test.each(['/api/v1.0/email/send-form', '/ghost/api/v5/content/posts/', '/__other/'])(
  '%s answers 404 without CORS, as the real hosts do',
  async (path) => {
    const response = await fetch(fakes.origin + path);
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([404, null]);
  },
);

test('a body that is too large is refused', async () => {
  const sent = fetch(`${fakes.origin}/hooks/visits`, jsonRequest('POST', 'x'.repeat(1_100_000)));
  // The connection may close before the answer is read.
  await sent.then(({ status }) => expect(status).toBe(413)).catch((error) => expect(error).toBeInstanceOf(TypeError));
  expect(fakes.inbox.read().visits).toEqual([]);
});

test('browsers cache nothing', async () => {
  for (const path of ['/geolocation/json', '/packs/js/sdk.js', '/blog', '/__inbox']) {
    expect((await fetch(fakes.origin + path)).headers.get('cache-control')).toBe('no-store');
  }
});
