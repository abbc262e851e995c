import { fakeSettings } from '../fake-settings';
import { fetchWithSamples } from './fetch-with-samples';

const asked: string[] = [];
const network: typeof fetch = async (input) => {
  asked.push(String(input));
  return new Response('from the network');
};
const sampled = fetchWithSamples(network);
const picture = `${fakeSettings.snapshotBlogOrigin}/content/images/2026/02/engineering.jpg`;

beforeEach(() => asked.splice(0));

test('a picture of a committed post is there without a network', async () => {
  const response = await sampled(picture);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  expect(asked).toEqual([]);
});

test('a build that has it is told that it is unchanged', async () => {
  const etag = (await sampled(picture)).headers.get('etag') ?? '';
  expect((await sampled(picture, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('everything else is fetched', async () => {
  const others = [
    'https://blog.example.com/content/images/2026/02/engineering.jpg',
    `${fakeSettings.snapshotBlogOrigin}/content/images/2026/02/other.jpg`,
  ];
  for (const address of others) await sampled(address);
  expect(asked).toEqual(others);
});
