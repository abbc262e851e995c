import { jsonRequest, startTestFakes } from './fakes-fixture';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes([], () => new Date('2024-05-01T10:00:00Z'));
});
afterEach(() => fakes.inbox.clear());
afterAll(() => fakes.close());

const ids = { lib_version: '4.4.1', user_id: 'u', service_id: 's', template_id: 't' };
const addMail = (subject: string, message: string) =>
  fakes.inbox.addMail({ ...ids, template_params: { subject, message } });

test('the page shows mails and visits, newest first, as text', async () => {
  addMail('First', 'one\nline');
  addMail('<script>alert(1)</script>', '<img src=x onerror="alert(2)">');
  fakes.inbox.addVisit({ deviceId: '</pre><script>' });
  const page = await (await fetch(`${fakes.origin}/__inbox`)).text();
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(2)&quot;&gt;');
  expect(page.indexOf('alert(1)')).toBeLessThan(page.indexOf('First'));
  for (const part of ['one\nline', 'deviceId', '2024-05-01 10:00:00 UTC']) expect(page).toContain(part);
});

test('tests read a visit as JSON and empty the inbox; pages of other origins cannot', async () => {
  await fetch(`${fakes.origin}/hooks/visits`, jsonRequest('POST', { a: 1 }));
  const response = await fetch(`${fakes.origin}/__inbox.json`);
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(await response.json()).toEqual({
    mails: [],
    visits: [{ receivedAt: '2024-05-01T10:00:00.000Z', body: { a: 1 } }],
  });
  await fetch(`${fakes.origin}/__inbox`, { method: 'DELETE' });
  expect(fakes.inbox.read().visits).toEqual([]);
});

test.each([
  ['text/plain', '{}', 415],
  ['application/json', '{', 400],
])('a visit as %s with body %s is refused', async (contentType, body, status) => {
  const headers = { 'content-type': contentType };
  const response = await fetch(`${fakes.origin}/hooks/visits`, { method: 'POST', headers, body });
  expect([response.status, fakes.inbox.read().visits]).toEqual([status, []]);
});
