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

export async function fillIn(user: User) {
  await user.type(field('Name'), typed.name);
  await user.type(field('Email'), typed.email);
  await user.selectOptions(field('Service'), typed.service);
  await user.type(field('Message'), typed.message);
}

/** Fills the form in by events alone. After a reset, `user.type` would append to the text from before the reset. */
export function inputAll(page = document.body) {
  for (const [name, value] of Object.entries(typed)) {
    fireEvent.input(within(page).getByLabelText(new RegExp(`^${name}$`, 'i')), { target: { value } });
  }
}

export async function startFilledIn(address?: string) {
  const user = start(address);
  await fillIn(user);
  return user;
}

export async function sendFilledIn(address?: string) {
  const user = await startFilledIn(address);
  await clickSend(user);
  return user;
}
