import { mailConfig as mail } from '@/lib/config/mail-settings-examples';
import { browserClock } from '@/lib/platform/clock';
import { enquiryForm } from './enquiry';
import type { Entries } from './form-check';
import { MINIMUM_TIME_MS, prefetchForm, submitRequest } from './submit-request';

const mockProvider = jest.fn(() => ({}));
jest.mock('./mail/emailjs-transport', () => mockProvider());

const values: Entries = { name: ['Ada'], email: ['ada@example.org'], service: ['Other'], message: ['Hello'] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.restoreAllMocks());

/** Submits the enquiry with these changes, `age` milliseconds after it was shown. */
function start(changes: Entries = {}, { age = MINIMUM_TIME_MS, honeypot = '', lines = [] as string[] } = {}) {
  const transport = jest.fn<Promise<unknown>, unknown[]>(async () => 'OK');
  const options = { mail, clock: browserClock, lines, honeypot, shownAt: Date.now() - age, transport };
  return { transport, outcome: submitRequest(enquiryForm, { ...values, ...changes }, options) };
}

test.each([
  ['was filled in too early', 1000, 2000],
  ['was shown before the clock was set back', -86_400_000, MINIMUM_TIME_MS],
])('a form that %s is sent later', async (_, age, waitMs) => {
  const { transport, outcome } = start({}, { age });
  await jest.advanceTimersByTimeAsync(waitMs - 1);
  expect(transport).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ status: 'sent' });
  expect(transport).toHaveBeenCalledTimes(1);
});

test('a robot in the honeypot gets `sent`, and no mail is sent', async () => {
  const { transport, outcome } = start({}, { honeypot: 'https://spam.example' });
  await jest.advanceTimersByTimeAsync(MINIMUM_TIME_MS);
  expect(await outcome).toEqual({ status: 'sent' });
  expect(transport).not.toHaveBeenCalled();
});

test('the mail is composed of the trimmed values, and ends with the lines of the request', async () => {
  const { transport, outcome } = start({ name: [' Ada '] }, { lines: ['Request: DT-1', 'Landing page: /'] });
  await outcome;
  const message = 'Service: Other\n\nHello\n\nRequest: DT-1\nLanding page: /';
  expect(transport).toHaveBeenCalledWith(expect.objectContaining({ from_name: 'Ada', message }), mail);
});

test('errors come at once, however early, and nothing is sent', async () => {
  const { transport, outcome } = start({ name: [] }, { age: 0 });
  expect(await outcome).toMatchObject({ status: 'invalid', banner: 'Name is required' });
  expect(transport).not.toHaveBeenCalled();
});

test('a schema that does not load is a failure, not an exception', async () => {
  jest.spyOn(enquiryForm, 'loadCheck').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await start().outcome).toEqual({ status: 'failed', reason: 'TypeError: Failed to fetch' });
});

test('the mailer is loaded before the form is sent', async () => {
  prefetchForm(enquiryForm);
  await jest.advanceTimersByTimeAsync(0);
  expect(mockProvider).toHaveBeenCalledTimes(1);
});
