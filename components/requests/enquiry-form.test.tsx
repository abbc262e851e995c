/** @jest-environment jsdom */
import { send } from '@emailjs/browser';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { site } from '@/content/site';
import { watchUnseenFailures } from '@/lib/requests/unseen-failures';
import {
  blank,
  button,
  clickSend,
  field,
  fillIn,
  formElement,
  ok,
  settle,
  start,
  typed,
} from './enquiry-form-fixtures';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const sendMock = jest.mocked(send);
const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = 'Failed to send message. Please try again later.';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sendMock.mockReset().mockResolvedValue(ok);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('while the form sends, the button reads Sending... and is disabled', async () => {
  sendMock.mockReturnValue(new Promise(() => {}));
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(button()).toHaveAccessibleName(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
});

test('focus that the disabled button lost returns to it', async () => {
  let answer = (_: typeof ok) => {};
  sendMock.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = start();
  await fillIn(user);
  await clickSend(user);
  // A browser removes focus from a disabled button at the next frame; jsdom does not.
  field('Name').focus();
  field('Name').blur();
  answer(ok);
  await settle();
  expect(button()).toHaveFocus();
});

test('focus that a second tap on the disabled button moved to main goes on to Try again', async () => {
  let refuse = () => {};
  sendMock.mockReturnValue(
    new Promise((_, reject) => {
      refuse = () => reject(new Error('offline'));
    }),
  );
  const user = start();
  await fillIn(user);
  await clickSend(user);
  // A browser focuses the closest focusable ancestor of the disabled button; jsdom does not.
  screen.getByRole('main').focus();
  refuse();
  await settle();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('after a failure so quick that the button kept focus, focus goes on to Try again', async () => {
  sendMock.mockRejectedValue(new Error('offline'));
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
});

test('a sent message is confirmed, the form is cleared, and the confirmation hides after 5 seconds', async () => {
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(sendMock.mock.calls[0]?.[2]).toMatchObject({
    from_name: 'Ada',
    subject: 'Contact Form Submission - IT Support',
  });
  expect(screen.getByRole('status')).toHaveTextContent(SENT);
  expect(formElement()).toHaveFormValues(blank);
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText(SENT)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

test('the next message has its own reference', async () => {
  const user = start();
  for (let sent = 0; sent < 2; sent += 1) {
    // Not user.type: it does not notice the reset, and would append to the first address.
    fireEvent.input(field('Name'), { target: { value: typed.name } });
    fireEvent.input(field('Email'), { target: { value: typed.email } });
    fireEvent.input(field('Service'), { target: { value: typed.service } });
    fireEvent.input(field('Message'), { target: { value: typed.message } });
    await clickSend(user);
  }
  const references = sendMock.mock.calls.map(
    ([, , mail]) => /Request: (DT-\w{4}-\w{4})/.exec(String(mail?.message))?.[1],
  );
  expect(references).toEqual([expect.any(String), expect.any(String)]);
  expect(references[0]).not.toBe(references[1]);
});

test('a failure after the form was unmounted goes to watchUnseenFailures, other failures do not', async () => {
  const missed: string[] = [];
  const stop = watchUnseenFailures((failure) => missed.push(failure));
  let refuse = () => {};
  sendMock.mockRejectedValueOnce(new Error('offline')).mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = () => reject(new Error('offline'));
    }),
  );
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(missed).toEqual([]);
  await clickSend(user);
  cleanup();
  refuse();
  await settle();
  expect(missed).toEqual([`${FAILED} What you typed is kept.`]);
  stop();
});

test.each([
  ['refuses', { status: 500, text: 'Oops' }],
  ['cannot be reached', new TypeError('Failed to fetch')],
])('when the relay %s everything typed stays and can be sent again', async (_, rejection) => {
  sendMock.mockRejectedValueOnce(rejection);
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  expect(formElement()).toHaveFormValues(typed);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  await clickSend(user);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('after a failure there is a mail link with the current text', async () => {
  sendMock.mockRejectedValueOnce('The public key is required');
  const user = start();
  await fillIn(user);
  await clickSend(user);
  await user.type(field('Message'), ' Soon.');
  const link = new URL(screen.getByRole('link', { name: site.emails.general }).getAttribute('href') ?? '');
  expect(link.searchParams.get('subject')).toBe('Contact Form Submission - IT Support');
  expect(link.searchParams.get('body')).toMatch(
    /^Service: IT Support\r\n\r\nTwo laptops\. Soon\.\r\n\r\nRequest: DT-\w{4}-\w{4}\r\nLanding page: \/$/,
  );
});

test('twenty clicks in one tick send one mail', async () => {
  const user = start();
  await fillIn(user);
  await act(async () => {
    for (let click = 0; click < 20; click += 1) button().click();
  });
  expect(sendMock).toHaveBeenCalledTimes(1);
});

test('a late click on the cleared form is ignored', async () => {
  const user = start();
  await fillIn(user);
  await user.tripleClick(button());
  await clickSend(user);
  expect(sendMock).toHaveBeenCalledTimes(1);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
