import { send } from '@emailjs/browser';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MINIMUM_TIME_MS } from '@/lib/forms/submit-request';
import { RequestOpener } from './request-opener';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: () => '/startup-services' }));

const sendMock = jest.mocked(send);
const mail = { origin: 'https://relay.example', serviceId: 's', templateId: 't', publicKey: 'p' };

// jsdom knows the element and not what it does.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
  sendMock.mockReset().mockResolvedValue({ status: 200, text: 'OK' });
});
afterEach(() => jest.useRealTimers());

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const dialog = () => screen.queryByRole('dialog');
const inDialog = () => within(screen.getByRole('dialog'));

function start(relay: typeof mail | null = mail) {
  render(
    <>
      <a href="#startup" data-request="startup" data-plan="startup-boost">
        Get Started
      </a>
      <a href="#vps" data-request="vps" data-plan="vps-scale">
        Request
      </a>
      <RequestOpener mail={relay} bookingUrl={null} />
    </>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

type User = ReturnType<typeof start>;

async function openBy(user: User, name: string) {
  await user.click(screen.getByRole('link', { name }));
  await settle();
  await settle(MINIMUM_TIME_MS);
}

async function fillVps(user: User) {
  await user.type(inDialog().getByLabelText('Full name'), 'Ada');
  await user.type(inDialog().getByLabelText('Email'), 'ada@example.org');
  await user.click(inDialog().getByRole('radio', { name: /Production/ }));
}

test('a button opens its dialog with its plan', async () => {
  const user = start();
  await openBy(user, 'Request');
  expect(inDialog().getByRole('radio', { name: /Scale VPS/ })).toBeChecked();
});

test('without a mail relay a button stays the link it is', async () => {
  const user = start(null);
  await openBy(user, 'Request');
  expect(dialog()).not.toBeInTheDocument();
});

test('a submitted request closes by itself after 2 seconds and leaves its reference on the page', async () => {
  const user = start();
  await openBy(user, 'Request');
  await fillVps(user);
  await user.click(inDialog().getByRole('button', { name: 'Submit Request' }));
  await settle();
  expect(inDialog().getByRole('heading', { name: 'Request Submitted!' })).toHaveFocus();
  await settle(1999);
  expect(dialog()).toBeInTheDocument();
  await settle(1);
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByText(/^Request submitted\. Your reference:/)).toHaveTextContent(/DT-\w{4}-\w{4}$/);
  expect(window.sessionStorage).toHaveLength(0);
});

test('closed while it sends, a dialog asked for again is the one that sends', async () => {
  let answer = (_: { status: number; text: string }) => {};
  sendMock.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = start();
  await openBy(user, 'Request');
  await fillVps(user);
  await user.click(inDialog().getByRole('button', { name: 'Submit Request' }));
  await settle();
  await user.click(inDialog().getByRole('button', { name: 'Close' }));
  expect(dialog()).not.toBeInTheDocument();
  await openBy(user, 'Request');
  expect(inDialog().getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  await user.click(inDialog().getByRole('button', { name: 'Close' }));
  answer({ status: 200, text: 'OK' });
  await settle();
  expect(screen.getByText(/^Request submitted\. Your reference:/)).toBeInTheDocument();
  expect(sendMock).toHaveBeenCalledTimes(1);
});

test('one that failed while it was closed says so, and has everything when it is opened again', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let refuse = (_: unknown) => {};
  sendMock.mockReturnValue(
    new Promise((_, reject) => {
      refuse = reject;
    }),
  );
  const user = start();
  await openBy(user, 'Request');
  await fillVps(user);
  await user.click(inDialog().getByRole('button', { name: 'Submit Request' }));
  await settle();
  await user.click(inDialog().getByRole('button', { name: 'Close' }));
  refuse({ status: 500, text: 'No' });
  await settle();
  expect(screen.getByText(/^Failed to send request\. Please try again later\./)).toBeInTheDocument();
  await openBy(user, 'Request');
  expect(inDialog().getByLabelText('Full name')).toHaveValue('Ada');
});

test('the wizard opens with the plan of its card, keeps what is typed, and comes back at the step it was left', async () => {
  const user = start();
  await openBy(user, 'Get Started');
  await user.type(inDialog().getByLabelText('Full name'), 'Ada');
  await user.type(inDialog().getByLabelText('Email'), 'ada@example.org');
  await user.type(inDialog().getByLabelText('Company name'), 'Example Ltd');
  await user.click(inDialog().getByRole('radio', { name: /^MVP/ }));
  await user.click(inDialog().getByRole('radio', { name: '6-15' }));
  await user.click(inDialog().getByRole('button', { name: 'Continue' }));
  await settle();
  expect(inDialog().getByRole('heading', { name: /^Step 2 of 4, Tech Needs/ })).toHaveFocus();
  await user.click(inDialog().getByRole('button', { name: 'Close' }));
  await openBy(user, 'Get Started');
  expect(inDialog().getByRole('heading', { name: /^Step 2 of 4, Tech Needs/ })).toBeInTheDocument();
  await user.click(inDialog().getByRole('button', { name: 'Back' }));
  expect(inDialog().getByLabelText('Company name')).toHaveValue('Example Ltd');
});
