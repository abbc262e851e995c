import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Announcer } from '@/components/ui/announcer';
import { settle } from '@/components/ui/settle-fixture';
import { MINIMUM_TIME_MS } from '@/lib/requests/submit-request';
import { mail } from './forms-fixture';
import { RequestOpener } from './request-opener.client';

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

export const dialog = () => screen.queryByRole('dialog');
export const inDialog = () => within(screen.getByRole('dialog'));
export const linkNamed = (name: string) => screen.getByRole('link', { name });

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
    <Announcer />
  </>
);

/** Renders a page with links that open the dialogs. Its path comes from `usePathname`, which each test file mocks. */
export function start({ hasMail = true } = {}) {
  const { rerender } = render(page(hasMail));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return Object.assign(user, {
    /** Renders again, with the pathname that is mocked now, as after a navigation. */
    follow: () => rerender(page(hasMail)),
    openBy: async (name: string) => {
      await user.click(linkNamed(name));
      await settle();
      await settle(MINIMUM_TIME_MS);
    },
    press: async (name: string) => {
      await user.click(inDialog().getByRole('button', { name }));
      await settle();
    },
  });
}

export async function openVps() {
  const user = start();
  await user.openBy('Request');
  return user;
}

export async function fillVps(user: UserEvent) {
  fireEvent.input(inDialog().getByLabelText('Full name'), { target: { value: 'Ada' } });
  fireEvent.input(inDialog().getByLabelText('Email'), { target: { value: 'ada@example.org' } });
  await user.click(inDialog().getByLabelText(/^Production/));
}

export async function openFilledVps() {
  const user = await openVps();
  await fillVps(user);
  return user;
}

export async function submitVps() {
  const user = await openFilledVps();
  await user.press('Submit Request');
  return user;
}

/**
 * Opens the wizard by the card of Startup Boost, with the draft of one that was filled in and left at this step, from 0. `begun` is
 * the plan of the card it was first opened from, `selectedPlan` the one chosen in it.
 */
export async function openWizard(step: number, { begun = '', selectedPlan = 'startup-boost' } = {}) {
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
    selectedPlan: [selectedPlan],
  };
  const draft = { savedAt: Date.now(), requestId: 'DT-0000-0000', source: begun, step, entries };
  window.sessionStorage.setItem('draft:startup', JSON.stringify(draft));
  const user = start();
  await user.openBy('Get Started');
  return user;
}
