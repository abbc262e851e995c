/** @jest-environment jsdom */
import { send } from '@emailjs/browser';
import { cleanup, screen } from '@testing-library/react';
import { watchUnseenFailures } from '@/lib/requests/unseen-failures';
import { blank, clickSend, fillIn, formElement, open, settle, start, typed } from './enquiry-form-fixtures';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const PROMISE = /What you typed is kept in this tab until it is sent, for 24 hours at most/;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const clear = () => screen.getByRole('button', { name: 'Clear the form' });
const expectNothingToClear = () =>
  expect(screen.queryByRole('button', { name: 'Clear the form' })).not.toBeInTheDocument();

test('typed text survives a reload, as the form promises, until it is cleared', async () => {
  const user = start();
  expectNothingToClear();
  await fillIn(user);
  expect(screen.getByText(PROMISE)).toBeInTheDocument();
  cleanup();
  open();
  expect(formElement()).toHaveFormValues(typed);
  await user.click(clear());
  expect(formElement()).toHaveFormValues(blank);
  expectNothingToClear();
  cleanup();
  open();
  expect(formElement()).toHaveFormValues(blank);
});

describe('where storage is denied', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });

  test('the form promises nothing, and can be cleared', async () => {
    const user = start();
    await fillIn(user);
    expect(screen.queryByText(PROMISE)).not.toBeInTheDocument();
    await user.click(clear());
    expect(formElement()).toHaveFormValues(blank);
  });

  test('nor does a failure after its page was left promise a draft', async () => {
    const missed: string[] = [];
    const stop = watchUnseenFailures((failure) => missed.push(failure));
    let refuse = () => {};
    jest.mocked(send).mockReturnValueOnce(
      new Promise((_, reject) => {
        refuse = () => reject(new Error('offline'));
      }),
    );
    const user = start();
    await fillIn(user);
    await clickSend(user);
    cleanup();
    refuse();
    await settle();
    stop();
    expect(missed).toEqual(['Failed to send message. Please try again later.']);
  });
});
