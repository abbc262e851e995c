import { fakeSettings } from '../fake-settings';
import { articleFixture, jsonRequest, startTestFakes } from './fakes-fixture';
import { mailKeys } from './mail-relay';

// A fake that accepts more than its service would hide errors of the site. The flows and lib/blog/pull hold the rest.

const POSTS = '/ghost/api/v3/content/posts/';
const mail = {
  lib_version: '4.4.1',
  user_id: mailKeys.publicKey,
  service_id: mailKeys.serviceId,
  template_id: mailKeys.templateId,
  template_params: { message: '<script>alert(1)</script>' },
};

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes([articleFixture(1)]);
});
afterAll(() => fakes.close());

const ask = (path: string, request?: RequestInit) => fetch(fakes.origin + path, request);
const send = (body: unknown) => ask('/api/v1.0/email/send', jsonRequest('POST', body));
const browse = (query: string) => ask(`${POSTS}?key=${fakeSettings.ghostContentKey}&${query}`);

test.each<[what: string, body: unknown, status: number, text: string]>([
  ['a wrong public key', { ...mail, user_id: 'other' }, 400, 'The Public Key is invalid'],
  ['no library version', { ...mail, lib_version: undefined }, 400, 'lib_version'],
  ['an additional key', { ...mail, requestId: '1' }, 400, 'requestId'],
  ['more than EmailJS’s limit', { ...mail, template_params: { x: 'x'.repeat(50_001) } }, 413, 'size limit'],
])('a mail with %s is refused with a message that pages can read', async (_, body, status, text) => {
  const answer = await send(body);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
  expect(await answer.text()).toContain(text);
  expect(await (await ask('/__inbox.json')).json()).toEqual({ mails: [], visits: [] });
});

test('the inbox shows a mail as text', async () => {
  expect((await send(mail)).status).toBe(200);
  const inbox = await (await ask('/__inbox')).text();
  expect(inbox).not.toContain('<script');
  expect(inbox).toContain('&#60;script&#62;alert(1)');
});

test('a visit that is not sent as JSON is refused', async () => {
  expect((await ask('/hooks/visits', { method: 'POST', body: '{}' })).status).toBe(415);
});

test('Ghost refuses a wrong key and a bad limit, and leaves out authors and tags that are not asked for', async () => {
  expect((await ask(`${POSTS}?key=wrong`)).status).toBe(401);
  expect((await browse('limit=some')).status).toBe(422);
  const { posts } = await (await browse('limit=all')).json();
  expect(Object.keys(posts[0])).not.toEqual(expect.arrayContaining([expect.stringMatching(/author|tag/)]));
});

test('Ghost answers with the fields that are asked for and included relations, compressed', async () => {
  const answer = await browse('fields=title,nonsense&include=tags');
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  const { posts } = await answer.json();
  const tags = [{ name: 'Costs', visibility: 'public' }];
  expect(posts).toEqual([{ title: 'Article 1', tags, primary_tag: { name: 'Costs' } }]);
  expect((await browse('fields=title,tags&include=tags')).status).toBe(400);
});
