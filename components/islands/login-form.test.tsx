import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoginForm } from './login-form';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const ENDPOINT = 'https://login.example/session';
const answer = jest.fn();

beforeEach(() => {
  push.mockReset();
  window.localStorage.clear();
  Object.assign(globalThis, { fetch: answer });
  answer.mockReset().mockResolvedValue({ ok: true, json: async () => ({ token: 't-1', role: 'employee' }) });
});
afterEach(() => jest.restoreAllMocks());

async function logIn(email: string, password: string, endpoint: string | null = ENDPOINT) {
  render(
    <>
      <h1 id="heading">Client login</h1>
      <LoginForm endpoint={endpoint} labelledBy="heading" />
    </>,
  );
  if (email) await userEvent.type(screen.getByLabelText('Email'), email);
  if (password) await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
}

test('an employee arrives at the management dashboard, with token and role stored', async () => {
  await logIn('ada@example.org', 'secret');
  await waitFor(() => expect(push).toHaveBeenCalledWith('/management-dashboard'));
  expect(answer).toHaveBeenCalledWith(
    ENDPOINT,
    expect.objectContaining({ body: JSON.stringify({ email: 'ada@example.org', password: 'secret' }) }),
  );
  expect(window.localStorage.getItem('token')).toBe('t-1');
  expect(window.localStorage.getItem('role')).toBe('employee');
});

test('without a login service the placeholder lets a client in', async () => {
  await logIn('ada@example.org', 'secret', null);
  await waitFor(() => expect(push).toHaveBeenCalledWith('/client-dashboard'));
  expect(answer).not.toHaveBeenCalled();
  expect(window.localStorage.getItem('role')).toBe('client');
});

test.each([
  ['refuses', () => answer.mockResolvedValue({ ok: false, status: 401 })],
  ['answers something else', () => answer.mockResolvedValue({ ok: true, json: async () => ({ role: 'admin' }) })],
  ['cannot be reached', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
])('when the service %s it is logged, and the visitor sees and keeps the same form', async (_, fail) => {
  fail();
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await logIn('ada@example.org', 'secret');
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(push).not.toHaveBeenCalled();
  expect(window.localStorage).toHaveLength(0);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org');
});

test.each([
  ['', 'secret'],
  ['ada@example.org', ''],
])('email %p with password %p is not sent: both are required', async (email, password) => {
  await logIn(email, password);
  expect(answer).not.toHaveBeenCalled();
  expect(screen.getByRole('form', { name: 'Client login' })).toBeInvalid();
});
