/** @jest-environment jsdom */
import { send } from '@emailjs/browser';
import { fireEvent, screen } from '@testing-library/react';
import {
  dialog,
  heldAnswer,
  inDialog,
  ok,
  openBy,
  press,
  refused,
  settle,
  start,
  submitVps,
} from './request-dialogs-fixtures';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));
let mockPathname = '/startup-services';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

const sendMock = jest.mocked(send);

beforeEach(() => {
  jest.useFakeTimers();
  mockPathname = '/startup-services';
  window.sessionStorage.clear();
  sendMock.mockReset().mockResolvedValue(ok);
});
afterEach(() => jest.useRealTimers());

test('a button opens its dialog with its plan', async () => {
  const user = start();
  await openBy(user, 'Request');
  expect(inDialog().getByRole('radio', { name: /Scale VPS/ })).toBeChecked();
});

test('a button is busy while its dialog loads', async () => {
  start();
  const button = screen.getByRole('link', { name: 'Request' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await settle();
  expect(dialog()).toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-busy');
});

test.each([
  ['Get Started', 'Request', /Scale VPS/],
  ['Request', 'Request the smallest', /Startup VPS/],
])('of two clicks while a dialog loads, on %s and then on %s, the last one counts', async (first, last, plan) => {
  start();
  const [former, newest] = [first, last].map((name) => screen.getByRole('link', { name }));
  if (!former || !newest) throw new Error('A link is not on the page.');
  fireEvent.click(former);
  fireEvent.click(newest);
  expect(former).not.toHaveAttribute('aria-busy');
  expect(newest).toHaveAttribute('aria-busy', 'true');
  await settle();
  expect(inDialog().getByRole('radio', { name: plan })).toBeChecked();
  expect(newest).not.toHaveAttribute('aria-busy');
});

test('the opener marks itself as ready for queued clicks', () => {
  start();
  expect(screen.getByRole('status')).toHaveAttribute('data-island', 'ready');
});

test('without a mail relay a button stays a link, and clicks are not queued', async () => {
  const user = start({ hasMail: false });
  expect(screen.getByRole('status')).not.toHaveAttribute('data-island');
  await openBy(user, 'Request');
  expect(dialog()).not.toBeInTheDocument();
});

test('a dialog that loads after its page was left does not open', async () => {
  start();
  fireEvent.click(screen.getByRole('link', { name: 'Request' }));
  window.history.replaceState(null, '', '/services');
  await settle();
  expect(dialog()).not.toBeInTheDocument();
});

test('the dialog of a sent request closes after 2 seconds and leaves its reference on the page', async () => {
  const user = start();
  await submitVps(user);
  expect(inDialog().getByRole('heading', { name: 'Request Submitted!' })).toHaveFocus();
  await settle(1999);
  expect(dialog()).toBeInTheDocument();
  await settle(1);
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText(/^Request submitted\. Your reference:/)).toHaveTextContent(/DT-\w{4}-\w{4}$/);
  expect(window.sessionStorage).toHaveLength(0);
});

test('a dialog closed and opened again during its send is the same one', async () => {
  const { promise, answer } = heldAnswer();
  sendMock.mockReturnValue(promise);
  const user = start();
  await submitVps(user);
  await press(user, 'Close');
  expect(dialog()).not.toBeInTheDocument();
  await openBy(user, 'Request');
  expect(inDialog().getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await press(user, 'Close');
  answer();
  await settle();
  expect(screen.getByText(/^Request submitted\. Your reference:/)).toBeInTheDocument();
  expect(sendMock).toHaveBeenCalledTimes(1);
});

test('a failure of a closed dialog is shown on the page, and the dialog opened again is filled in', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { promise, refuse } = heldAnswer();
  sendMock.mockReturnValue(promise);
  const user = start();
  await submitVps(user);
  await press(user, 'Close');
  refuse();
  await settle();
  expect(screen.getByText(/^Failed to send request\. Please try again later\./)).toBeInTheDocument();
  await openBy(user, 'Request');
  expect(inDialog().getByLabelText('Full name')).toHaveValue('Ada');
});

test('a failure after its page was left is shown on the next page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { promise, refuse } = heldAnswer();
  sendMock.mockReturnValue(promise);
  const user = start();
  await submitVps(user);
  await press(user, 'Close');
  mockPathname = '/services';
  user.follow();
  refuse();
  await settle();
  expect(screen.getByRole('status')).toHaveTextContent(/^Failed to send request\. Please try again later\./);
});

test('a failure shown in the dialog is not shown on the page', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sendMock.mockRejectedValue(refused);
  const user = start();
  await submitVps(user);
  expect(inDialog().getByRole('alert')).toBeInTheDocument();
  await press(user, 'Close');
  expect(screen.queryByText(/^Failed to send request/)).not.toBeInTheDocument();
});

test('the note enters its live region once the dialog is closed', async () => {
  const user = start();
  await submitVps(user);
  const note = () => screen.getAllByRole('status').find((region) => !region.closest('dialog'));
  expect(note()).toBeEmptyDOMElement();
  await settle(2000);
  expect(note()).toHaveTextContent(/^Request submitted\./);
});

test.each([
  ['the link that opened the dialog', '/startup-services', () => screen.getByRole('link', { name: 'Request' })],
  ['the main content of another page', '/services', () => screen.getByRole('main')],
])('dismissing the note focuses %s', async (_, pathname, place) => {
  const user = start();
  await submitVps(user);
  await settle(2000);
  if (pathname !== mockPathname) screen.getByRole('link', { name: 'Request' }).remove();
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText(/^Request submitted/)).not.toBeInTheDocument();
  expect(place()).toHaveFocus();
});
