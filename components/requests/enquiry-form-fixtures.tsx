import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Announcer } from '@/components/ui/announcer';
import { settle } from '@/components/ui/settle-fixture';
import { MINIMUM_TIME_MS } from '@/lib/requests/submit-request';
import { EnquiryForm } from './enquiry-form.client';
import { mail } from './forms-fixture';

const heading = 'Write to us';

export const form = (
  <main tabIndex={-1}>
    <h2 id="heading">{heading}</h2>
    <EnquiryForm mail={mail} labelledBy="heading" />
    <Announcer />
  </main>
);

export const typed = { name: 'Ada', email: 'ada@example.org', service: 'IT Support', message: 'Two laptops.' };
export const blank = { name: '', email: '', service: '', message: '' };

export const formElement = () => screen.getByRole('form', { name: heading });
export const field = (name: string) => screen.getByLabelText(name);
export const button = () => screen.getByRole('button', { name: /^send/i });

type User = ReturnType<typeof start>;

/** Renders the form as a page load does, with the tab's draft. */
export function load(address = window.location.href) {
  cleanup();
  window.history.replaceState(null, '', address);
  render(form);
  // A form sent before the minimum time waits first.
  act(() => jest.advanceTimersByTime(MINIMUM_TIME_MS));
}

export function start(address = '/') {
  load(address);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

export async function clickSend(user: User) {
  await user.click(button());
  await settle();
}

/** Fills the form in as a script does that brings back values. Keys take ten times as long, and append to the text from before a reset. */
export function inputAll(page = document.body) {
  for (const [name, value] of Object.entries(typed)) {
    const control = within(page).getByLabelText<HTMLInputElement>(new RegExp(`^${name}$`, 'i'));
    control.value = value;
    fireEvent.input(control);
  }
}

export function startFilledIn(address?: string) {
  const user = start(address);
  inputAll();
  return user;
}

export async function sendFilledIn(address?: string) {
  const user = startFilledIn(address);
  await clickSend(user);
  return user;
}
