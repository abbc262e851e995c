import { jsonRequest, startTestFakes } from './fakes-fixture';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes([], () => new Date('2024-05-01T10:00:00Z'));
});
afterEach(() => fakes.inbox.clear());
afterAll(() => fakes.close());

const send = (request: RequestInit) => fetch(`${fakes.origin}/hooks/visits`, request);

test('a visit is taken without a word and lies in the inbox', async () => {
  const visit = { deviceId: 'd', pages: [{ url: '/' }] };
  const response = await send(jsonRequest('POST', visit));
  expect([response.status, await response.text()]).toEqual([200, '']);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(fakes.inbox.read().visits).toEqual([{ receivedAt: '2024-05-01T10:00:00.000Z', body: visit }]);
});

test.each([
  ['text/plain', '{}', 415],
  ['application/json', '{', 400],
])('%s with body %s is refused', async (contentType, body, status) => {
  const response = await send({ method: 'POST', headers: { 'content-type': contentType }, body });
  expect(response.status).toBe(status);
  expect(fakes.inbox.read().visits).toEqual([]);
});

test('a browser may ask first', async () => {
  const headers = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
  const response = await send({ method: 'OPTIONS', headers });
  expect([response.status, response.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type']);
});
