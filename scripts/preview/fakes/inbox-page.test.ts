import { fakeSettings } from '../fake-settings';
import { jsonRequest, startTestFakes } from './fakes-fixture';

let fakes: Awaited<ReturnType<typeof startTestFakes>>;

beforeAll(async () => {
  fakes = await startTestFakes([], () => new Date('2024-05-01T10:00:00Z'));
});
afterEach(() => fakes.inbox.clear());
afterAll(() => fakes.close());

async function sendMail(subject: string, message: string) {
  const { publicKey: user_id, serviceId: service_id, templateId: template_id } = fakeSettings.mail;
  const call = { lib_version: '4.4.1', user_id, service_id, template_id, template_params: { subject, message } };
  await fetch(`${fakes.origin}/api/v1.0/email/send`, jsonRequest('POST', call));
}
const sendVisit = (visit: unknown) => fetch(`${fakes.origin}/hooks/visits`, jsonRequest('POST', visit));
const readPage = async () => (await fetch(`${fakes.origin}/__inbox`)).text();
const readJson = async () => (await fetch(`${fakes.origin}/__inbox.json`)).json();

test('mails and visits are shown newest first, with all they carry', async () => {
  await sendMail('First', 'one');
  await sendMail('Second', 'two\nlines');
  await sendVisit({ deviceId: 'device-1' });
  const page = await readPage();
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'));
  for (const part of ['two\nlines', 'device-1', '2024-05-01 10:00:00 UTC', fakeSettings.mail.publicKey]) {
    expect(page).toContain(part);
  }
});

test('the page renews itself', async () => {
  expect(await readPage()).toMatch(/<meta http-equiv="refresh" content="\d+">/);
});

test('whatever was sent is shown as text', async () => {
  await sendMail('<script>alert(1)</script>', '<img src=x onerror="alert(2)">');
  await sendVisit({ '</pre><script>': '<script>' });
  const page = await readPage();
  expect(page).not.toMatch(/<script|<img/);
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(2)&quot;&gt;');
});

test('tests read it as JSON', async () => {
  await sendMail('S', 'm');
  await sendVisit({ a: 1 });
  expect(await readJson()).toEqual({
    mails: [
      {
        receivedAt: '2024-05-01T10:00:00.000Z',
        body: expect.objectContaining({ template_params: { subject: 'S', message: 'm' } }),
      },
    ],
    visits: [{ receivedAt: '2024-05-01T10:00:00.000Z', body: { a: 1 } }],
  });
});

test('it can be emptied', async () => {
  await sendMail('S', 'm');
  await sendVisit({ a: 1 });
  await fetch(`${fakes.origin}/__inbox`, { method: 'DELETE' });
  expect(await readJson()).toEqual({ mails: [], visits: [] });
});
