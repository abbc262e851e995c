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

test('the wizard opens with the plan of its card, keeps what is typed, and comes back at the step it was left', async () => {
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
])('a draft kept at step %d, which the wizard does not have, opens at the nearest one', async (step, name) => {
  keepWizard(step);
  await openBy(start(), 'Get Started');
  expect(inDialog().getByRole('heading', { name })).toBeInTheDocument();
});

test('in a page that a browser translated the wizard names the step that it shows', async () => {
  keepWizard(1);
  const user = start();
  await openBy(user, 'Get Started');
  translatePage();
  await press(user, 'Back');
  expect(
    inDialog().getByRole('heading', { name: `Step 1 of 4, Company Info: ${startupSteps[0].heading}` }),
  ).toBeVisible();
});

test('a failure is of the step that failed: Back takes it and its "Try again" away', async () => {
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

test('Continue whose checks do not arrive says so after the time a send has, and keeps the step', async () => {
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

test('a step soon after another is guarded against a double tap as long as the first', async () => {
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
  'the second tap of two on %s meets a dialog that takes no press yet',
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

test('the other button of a mouse, pressed beside the dialog, leaves it open', async () => {
  const user = start();
  await openBy(user, 'Request');
  fireEvent.mouseDown(screen.getByRole('dialog'), { button: 2 });
  expect(dialog()).toBeInTheDocument();
});

test('a group of choices says what is wrong with it, as a field does', async () => {
  const user = start();
  await openBy(user, 'Request');
  await press(user, 'Submit Request');
  await settle();
  expect(inDialog().getByRole('group', { name: 'Environment type' })).toHaveAccessibleDescription(
    /Environment Type is required/,
  );
});

test('the summary names a plan with all that it costs', async () => {
  keepWizard(3);
  await openBy(start(), 'Get Started');
  expect(inDialog().getByText('Startup Boost: $699 a month, $50 one-time setup fee')).toBeInTheDocument();
});

test('a dialog that is asked for again while it sends takes no press at first, either', async () => {
  sendMock.mockReturnValue(new Promise(() => {}));
  const user = start();
  await submitVps(user);
  await press(user, 'Close');
  await user.click(screen.getByRole('link', { name: 'Request' }));
  await settle();
  expect(dialog()).toHaveAttribute('data-settling');
});

test('clearing the form leads the keyboard to its first field, back on the first step', async () => {
  keepWizard(2);
  const user = start();
  await openBy(user, 'Get Started');
  inDialog().getByRole('button', { name: 'Clear the form' }).focus();
  await user.keyboard('{Enter}');
  expect(inDialog().getByRole('heading', { name: /^Step 1 of 4/ })).toBeInTheDocument();
  expect(inDialog().getByLabelText('Full name')).toHaveFocus();
  expect(inDialog().getByLabelText('Full name')).toHaveValue('');
});

test('what was submitted is read out with the heading that takes the focus, reference and all', async () => {
  const user = start();
  await submitVps(user);
  const heading = inDialog().getByRole('heading', { name: 'Request Submitted!' });
  expect(heading).toHaveFocus();
  expect(heading).toHaveAccessibleDescription(
    /^We'll review your request and get back to you shortly\. Your reference: DT-\w{4}-\w{4}$/,
  );
});

test('while it sends, what it sends cannot be changed: neither text nor choices', async () => {
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

test('while it sends, that is said in a region that stood there before', async () => {
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
