import { fakeSettings } from '../fake-settings';
import { jsonRequest, startTestFakes } from './fakes-fixture';

const mail = {
  lib_version: '4.4.1',
  user_id: fakeSettings.mail.publicKey,
  service_id: fakeSettings.mail.serviceId,
  template_id: fakeSettings.mail.templateId,
  template_params: { from_name: 'Ada', message: 'Hello' },
};

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes();
});
afterEach(() => fakes.inbox.clear());
afterAll(() => fakes.close());

async function send(request: RequestInit) {
  const response = await fetch(`${fakes.origin}/api/v1.0/email/send`, request);
  return {
    status: response.status,
    text: await response.text(),
    cors: response.headers.get('access-control-allow-origin'),
  };
}

test('a mail with exactly the five keys is taken and lies in the inbox', async () => {
  expect(await send(jsonRequest('POST', mail))).toEqual({ status: 200, text: 'OK', cors: '*' });
  expect(fakes.inbox.read().mails.map(({ body }) => body)).toEqual([mail]);
});

test('a content type with a charset is taken', async () => {
  const request = { ...jsonRequest('POST', mail), headers: { 'content-type': 'application/json; charset=utf-8' } };
  expect((await send(request)).status).toBe(200);
});

test('parameters up to EmailJS’s limit are taken', async () => {
  const template_params = { message: 'x'.repeat(49_000) };
  expect((await send(jsonRequest('POST', { ...mail, template_params }))).status).toBe(200);
});

const without = (key: keyof typeof mail) => Object.fromEntries(Object.entries(mail).filter(([name]) => name !== key));

test.each<[what: string, body: unknown, status: number, text: string]>([
  ['a wrong public key', { ...mail, user_id: 'other' }, 400, 'The Public Key is invalid'],
  ['an unknown service', { ...mail, service_id: 'other' }, 400, 'The service ID not found'],
  ['an unknown template', { ...mail, template_id: 'other' }, 400, 'The template ID not found'],
  ['no library version', without('lib_version'), 400, 'The lib_version parameter is required'],
  ['no public key', without('user_id'), 400, 'The user_id parameter is required'],
  ['no service', without('service_id'), 400, 'The service_id parameter is required'],
  ['no template', without('template_id'), 400, 'The template_id parameter is required'],
  ['no parameters', without('template_params'), 400, 'The template_params parameter is required'],
  ['an empty public key', { ...mail, user_id: '' }, 400, 'The user_id parameter is required'],
  [
    'parameters that are no object',
    { ...mail, template_params: 'x' },
    400,
    'The template_params parameter is required',
  ],
  ['one key more', { ...mail, requestId: '1' }, 400, 'The requestId parameter is unknown'],
  ['a list', [mail], 400, 'The parameters are required as one object'],
  ['too much', { ...mail, template_params: { message: 'x'.repeat(50_001) } }, 413, 'The variables size limit'],
])('%s is refused with words that say so, readable by the page', async (_, body, status, text) => {
  const answer = await send(jsonRequest('POST', body));
  expect(answer).toEqual({ status, text: expect.stringContaining(text), cors: '*' });
  expect(fakes.inbox.read().mails).toEqual([]);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json-patch'])(
  'the content type %s is refused',
  async (contentType) => {
    const request = { method: 'POST', headers: { 'content-type': contentType }, body: JSON.stringify(mail) };
    expect(await send(request)).toMatchObject({ status: 400, text: expect.stringContaining('Content-Type') });
  },
);

test('a body that is no JSON is refused', async () => {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"lib_version"' };
  expect(await send(request)).toMatchObject({ status: 400, text: expect.stringContaining('required') });
});

test('a browser may ask first', async () => {
  const response = await fetch(`${fakes.origin}/api/v1.0/email/send`, {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  expect(response.headers.get('access-control-allow-headers')).toBe('content-type');
});

test('reading is not allowed', async () => {
  expect((await send({ method: 'GET' })).status).toBe(405);
});
