import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MINIMUM_TIME_MS } from '@/lib/requests/submit-request';
import { RequestOpener } from './request-opener.client';

/** Helpers for tests of the request dialogs. Each test file mocks mailer and pathname and uses fake timers. */
const mail = { origin: 'https://relay.example', serviceId: 's', templateId: 't', publicKey: 'p' };

export const ok = { status: 200, text: 'OK' };
export const refused = { status: 500, text: 'No' };

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** An answer of the relay that the test settles. */
export function heldAnswer() {
  let answer = () => {};
  let refuse = () => {};
  const promise = new Promise<typeof ok>((resolve, reject) => {
    answer = () => resolve(ok);
    refuse = () => reject(refused);
  });
  return { promise, answer: () => answer(), refuse: () => refuse() };
}

export const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
export const dialog = () => screen.queryByRole('dialog');
export const inDialog = () => within(screen.getByRole('dialog'));
export const press = (user: User, name: string) => user.click(inDialog().getByRole('button', { name }));

const page = (hasMail: boolean) => (
  <>
    <main tabIndex={-1}>
      <a href="#startup" data-request="startup" data-plan="startup-boost">
        Get Started
      </a>
      <a href="#vps" data-request="vps" data-plan="vps-scale">
        Request
      </a>
      <a href="#vps-startup" data-request="vps" data-plan="vps-startup">
        Request the smallest
      </a>
    </main>
    <RequestOpener mail={hasMail ? mail : null} bookingUrl={null} />
  </>
);

export function start({ hasMail = true } = {}) {
  const { rerender } = render(page(hasMail));
  /** Renders again, with the pathname that is mocked now, as after a navigation. */
  const follow = () => rerender(page(hasMail));
  return Object.assign(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }), { follow });
}

type User = ReturnType<typeof start>;

export async function openBy(user: User, name: string) {
  await user.click(screen.getByRole('link', { name }));
  await settle();
  await settle(MINIMUM_TIME_MS);
}

export async function fillVps(user: User) {
  await user.type(inDialog().getByLabelText('Full name'), 'Ada');
  await user.type(inDialog().getByLabelText('Email'), 'ada@example.org');
  await user.click(inDialog().getByRole('radio', { name: /Production/ }));
}

export async function submitVps(user: User) {
  await openBy(user, 'Request');
  await fillVps(user);
  await press(user, 'Submit Request');
  await settle();
}

/** Saves the draft of a filled-in wizard that was left at this step, from 0. */
export function keepWizard(step: number) {
  const entries = {
    name: ['Ada'],
    email: ['ada@example.org'],
    company: ['Example Ltd'],
    stage: ['MVP'],
    teamSize: ['6-15'],
    techNeeds: ['Startup IT Management'],
    description: ['A first version.'],
    funding: ['Seed'],
    timeline: ['1-2 months'],
    selectedPlan: ['startup-boost'],
  };
  const draft = { savedAt: Date.now(), requestId: 'DT-0000-0000', source: '', step, entries };
  window.sessionStorage.setItem('draft:startup', JSON.stringify(draft));
}
