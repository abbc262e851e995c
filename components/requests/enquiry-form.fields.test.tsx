/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, render, screen, within } from '@testing-library/react';
import { settle } from '@/components/ui/settle-fixture';
import { enquiryServices } from '@/content/options';
import { MINIMUM_TIME_MS } from '@/lib/requests/submit-request';
import {
  button,
  clickSend,
  field,
  form,
  formElement,
  inputAll,
  load,
  start,
  startFilledIn,
  typed,
} from './enquiry-form-fixtures';
import { heard } from './heard-fixture';
import { holdAnswer, sendMock } from './relay-fixture';

test('an empty form shows all errors in banner, title and fields, and focuses the first field', async () => {
  document.title = 'Contact us';
  const user = start();
  let describedBy: string | null = null;
  field('Name').addEventListener('focus', () => {
    describedBy = field('Name').getAttribute('aria-describedby');
  });
  await clickSend(user);
  expect(describedBy).toBe('enquiry-name-error');
  const banner = 'Name is required. Email is required. Please select a service. Message is required';
  expect(formElement()).toHaveTextContent(banner);
  expect(heard()).toEqual(['Name is required', banner]);
  for (const [name, message] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Service', 'Please select a service'],
    ['Message', 'Message is required'],
  ] as const) {
    expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(document.title).toBe('Error: Contact us');
  expect(field('Name')).toHaveFocus();
  expect(sendMock).not.toHaveBeenCalled();
});

test('the honeypot is hidden from screen readers', () => {
  start();
  expect(field('Leave this empty')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).not.toBeInTheDocument();
});

test('where only the email is invalid, it alone is marked and takes focus', async () => {
  const user = await startFilledIn();
  await user.clear(field('Email'));
  await user.type(field('Email'), 'ada@example{Enter}');
  await settle();
  expect(field('Email')).toHaveFocus();
  expect(heard()).toEqual(['Invalid email format']);
  expect(field('Name')).toHaveAttribute('aria-invalid', 'false');
  expect(field('Message')).toHaveAttribute('aria-invalid', 'false');
});

test('a corrected field loses its error at once, the others keep theirs, and focus stays', async () => {
  const user = start();
  await clickSend(user);
  await user.selectOptions(field('Service'), 'Other');
  await settle();
  expect(field('Service')).toHaveAttribute('aria-invalid', 'false');
  expect(field('Service')).not.toHaveAccessibleDescription();
  await user.type(field('Message'), 'H');
  await settle();
  expect(formElement()).toHaveTextContent(/^Name is required\. Email is requiredName/);
  expect(field('Message')).toHaveFocus();
  await user.type(field('Name'), 'A');
  await user.type(field('Email'), 'a@b.c');
  await settle();
  expect(formElement()).not.toHaveTextContent('is required');
});

test('entries from before hydration survive hydration and a reload, and are sent', async () => {
  // React's server renderer needs TextEncoder at import; jsdom does not have it.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  inputAll(container);
  expect(formElement()).toHaveAttribute('data-island', 'waiting');

  render(form, { container, hydrate: true }).unmount();
  load();
  expect(formElement()).toHaveAttribute('data-island', 'ready');
  expect(formElement()).toHaveFormValues(typed);
  await act(async () => button().click());
  // Sent at once, it waits for the minimum time.
  await settle(MINIMUM_TIME_MS);
  expect(sendMock.mock.calls[0]?.[0]).toMatchObject({
    message: expect.stringMatching(/^Service: IT Support\n\nTwo laptops\.\n\nRequest: /),
  });
});

test('while the form sends, no field can be changed', async () => {
  holdAnswer();
  const user = await startFilledIn();
  expect(field('Service')).not.toHaveAttribute('inert');
  await clickSend(user);
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveAttribute('readonly');
  expect(field('Service')).toHaveAttribute('inert');
});

test('the fields have labels and autofill and are required; the services are those of the list', () => {
  start();
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  for (const name of ['Name', 'Email', 'Service', 'Message']) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  const options = within(field('Service')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Select a service', ...enquiryServices]);
  expect(options[0]).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
