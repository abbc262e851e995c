/** @jest-environment jsdom */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { settle } from '@/components/ui/settle-fixture';
import { site } from '@/content/site';
import { tabStore } from '@/lib/platform/storage.browser';
import { handBill } from '@/lib/requests/handed-bill';
import { type Note, watchNotes } from '@/lib/requests/page-note';
import {
  blank,
  button,
  clickSend,
  field,
  formElement,
  inputAll,
  load,
  sendFilledIn,
  start,
  startFilledIn,
  typed,
} from './enquiry-form-fixtures';
import { heard } from './heard-fixture';
import { holdAnswer, refused, sendMock } from './relay-fixture';

const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = 'Failed to send message. Please try again later.';
const DRAFT_LINE = /What you typed stays in this tab for 24 hours at most/;

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

test('while the form sends, the button reads Sending... and is disabled; the parts around it keep its focus', async () => {
  holdAnswer();
  await sendFilledIn();
  expect(button()).toHaveAccessibleName(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
  expect(screen.getByRole('group', { name: 'Sending...' })).toHaveFocus();
  expect(heard()).toEqual([]);
});

test('a send by Enter in a field leaves the focus there, and is heard', async () => {
  holdAnswer();
  const user = await startFilledIn();
  await user.type(field('Email'), '{Enter}');
  await settle();
  expect(field('Email')).toHaveFocus();
  expect(heard()).toEqual(['Sending...']);
});

describe('a failed send is heard once', () => {
  test('with "Try again", which takes the focus of the button', async () => {
    sendMock.mockRejectedValue(refused);
    await sendFilledIn();
    expect(retry()).toHaveFocus();
    expect(heard()).toEqual([FAILED]);
  });

  test('by itself, where the visitor has moved the focus, which stays', async () => {
    const { refuse } = holdAnswer();
    await sendFilledIn();
    field('Name').focus();
    await refuse();
    expect(field('Name')).toHaveFocus();
    expect(heard()).toEqual([FAILED]);
  });
});

test('a sent message is heard with its reference, as one sentence', async () => {
  await sendFilledIn();
  expect(heard()).toEqual([
    expect.stringMatching(
      /^Message sent successfully! We'll get back to you soon\. Your reference: [A-Z]+-\w{4}-\w{4}$/,
    ),
  ]);
});

test('a bill that comes while the form sends is not in what is sent, and comes into the message afterwards', async () => {
  const bill = 'My bill, 5 people\nTeam chat\nList prices of today.';
  const { accept } = holdAnswer();
  await sendFilledIn();
  act(() => void handBill(bill, tabStore));
  expect(field('Message')).toHaveValue(typed.message);
  await accept();
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.getByText(/^Your reference/)).toBeInTheDocument();
  expect(field('Message')).toHaveValue(`${bill}\n\n`);
});

test('the focus of a button that was pressed returns to it', async () => {
  const { accept } = holdAnswer();
  await sendFilledIn();
  await accept();
  expect(button()).toHaveFocus();
});

test('focus that a second tap on the disabled button moved to main goes on to Try again', async () => {
  const { refuse } = holdAnswer();
  await sendFilledIn();
  // A browser focuses the closest focusable ancestor of the disabled button; jsdom does not.
  screen.getByRole('main').focus();
  await refuse();
  expect(retry()).toHaveFocus();
});

test('a sent message is confirmed, the form is cleared, and the confirmation hides after 5 seconds', async () => {
  await sendFilledIn();
  expect(sendMock.mock.calls[0]?.[0]).toMatchObject({
    from_name: 'Ada',
    subject: 'Contact Form Submission - IT Support',
  });
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
  const user = await sendFilledIn();
  load('/contact?service=Other&message=Hello');
  expect(button()).toHaveAccessibleName(/^Sending\.\.\.$/);
  expect(button()).toBeDisabled();
  expect(formElement()).toHaveFormValues(typed);
  await user.type(field('Email'), '{Enter}');
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

test('a message that was sent after its page was left is told on the next page, and not again by the form', async () => {
  const missed = watchPage();
  const { accept } = holdAnswer();
  await sendFilledIn();
  cleanup();
  await accept();
  expect(missed).toEqual([{ text: `${SENT} Your reference:`, reference: sentReferences()[0] }]);
  load();
  expect(screen.queryByText(SENT)).not.toBeInTheDocument();
  expect(formElement()).toHaveFormValues(blank);
});

test('when the relay refuses, everything typed stays and can be sent again with the same reference', async () => {
  sendMock.mockRejectedValueOnce(refused);
  const user = await sendFilledIn();
  expect(screen.getByText(FAILED)).toBeInTheDocument();
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

test('a robot that fills in the hidden field gets the success message, and no mail is sent', async () => {
  const user = await startFilledIn();
  fireEvent.input(field('Leave this empty'), { target: { value: 'https://spam.example' } });
  await clickSend(user);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(sendMock).not.toHaveBeenCalled();
});

test('twenty clicks in one tick send one mail', async () => {
  await startFilledIn();
  await act(async () => {
    for (let click = 0; click < 20; click += 1) button().click();
  });
  expect(sendMock).toHaveBeenCalledTimes(1);
});

test('a late click on the cleared form is ignored', async () => {
  const user = await startFilledIn();
  await user.tripleClick(button());
  await clickSend(user);
  expect(sendMock).toHaveBeenCalledTimes(1);
  expect(screen.getByText(SENT)).toBeInTheDocument();
  expect(screen.queryByText(/is required/)).not.toBeInTheDocument();
});

test('typed text survives a reload, as the form promises, until it is cleared', async () => {
  const user = await startFilledIn();
  expect(screen.getByText(DRAFT_LINE)).toBeInTheDocument();
  load();
  expect(formElement()).toHaveFormValues(typed);
  await user.click(clear());
  load();
  expect(formElement()).toHaveFormValues(blank);
  expect(screen.queryByRole('button', { name: 'Clear the form' })).not.toBeInTheDocument();
});

describe('where storage is full', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  });

  test('the form does not promise to keep a draft, and can be cleared', async () => {
    const user = await startFilledIn();
    expect(screen.queryByText(DRAFT_LINE)).not.toBeInTheDocument();
    await user.click(clear());
    expect(formElement()).toHaveFormValues(blank);
  });

  test('a failure after its page was left does not promise a draft', async () => {
    const missed = watchPage();
    const { refuse } = holdAnswer();
    await sendFilledIn();
    cleanup();
    await refuse();
    expect(missed).toEqual([{ text: FAILED }]);
  });
});
