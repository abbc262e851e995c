/** @jest-environment jsdom */
import { enquiryForm } from '../enquiry';
import { filledForms } from '../filled-forms-fixture';
import { emailJsTransport } from './emailjs-transport';

const config = { origin: 'https://relay.example', serviceId: 'service', templateId: 'template', publicKey: 'key' };
const mail = enquiryForm.compose(filledForms.enquiry);

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

test('a web page instead of an answer is a failure, even with status 200', async () => {
  fetchMock.mockResolvedValue(answer(200, '\n<!DOCTYPE html><title>Sign in to this network</title>'));
  await expect(emailJsTransport(mail, config)).rejects.toThrow('a web page in place of an answer (200)');
});

describe('the client refuses', () => {
  const headless = () => jest.spyOn(navigator, 'webdriver', 'get').mockReturnValue(true);

  beforeEach(() => {
    jest.useFakeTimers();
    fetchMock.mockResolvedValue(answer(200, 'OK'));
    Object.defineProperty(Object.getPrototypeOf(navigator), 'webdriver', { get: () => false, configurable: true });
  });
  afterEach(() => jest.restoreAllMocks());

  test('nothing by default, neither a headless browser nor a second mail', async () => {
    headless();
    await emailJsTransport(mail, config);
    await emailJsTransport(mail, config);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  test('a headless browser with status 451, where configured', async () => {
    headless();
    const refusal = { status: 451, text: 'Unavailable For Headless Browser' };
    await expect(emailJsTransport(mail, { ...config, blockHeadless: true })).rejects.toMatchObject(refusal);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  test('a sender on the block list with status 403, and no other sender', async () => {
    const listed = { ...config, blockList: ['ada@example.org'] };
    await expect(emailJsTransport(mail, listed)).rejects.toMatchObject({ status: 403, text: 'Forbidden' });
    await emailJsTransport({ ...mail, from_email: 'bob@example.org' }, listed);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('a second mail within the rate limit with status 429', async () => {
    const limited = { ...config, rateLimitMs: 10_000 };
    await emailJsTransport(mail, limited);
    jest.advanceTimersByTime(9999);
    await expect(emailJsTransport(mail, limited)).rejects.toMatchObject({ status: 429, text: 'Too Many Requests' });
    jest.advanceTimersByTime(1);
    await emailJsTransport(mail, limited);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(window.localStorage).toHaveLength(0);
  });
});
