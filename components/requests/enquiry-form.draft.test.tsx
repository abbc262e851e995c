/** @jest-environment jsdom */
import { send } from '@emailjs/browser';
import { cleanup, screen } from '@testing-library/react';
import { watchUnseenFailures } from '@/lib/requests/unseen-failures';
import { blank, clickSend, fillIn, island, open, settle, start, typed } from './enquiry-form-fixtures';

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

test('what is typed is kept over a reload, which the form promises, until it is cleared', async () => {
  const user = start();
  expectNothingToClear();
  await fillIn(user);
  expect(screen.getByText(PROMISE)).toBeInTheDocument();
  cleanup();
  open();
  expect(island()).toHaveFormValues(typed);
  await user.click(clear());
  expect(island()).toHaveFormValues(blank);
  expectNothingToClear();
  cleanup();
  open();
  expect(island()).toHaveFormValues(blank);
});

describe('where the browser keeps nothing', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });

  test('nothing is promised, and what was typed can be cleared all the same', async () => {
    const user = start();
    await fillIn(user);
    expect(screen.queryByText(PROMISE)).not.toBeInTheDocument();
    await user.click(clear());
    expect(island()).toHaveFormValues(blank);
  });

  test('nor is it by a failure that comes after its page was left', async () => {
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
