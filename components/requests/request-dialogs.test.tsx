/** @jest-environment jsdom */
import { send } from '@emailjs/browser';
import { fireEvent, screen } from '@testing-library/react';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { startupSteps } from '@/content/messages';
import { SEND_TIMEOUT_MS } from '@/lib/requests/mail/send-mail';
import { startupForm } from '@/lib/requests/startup-request';
import {
  dialog,
  fillVps,
  inDialog,
  keepWizard,
  ok,
  openBy,
  press,
  refused,
  settle,
  start,
  submitVps,
} from './request-dialogs-fixtures';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/startup-services' }));

const sendMock = jest.mocked(send);

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  sendMock.mockReset().mockResolvedValue(ok);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the wizard opened again has its text and the step it was left at', async () => {
  const user = start();
  await openBy(user, 'Get Started');
  await user.type(inDialog().getByLabelText('Full name'), 'Ada');
  await user.type(inDialog().getByLabelText('Email'), 'ada@example.org');
  await user.type(inDialog().getByLabelText('Company name'), 'Example Ltd');
  await user.click(inDialog().getByRole('radio', { name: /^MVP/ }));
  await user.click(inDialog().getByRole('radio', { name: '6-15' }));
  await press(user, 'Continue');
  await settle();
  expect(inDialog().getByRole('heading', { name: /^Step 2 of 4, Tech Needs/ })).toHaveFocus();
  await press(user, 'Close');
  await openBy(user, 'Get Started');
  expect(inDialog().getByRole('heading', { name: /^Step 2 of 4, Tech Needs/ })).toBeInTheDocument();
  await press(user, 'Back');
  expect(inDialog().getByLabelText('Company name')).toHaveValue('Example Ltd');
});

test.each([
  [9, /^Step 4 of 4/],
  [-1, /^Step 1 of 4/],
  [1.5, /^Step 2 of 4/],
])('a draft at step %d, which the wizard does not have, opens at the nearest step', async (step, name) => {
  keepWizard(step);
  await openBy(start(), 'Get Started');
  expect(inDialog().getByRole('heading', { name })).toBeInTheDocument();
});

test('in a page that a browser translated the wizard names its current step', async () => {
  keepWizard(1);
  const user = start();
  await openBy(user, 'Get Started');
  translatePage();
  await press(user, 'Back');
  expect(
    inDialog().getByRole('heading', { name: `Step 1 of 4, Company Info: ${startupSteps[0].heading}` }),
  ).toBeVisible();
});

test('Back removes a failure and its "Try again"', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sendMock.mockRejectedValue(refused);
  keepWizard(3);
  const user = start();
  await openBy(user, 'Get Started');
  await press(user, 'Submit Request');
  await settle();
  expect(inDialog().getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await press(user, 'Back');
  expect(inDialog().getByRole('heading', { name: /^Step 3 of 4/ })).toHaveFocus();
  expect(inDialog().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
});

test('Continue fails after the timeout of a send where the schema does not load, and the step stays', async () => {
  jest.spyOn(startupForm, 'loadCheck').mockReturnValue(new Promise(() => {}));
  keepWizard(1);
  const user = start();
  await openBy(user, 'Get Started');
  await press(user, 'Continue');
  await settle(SEND_TIMEOUT_MS - 1);
  expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
  await settle(1);
  expect(inDialog().getByRole('alert')).toHaveTextContent('Failed to send request. Please try again later.');
  expect(inDialog().getByRole('heading', { name: /^Step 2 of 4/ })).toBeInTheDocument();
});

test('a step soon after another is guarded against double taps for the full time', async () => {
  keepWizard(2);
  const user = start();
  await openBy(user, 'Get Started');
  await press(user, 'Back');
  await settle(300);
  await press(user, 'Back');
  await settle(300);
  expect(dialog()).toHaveAttribute('data-settling');
  await settle(100);
  expect(dialog()).not.toHaveAttribute('data-settling');
});

test.each(['Get Started', 'Request'])(
  'the second tap of a double tap on %s does not close the dialog',
  async (name) => {
    start();
    fireEvent.click(screen.getByRole('link', { name }));
    await settle();
    await settle(399);
    expect(dialog()).toHaveAttribute('data-settling');
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(dialog()).toBeInTheDocument();
    await settle(1);
    expect(dialog()).not.toHaveAttribute('data-settling');
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(dialog()).not.toBeInTheDocument();
  },
);

test('a press of the right mouse button on the backdrop does not close the dialog', async () => {
  const user = start();
  await openBy(user, 'Request');
  fireEvent.mouseDown(screen.getByRole('dialog'), { button: 2 });
  expect(dialog()).toBeInTheDocument();
});

test('a group of choices is described by its error', async () => {
  const user = start();
  await openBy(user, 'Request');
  await press(user, 'Submit Request');
  await settle();
  expect(inDialog().getByRole('group', { name: 'Environment type' })).toHaveAccessibleDescription(
    /Environment Type is required/,
  );
});

test('the summary has the plan with its price and setup fee', async () => {
  keepWizard(3);
  await openBy(start(), 'Get Started');
  expect(inDialog().getByText('Startup Boost: $699 a month, $50 one-time setup fee')).toBeInTheDocument();
});

test('a dialog opened again during its send is guarded against double taps, too', async () => {
  sendMock.mockReturnValue(new Promise(() => {}));
  const user = start();
  await submitVps(user);
  await press(user, 'Close');
  await user.click(screen.getByRole('link', { name: 'Request' }));
  await settle();
  expect(dialog()).toHaveAttribute('data-settling');
});

test('clearing the form leads to the first step and focuses the first field', async () => {
  keepWizard(2);
  const user = start();
  await openBy(user, 'Get Started');
  inDialog().getByRole('button', { name: 'Clear the form' }).focus();
  await user.keyboard('{Enter}');
  expect(inDialog().getByRole('heading', { name: /^Step 1 of 4/ })).toBeInTheDocument();
  expect(inDialog().getByLabelText('Full name')).toHaveFocus();
  expect(inDialog().getByLabelText('Full name')).toHaveValue('');
});

test('the heading of a sent request takes focus and is described by text and reference', async () => {
  const user = start();
  await submitVps(user);
  const heading = inDialog().getByRole('heading', { name: 'Request Submitted!' });
  expect(heading).toHaveFocus();
  expect(heading).toHaveAccessibleDescription(
    /^We'll review your request and get back to you shortly\. Your reference: DT-\w{4}-\w{4}$/,
  );
});

test('while a dialog sends, neither text nor choices can be changed', async () => {
  sendMock.mockReturnValue(new Promise(() => {}));
  const user = start();
  await openBy(user, 'Request');
  await fillVps(user);
  for (const group of inDialog().getAllByRole('group')) expect(group).not.toHaveAttribute('inert');
  await press(user, 'Submit Request');
  await settle();
  expect(inDialog().getByLabelText('Full name')).toHaveAttribute('readonly');
  for (const group of inDialog().getAllByRole('group')) expect(group).toHaveAttribute('inert');
});

test('a send is announced in a live region that was there before', async () => {
  sendMock.mockReturnValue(new Promise(() => {}));
  keepWizard(3);
  const user = start();
  await openBy(user, 'Get Started');
  const said = inDialog().getByRole('status');
  expect(said).toBeEmptyDOMElement();
  await press(user, 'Submit Request');
  await settle();
  expect(said).toHaveTextContent(/^Submitting\.\.\.$/);
});
