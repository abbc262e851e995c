import { mailConfig as config } from '@/lib/config/mail-settings-examples';
import { browserClock } from '@/lib/platform/clock';
import { enquiryForm } from '../enquiry';
import { filledForms } from '../filled-forms-fixture';
import { type MailTransport, sendMail } from './send-mail';

const mail = enquiryForm.compose(filledForms.enquiry);

const send = (transport: MailTransport) => sendMail(mail, { config, clock: browserClock, transport });

beforeEach(() => jest.useFakeTimers());

test('the transport gets the mail once, and an answer cancels the timeout', async () => {
  const transport = jest.fn(async () => 'OK');
  expect(await send(transport)).toEqual({ status: 'sent' });
  expect(transport.mock.calls).toEqual([[mail, config]]);
  expect(jest.getTimerCount()).toBe(0);
});

test.each<[description: string, rejection: unknown, reason: string]>([
  ['an answer with an error', { status: 429, text: 'Too Many Requests' }, '429 Too Many Requests'],
  ['a network error', new TypeError('Failed to fetch'), 'TypeError: Failed to fetch'],
  ['null', null, 'unknown'],
])('a rejection with %s is a failure with its reason', async (_, rejection, reason) => {
  expect(await send(() => Promise.reject(rejection))).toEqual({ status: 'failed', reason });
});

test('a send without an answer fails after 15 seconds', async () => {
  const settled = jest.fn();
  void send(() => new Promise(() => {})).then(settled);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith({ status: 'failed', reason: 'Error: no answer within 15000 ms' });
});
