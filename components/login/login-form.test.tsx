/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFixture, endlessFixture } from '@/lib/platform/answer-fixture';
import { LoginForm } from './login-form.client';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const ENDPOINT = 'https://login.example/session';
const session = { token: 't-1', role: 'employee' };
const answer = jest.fn();
let log: jest.SpyInstance;

beforeEach(() => {
  push.mockReset();
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  window.localStorage.clear();
  Object.assign(globalThis, { fetch: answer });
  answer.mockReset().mockImplementation(async () => answerFixture(JSON.stringify(session)));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Without pauses between keys, which would wait forever for a fake timer. */
const user = userEvent.setup({ delay: null });

async function logIn(email: string, password: string, endpoint: string | null = ENDPOINT) {
  render(
    <>
      <h1 id="heading">Client login</h1>
      <LoginForm endpoint={endpoint} labelledBy="heading" />
    </>,
  );
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('an employee gets to the management dashboard, with token and role stored', async () => {
  await logIn('ada@example.org', 'secret');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/management-dashboard'));
  expect(answer).toHaveBeenCalledWith(ENDPOINT, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password: 'secret' }),
    signal: expect.anything(),
  });
  expect(window.localStorage.getItem('token')).toBe('t-1');
  expect(window.localStorage.getItem('role')).toBe('employee');
});

test('without a login service the placeholder lets a client in', async () => {
  await logIn('ada@example.org', 'secret', null);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/client-dashboard'));
  expect(answer).not.toHaveBeenCalled();
  expect(window.localStorage.getItem('role')).toBe('client');
});

test('the placeholder refuses a password of spaces', async () => {
  await logIn('ada@example.org', '   ', null);
  await waitFor(() =>
    expect(log).toHaveBeenCalledWith('Login failed.', new Error('Login: placeholder refuses a blank password')),
  );
  expect(push).not.toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
});

/** Storage that takes the token but not the role. */
function fillStorage() {
  const write = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'role') throw new DOMException('full', 'QuotaExceededError');
    write.call(this, key, value);
  });
}

test.each([
  ['the service refuses', () => answer.mockResolvedValue(answerFixture(JSON.stringify(session), 401))],
  ['the service answers with something else', () => answer.mockResolvedValue(answerFixture('{"role":"admin"}'))],
  ['the service answers without end', () => answer.mockResolvedValue(endlessFixture())],
  ['the service cannot be reached', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['the storage takes the token but not the role', fillStorage],
])('when %s that is logged, nothing is stored and the form stays as it is', async (_, fail) => {
  fail();
  await logIn('ada@example.org', 'secret');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(push).not.toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
});

test('a login without an answer fails after 15 seconds: that is logged, and the form can be sent again', async () => {
  jest.useFakeTimers();
  answer.mockImplementation(
    (_, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  await logIn('ada@example.org', 'secret');
  await act(() => jest.advanceTimersByTimeAsync(14_999));
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(log).not.toHaveBeenCalled();
  expect(answer).toHaveBeenCalledTimes(1);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(log).toHaveBeenCalledWith('Login failed.', new Error('Login: no answer within 15 s'));
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(answer).toHaveBeenCalledTimes(2);
});

test.each([
  ['', 'secret'],
  ['ada@example.org', ''],
])('email %p with password %p is not sent, because both are required', async (email, password) => {
  await logIn(email, password);
  expect(answer).not.toHaveBeenCalled();
  expect(screen.getByRole('form', { name: 'Client login' })).toBeInvalid();
});
