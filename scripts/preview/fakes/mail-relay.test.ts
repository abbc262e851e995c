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

test('a mail with exactly the five keys is taken and lands in the inbox', async () => {
  const request = { ...jsonRequest('POST', mail), headers: { 'content-type': 'application/json; charset=utf-8' } };
  expect(await send(request)).toEqual({ status: 200, text: 'OK', cors: '*' });
  expect(fakes.inbox.read().mails.map(({ body }) => body)).toEqual([mail]);
});

const tooMuch = { message: 'x'.repeat(50_001) };

test.each<[what: string, body: unknown, status: number, text: string]>([
  ['a wrong public key', { ...mail, user_id: 'other' }, 400, 'The Public Key is invalid'],
  ['an unknown service', { ...mail, service_id: 'other' }, 400, 'The service ID not found'],
  ['an unknown template', { ...mail, template_id: 'other' }, 400, 'The template ID not found'],
  ['no library version', { ...mail, lib_version: undefined }, 400, 'lib_version'],
  ['parameters that are no object', { ...mail, template_params: 'x' }, 400, 'template_params'],
  ['an additional key', { ...mail, requestId: '1' }, 400, 'requestId'],
  ['more than EmailJS’s limit', { ...mail, template_params: tooMuch }, 413, 'The variables size limit'],
])('%s is refused with a message that pages can read', async (_, body, status, text) => {
  const answer = await send(jsonRequest('POST', body));
  expect(answer).toEqual({ status, text: expect.stringContaining(text), cors: '*' });
  expect(fakes.inbox.read().mails).toEqual([]);
});

test.each(['text/plain', 'application/json-patch'])('the content type %s is refused', async (contentType) => {
  const request = { method: 'POST', headers: { 'content-type': contentType }, body: JSON.stringify(mail) };
  expect(await send(request)).toMatchObject({ status: 400, text: expect.stringContaining('Content-Type') });
});
