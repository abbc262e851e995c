import { browserClock } from '@/lib/platform/clock';
import { enquiryForm } from './form-definitions';
import { MINIMUM_TIME_MS, submitRequest } from './submit-request';

const mail = { origin: 'https://relay.example', serviceId: 's', templateId: 't', publicKey: 'p' };
const values = { name: 'Ada', email: 'ada@example.org', service: 'Other', plan: '', message: 'Hello' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function start(options: { honeypot?: string; age?: number; lines?: string[] } = {}) {
  const transport = jest.fn(async () => 'OK');
  const outcome = submitRequest(enquiryForm, values, {
    mail,
    clock: browserClock,
    lines: options.lines ?? [],
    honeypot: options.honeypot ?? '',
    shownAt: Date.now() - (options.age ?? MINIMUM_TIME_MS),
    transport,
  });
  return { transport, outcome };
}

test('a form filled in too early is sent later, not refused', async () => {
  const { transport, outcome } = start({ age: 1000 });
  await jest.advanceTimersByTimeAsync(1999);
  expect(transport).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual({ status: 'sent' });
  expect(transport).toHaveBeenCalledTimes(1);
});

test('a clock put back while the form is filled in keeps nobody waiting for it to catch up', async () => {
  const { outcome } = start({ age: -3_600_000 });
  await jest.advanceTimersByTimeAsync(MINIMUM_TIME_MS);
  expect(await outcome).toEqual({ status: 'sent' });
}, 5000);

test('a robot in the honeypot is told that it was sent, and nothing is', async () => {
  const { transport, outcome } = start({ honeypot: 'https://spam.example' });
  await jest.advanceTimersByTimeAsync(MINIMUM_TIME_MS);
  expect(await outcome).toEqual({ status: 'sent' });
  expect(transport).not.toHaveBeenCalled();
});

test('the lines of the request end the message', async () => {
  const { transport, outcome } = start({ lines: ['Request: DT-1', 'Landing page: /'] });
  await jest.advanceTimersByTimeAsync(0);
  await outcome;
  expect(transport).toHaveBeenCalledWith(
    expect.objectContaining({ message: 'Service: Other\n\nHello\n\nRequest: DT-1\nLanding page: /' }),
    mail,
  );
});

test('what is wrong is said at once, however early', async () => {
  const outcome = submitRequest(
    enquiryForm,
    { ...values, name: '' },
    { mail, clock: browserClock, lines: [], honeypot: '', shownAt: Date.now() },
  );
  expect(await outcome).toMatchObject({ status: 'invalid', banner: 'Name is required' });
});
