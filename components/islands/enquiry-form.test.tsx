import { TextEncoder } from 'node:util';
import { send } from '@emailjs/browser';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enquiryServices } from '@/content/options';
import { site } from '@/content/site';
import { EnquiryForm } from './enquiry-form';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const sendMock = jest.mocked(send);
const mail = { origin: 'https://relay.example', serviceId: 's', templateId: 't', publicKey: 'p' };
const heading = 'Send a message';
const form = (
  <>
    <h2 id="heading">{heading}</h2>
    <EnquiryForm mail={mail} labelledBy="heading" />
  </>
);
const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = 'Failed to send message. Please try again later.';

const ok = { status: 200, text: 'OK' };
const field = (name: string) => screen.getByLabelText(name);
const button = () => screen.getByRole('button');
const island = () => screen.getByRole('form', { name: heading });

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sendMock.mockReset().mockResolvedValue(ok);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function start() {
  render(form);
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

/** Lets in what needs no time: schema, mailer, the relay's answer. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

async function clickSend(user: ReturnType<typeof start>) {
  await user.click(button());
  await settle();
}

async function fillIn(user: ReturnType<typeof start>) {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), 'ada@example.org');
  await user.selectOptions(field('Service'), 'IT Support');
  await user.type(field('Message'), 'Two laptops.');
}

const typed = { name: 'Ada', email: 'ada@example.org', service: 'IT Support', message: 'Two laptops.' };
const blank = { name: '', email: '', service: '', message: '' };

test('an empty form says everything in the banner and under each field, and focus goes to the first', async () => {
  const user = start();
  await clickSend(user);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Name is required\. Email is required\. Please select a service\. Message is required$/,
  );
  for (const [name, message] of [
    ['Name', 'Name is required'],
    ['Email', 'Email is required'],
    ['Service', 'Please select a service'],
    ['Message', 'Message is required'],
  ] as const) {
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  expect(field('Name')).toHaveFocus();
  expect(sendMock).not.toHaveBeenCalled();
});

test('a wrong email is marked alone, and takes the focus', async () => {
  const user = start();
  await fillIn(user);
  await user.clear(field('Email'));
  await user.type(field('Email'), 'ada@example{Enter}');
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Invalid email format$/);
  expect(field('Email')).toHaveFocus();
  expect(field('Name')).not.toHaveAttribute('aria-invalid');
  expect(field('Message')).not.toHaveAttribute('aria-invalid');
});

test('a corrected field loses its message at once, the others keep theirs, and focus stays', async () => {
  const user = start();
  await clickSend(user);
  await user.selectOptions(field('Service'), 'Other');
  await settle();
  expect(field('Service')).not.toHaveAttribute('aria-invalid');
  expect(field('Service')).not.toHaveAccessibleDescription();
  await user.type(field('Message'), 'H');
  await settle();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Name is required\. Email is required$/);
  expect(field('Message')).toHaveFocus();
  await user.type(field('Name'), 'A');
  await user.type(field('Email'), 'a@b.c');
  await settle();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('while it sends the button says so and is disabled, and the text cannot change under it', async () => {
  sendMock.mockReturnValue(new Promise(() => {}));
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(button()).toHaveAccessibleName(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
  expect(field('Message')).toHaveAttribute('readonly');
});

test('a sent message is confirmed, the form is cleared, and the confirmation hides after 5 seconds', async () => {
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(sendMock.mock.calls[0]?.[2]).toMatchObject({
    from_name: 'Ada',
    subject: 'Contact Form Submission - IT Support',
  });
  expect(screen.getByRole('status')).toHaveTextContent(SENT);
  expect(island()).toHaveFormValues(blank);
  expect(button()).toHaveFocus();
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText(SENT)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

test.each([
  ['refuses', { status: 500, text: 'Oops' }],
  ['cannot be reached', new TypeError('Failed to fetch')],
])('when the relay %s everything typed stays and can be sent again', async (_, rejection) => {
  sendMock.mockRejectedValueOnce(rejection);
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  expect(island()).toHaveFormValues(typed);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  await clickSend(user);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test('a relay that never answers has failed after 15 seconds, with everything kept', async () => {
  sendMock.mockReturnValue(new Promise(() => {}));
  const user = start();
  await fillIn(user);
  await user.click(button());
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
  expect(island()).toHaveFormValues(typed);
});

test('after a failure the address is offered with the mail already written, as it reads now', async () => {
  sendMock.mockRejectedValueOnce('The public key is required');
  const user = start();
  await fillIn(user);
  await clickSend(user);
  await user.type(field('Message'), ' Soon.');
  const link = new URL(screen.getByRole('link', { name: site.emails.general }).getAttribute('href') ?? '');
  expect(link.searchParams.get('subject')).toBe('Contact Form Submission - IT Support');
  expect(link.searchParams.get('body')).toBe('Service: IT Support\r\n\r\nTwo laptops. Soon.');
});

test('twenty clicks in one tick send one mail', async () => {
  const user = start();
  await fillIn(user);
  await act(async () => {
    for (let click = 0; click < 20; click += 1) button().click();
  });
  expect(sendMock).toHaveBeenCalledTimes(1);
});

test('a late click on the cleared form asks for nothing', async () => {
  const user = start();
  await fillIn(user);
  await user.tripleClick(button());
  await clickSend(user);
  expect(sendMock).toHaveBeenCalledTimes(1);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what was typed and chosen before hydration is kept, and sent', async () => {
  // React's server renderer asks for it as it loads; jsdom has none.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const prerendered = within(container);
  const early = (name: string, value: string) =>
    fireEvent.input(prerendered.getByLabelText(name), { target: { value } });
  early('Name', 'Ada');
  early('Email', 'ada@example.org');
  early('Service', 'IT Support');
  early('Message', 'Two laptops.');
  expect(island()).toHaveAttribute('data-island', 'waiting');

  render(form, { container, hydrate: true });
  expect(island()).toHaveAttribute('data-island', 'ready');
  expect(island()).toHaveFormValues(typed);
  await act(async () => button().click());
  await settle();
  expect(sendMock.mock.calls[0]?.[2]).toMatchObject({ message: 'Service: IT Support\n\nTwo laptops.' });
});

test('the fields are labelled, required, and open to autofill; the services are those of the list', () => {
  start();
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  for (const name of ['Name', 'Email', 'Service', 'Message']) expect(field(name)).toBeRequired();
  const options = within(field('Service')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Select a service', ...enquiryServices]);
  expect(options[0]).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});
