import { composeEnquiry } from './compose-enquiry';
import { emailJsTransport } from './emailjs-transport';

const config = { origin: 'https://relay.example', serviceId: 'service', templateId: 'template', publicKey: 'key' };
const mail = composeEnquiry({ name: 'Ada', email: 'ada@example.org', service: 'Other', message: 'Hello' });

const fetchMock = jest.fn();
Object.defineProperty(globalThis, 'fetch', { value: fetchMock, configurable: true });
beforeEach(() => fetchMock.mockReset());

const answer = (status: number, text: string) => ({ ok: status < 300, status, text: async () => text });

test('one POST goes to the configured relay, with exactly the five keys of its API', async () => {
  fetchMock.mockResolvedValue(answer(200, 'OK'));
  await emailJsTransport(mail, config);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [url, request] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('https://relay.example/api/v1.0/email/send');
  expect(request.method).toBe('POST');
  expect(JSON.parse(request.body)).toEqual({
    lib_version: expect.any(String),
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: mail,
  });
});

test('a second try is not held back by the client after a refused one', async () => {
  fetchMock.mockResolvedValueOnce(answer(500, 'Oops')).mockResolvedValueOnce(answer(200, 'OK'));
  await expect(emailJsTransport(mail, config)).rejects.toMatchObject({ status: 500, text: 'Oops' });
  await emailJsTransport(mail, config);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
