/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { hydrateAfter } from '@/components/ui/hydrate-fixture';
import { settle } from '@/components/ui/settle-fixture';
import { enquiryServices } from '@/content/options';
import { site } from '@/content/site';
import { mailEnvironment } from '@/lib/config/mail-settings-examples';
import { tabStore } from '@/lib/platform/storage.browser';
import { enquiryForm } from '@/lib/requests/enquiry';
import { handBill } from '@/lib/requests/handed-bill';
import { type Note, watchNotes } from '@/lib/requests/page-note';
import { MINIMUM_TIME_MS } from '@/lib/requests/submit-request';
import {
  blank,
  button,
  clickSend,
  field,
  form,
  formElement,
  inputAll,
  load,
  sendFilledIn,
  start,
  startFilledIn,
  typed,
} from './enquiry-form-fixtures';
import { EnquirySection } from './enquiry-section';
import { heard, holdAnswer, refused, sendMock } from './forms-fixture';

const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = 'Failed to send message. Please try again later.';
const DRAFT_LINE = /This tab keeps what you typed for up to 24 hours/;

/** The reference in each mail. */
const sentReferences = () =>
  sendMock.mock.calls.map(([mail]) => /Request: ([A-Z]+-\w{4}-\w{4})/.exec(String(mail.message))?.[1]);
const clear = () => screen.getByRole('button', { name: 'Clear the form' });
const retry = () => screen.getByRole('button', { name: 'Try again' });

/** The outcomes that no form shows. */
function watchPage() {
  const notes: Note[] = [];
  stopWatching = watchNotes((note) => note && notes.push(note));
  return notes;
}
let stopWatching = () => {};
afterEach(() => stopWatching());

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

test('where only the email is invalid, it alone is marked and takes focus', async () => {
  const user = startFilledIn();
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

test('each field has a control; they have labels and autofill and are required; the services are those of the list', () => {
  start();
  expect(field('Name')).toHaveAttribute('autocomplete', 'name');
  expect(field('Email')).toHaveAttribute('autocomplete', 'email');
  for (const name of ['Name', 'Email', 'Service', 'Message']) expect(field(name)).toBeRequired();
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(enquiryForm.names.filter((name) => !formElement().querySelector(`[name="${name}"]`))).toEqual([]);
  const options = within(field('Service')).getAllByRole('option');
  expect(options.map((option) => option.textContent)).toEqual(['Select a service', ...enquiryServices]);
  expect(options[0]).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
});

test('entries from before hydration survive hydration and a reload, and are sent', async () => {
  hydrateAfter((container) => {
    inputAll(container);
    expect(formElement()).toHaveAttribute('data-island', 'waiting');
  }, form).unmount();
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

test('while the form sends, its button reads Sending..., is disabled and leaves the focus beside it, and no field can be changed', async () => {
  const { accept } = holdAnswer();
  const user = startFilledIn();
  expect(field('Service')).not.toHaveAttribute('inert');
  await clickSend(user);
  expect(button()).toHaveAccessibleName(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Sending...' })).toHaveFocus();
  expect(heard()).toEqual([]);
  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toHaveAttribute('readonly');
  expect(field('Service')).toHaveAttribute('inert');
  await accept();
  expect(button()).toHaveFocus();
});

test('a send by Enter in a field leaves the focus there, and is heard', async () => {
  holdAnswer();
  const user = startFilledIn();
  await user.type(field('Email'), '{Enter}');
  await settle();
  expect(field('Email')).toHaveFocus();
  expect(heard()).toEqual(['Sending...']);
});

test.each([
  ['that the visitor moved to a field stays there', () => field('Name'), () => field('Name')],
  // A browser focuses the closest focusable ancestor of a disabled button that is tapped; jsdom does not.
  ['that a second tap moved to main goes on to Try again', () => screen.getByRole('main'), retry],
])('a focus %s when the send fails, which is heard once', async (_, place, after) => {
  const { refuse } = holdAnswer();
  await sendFilledIn();
  place().focus();
  await refuse();
  expect(after()).toHaveFocus();
  expect(heard()).toEqual([FAILED]);
});

test('when the relay refuses, Try again has the focus, everything typed stays and can be sent again with the same reference', async () => {
  sendMock.mockRejectedValueOnce(refused);
  const user = await sendFilledIn();
  expect(retry()).toHaveFocus();
  expect(heard()).toEqual([FAILED]);
  expect(formElement()).toHaveFormValues(typed);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  await clickSend(user);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  expect(sentReferences()).toEqual([expect.any(String), sentReferences()[0]]);
});

test('after a failure there is a mail link with the current text', async () => {
  sendMock.mockRejectedValueOnce(refused);
  const user = await sendFilledIn();
  await user.type(field('Message'), ' Soon.');
  const link = new URL(screen.getByRole('link', { name: site.emails.general }).getAttribute('href') ?? '');
  expect(link.searchParams.get('subject')).toBe('Contact Form Submission - IT Support');
  expect(link.searchParams.get('body')).toMatch(
    /^Service: IT Support\r\n\r\nTwo laptops\. Soon\.\r\n\r\nRequest: [A-Z]+-\w{4}-\w{4}\r\nLanding page: \/$/,
  );
});

test('a sent message is confirmed, and heard with its reference as one sentence; the form is cleared, and the confirmation hides after 5 seconds', async () => {
  await sendFilledIn();
  expect(sendMock.mock.calls[0]?.[0]).toMatchObject({
    from_name: 'Ada',
    subject: 'Contact Form Submission - IT Support',
  });
  expect(heard()).toEqual([`${SENT} Your reference: ${sentReferences()[0]}`]);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(formElement()).toHaveFormValues(blank);
  act(() => jest.advanceTimersByTime(4999));
  expect(screen.getByText(SENT)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
});

test('the next message has its own reference, and that of the last one goes with its first letter', async () => {
  const user = start();
  for (let sent = 0; sent < 2; sent += 1) {
    inputAll();
    expect(screen.queryByText(/^Your reference/)).not.toBeInTheDocument();
    await clickSend(user);
  }
  const references = sentReferences();
  expect(references).toEqual([expect.any(String), expect.any(String)]);
  expect(references[0]).not.toBe(references[1]);
});

test('a bill that comes while the form sends is not in what is sent, and comes into the message afterwards', async () => {
  const bill = 'My bill, 5 people\nTeam chat\nList prices of today.';
  const { accept } = holdAnswer();
  await sendFilledIn();
  const hand = (service: string) => act(() => void handBill(bill, service, tabStore));
  hand('');
  expect(field('Message')).toHaveValue(typed.message);
  await accept();
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.getByText(/^Your reference/)).toBeInTheDocument();
  expect(field('Message')).toHaveValue(`${bill}\n\n`);
  expect(heard()).toEqual([expect.stringContaining(SENT)]);
  // A bill of one service selects it, and changes none that is selected.
  for (const service of ['Managed Services', 'Startup Services']) {
    hand(service);
    expect(field('Service')).toHaveValue('Managed Services');
  }
});

test('a bill handed over on another page is heard to be in the message', () => {
  handBill('My bill, 5 people', '', tabStore);
  start('/contact');
  expect(heard()).toEqual(['Your bill is in the message. Write your question below it.']);
});

test('an estimate and a bill replace each other in the message, until the visitor writes in it', async () => {
  const bill = 'My bill, 5 people\nTeam chat\nList prices of today.';
  const showing = (message: string) => {
    cleanup();
    return start(`/contact?message=${message}`);
  };
  handBill(bill, '', tabStore);
  showing('Estimate');
  expect(field('Message')).toHaveValue(`${bill}\n\n`);
  const user = showing('Newer');
  expect(field('Message')).toHaveValue('Newer');
  await user.type(field('Message'), '!');
  showing('Newest');
  expect(field('Message')).toHaveValue('Newer!');
});

test('a failure after its page was left is told on the next page, other failures are not', async () => {
  const missed = watchPage();
  sendMock.mockRejectedValueOnce(refused);
  const user = await sendFilledIn();
  expect(missed).toEqual([]);
  const { refuse } = holdAnswer();
  await clickSend(user);
  cleanup();
  await refuse();
  expect(missed).toEqual([{ text: `${FAILED} What you typed is kept.` }]);
});

test('a form that comes back during its send shows it, cannot send it twice, and shows that it was sent', async () => {
  const missed = watchPage();
  const { accept } = holdAnswer();
  await sendFilledIn();
  load('/contact?service=Other&message=Hello');
  expect(button()).toHaveAccessibleName(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
  expect(formElement()).toHaveFormValues(typed);
  fireEvent.submit(formElement());
  await accept();
  expect(sendMock).toHaveBeenCalledTimes(1);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(formElement()).toHaveFormValues(blank);
  expect(missed).toEqual([]);
  load();
  expect(formElement()).toHaveFormValues(blank);
});

test('a form that comes back after its send failed says so, and sends with the same reference', async () => {
  const { refuse } = holdAnswer();
  const user = await sendFilledIn();
  cleanup();
  await refuse();
  load();
  expect(screen.getByText(FAILED)).toBeInTheDocument();
  expect(formElement()).toHaveFormValues(typed);
  sendMock.mockResolvedValue('OK');
  await user.click(retry());
  await settle();
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(sentReferences()).toEqual([expect.any(String), sentReferences()[0]]);
});

test('a robot that fills in the hidden field gets the success message, and no mail is sent', async () => {
  const user = startFilledIn();
  fireEvent.input(field('Leave this empty'), { target: { value: 'https://spam.example' } });
  await clickSend(user);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(sendMock).not.toHaveBeenCalled();
});

test('a late click on the cleared form is ignored', async () => {
  const user = startFilledIn();
  await user.tripleClick(button());
  await clickSend(user);
  expect(sendMock).toHaveBeenCalledTimes(1);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
});

test('typed text survives a reload, as the form promises, until it is cleared', async () => {
  const user = startFilledIn();
  expect(screen.getByText(DRAFT_LINE)).toBeInTheDocument();
  load();
  expect(formElement()).toHaveFormValues(typed);
  await user.click(clear());
  await settle(500);
  expect(heard()).toContain('The form is empty.');
  load();
  expect(formElement()).toHaveFormValues(blank);
  expect(screen.queryByRole('button', { name: 'Clear the form' })).not.toBeInTheDocument();
});

test('where storage is full the form can be cleared, and neither it nor a failure after its page was left promises a draft', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const missed = watchPage();
  const user = startFilledIn();
  expect(screen.queryByText(DRAFT_LINE)).not.toBeInTheDocument();
  await user.click(clear());
  expect(formElement()).toHaveFormValues(blank);
  inputAll();
  const { refuse } = holdAnswer();
  await clickSend(user);
  cleanup();
  await refuse();
  expect(missed).toEqual([{ text: FAILED }]);
});

test('the contact page says how many fields the form asks for, without the hidden one', () => {
  Object.assign(process.env, mailEnvironment);
  expect(renderToStaticMarkup(<EnquirySection />)).toContain('>All four fields are required.<');
});

test('each office stands on a line of its own', () => {
  expect(renderToStaticMarkup(<EnquirySection />)).toContain('USA</span><br/><span>Douala');
});
