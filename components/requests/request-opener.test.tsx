/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { settle } from '@/components/ui/settle-fixture';
import { MINIMUM_TIME_MS } from '@/lib/requests/submit-request';
import { heard, holdAnswer, sendMock } from './forms-fixture';
import { dialog, fillVps, inDialog, linkNamed, openVps, start, submitVps } from './request-dialogs-fixtures';

let mockPathname: string;
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

// A file that did not arrive is requested again: the tests without it have to be the first.
let mockIsLost = false;
const mockLoad = (path: string) => {
  if (mockIsLost) throw new Error('The file did not arrive.');
  return jest.requireActual(path);
};
jest.mock('./startup-wizard.client', () => mockLoad('./startup-wizard.client'));
jest.mock('./vps-dialog.client', () => mockLoad('./vps-dialog.client'));

beforeEach(() => {
  mockPathname = '/startup-services';
  window.history.replaceState(null, '', mockPathname);
});

const note = () => document.querySelector('.request-note');
const sentNote = () => screen.queryByText(/^Request submitted\. Your reference:/, { ignore: '[data-announcer]' });

describe('where the file of a dialog does not load', () => {
  beforeEach(() => {
    mockIsLost = true;
    start();
  });
  afterEach(() => {
    mockIsLost = false;
  });

  // Links with a hash: jsdom does not navigate to another page.
  test.each([
    ['Get Started', '#startup'],
    ['Request', '#vps'],
  ])('%s follows its link', async (name, target) => {
    fireEvent.click(linkNamed(name));
    expect(window.location.hash).toBe('');
    await settle();
    expect(window.location.hash).toBe(target);
    expect(linkNamed(name)).not.toHaveAttribute('aria-busy');
    expect(dialog()).not.toBeInTheDocument();
  });

  test('of two links that were clicked before, the last one is followed', async () => {
    const hashes: string[] = [];
    const follow = () => hashes.push(window.location.hash);
    window.addEventListener('hashchange', follow);
    fireEvent.click(linkNamed('Get Started'));
    fireEvent.click(linkNamed('Request'));
    await settle();
    window.removeEventListener('hashchange', follow);
    expect(hashes).toEqual(['#vps']);
  });

  test('a visitor who left the page before stays on the new page', async () => {
    linkNamed('Request').setAttribute('href', '/services#vps');
    fireEvent.click(linkNamed('Request'));
    window.history.replaceState(null, '', '/services');
    await settle();
    expect(window.location.href).toMatch(/\/services$/);
  });
});

test.each([
  ['Get Started', 'Request', /Scale VPS/],
  ['Request', 'Request the smallest', /Startup VPS/],
])(
  'of two clicks while a dialog loads, on %s and then on %s, the last one counts and is busy',
  async (first, last, plan) => {
    start();
    // Clicks from before hydration are repeated then.
    expect(note()).toHaveAttribute('data-island', 'ready');
    fireEvent.click(linkNamed(first));
    fireEvent.click(linkNamed(last));
    expect(linkNamed(first)).not.toHaveAttribute('aria-busy');
    expect(linkNamed(last)).toHaveAttribute('aria-busy', 'true');
    await settle();
    expect(inDialog().getByRole('radio', { name: plan })).toBeChecked();
    expect(linkNamed(last)).not.toHaveAttribute('aria-busy');
  },
);

test('without a mail relay a button stays a link, and clicks are not queued', async () => {
  const user = start({ hasMail: false });
  expect(note()).not.toHaveAttribute('data-island');
  await user.openBy('Request');
  expect(dialog()).not.toBeInTheDocument();
});

test('a dialog that loads after its page was left does not open', async () => {
  start();
  fireEvent.click(linkNamed('Request'));
  window.history.replaceState(null, '', '/services');
  await settle();
  expect(dialog()).not.toBeInTheDocument();
});

test('a form submitted at once is sent 3 seconds after it opened, because only robots are faster', async () => {
  const user = start();
  await user.click(linkNamed('Request'));
  await settle();
  await fillVps(user);
  await user.press('Submit Request');
  await settle(MINIMUM_TIME_MS - 1);
  expect(sendMock).not.toHaveBeenCalled();
  await settle(1);
  expect(sendMock).toHaveBeenCalledTimes(1);
});

test('the dialog of a sent request closes after 2 seconds; its reference stays on the page and is heard', async () => {
  await submitVps();
  await settle(1999);
  expect(dialog()).toBeInTheDocument();
  expect(note()).toBeEmptyDOMElement();
  await settle(1);
  expect(dialog()).not.toBeInTheDocument();
  const sentence = /^Request submitted\. Your reference: [A-Z]+-\w{4}-\w{4}/;
  expect(note()).toHaveTextContent(sentence);
  expect(heard()).toEqual([expect.stringMatching(sentence)]);
  expect(window.sessionStorage).toHaveLength(0);
});

test('a dialog opened on another page during its send shows it, whatever its link asks for, and sends once', async () => {
  const { accept } = holdAnswer();
  const user = await submitVps();
  mockPathname = '/services';
  user.follow();
  expect(dialog()).not.toBeInTheDocument();
  await user.openBy('Request the smallest');
  expect(inDialog().getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  expect(inDialog().getByRole('radio', { name: /Scale VPS/ })).toBeChecked();
  await accept();
  expect(inDialog().getByRole('heading', { name: 'Request Submitted!' })).toHaveFocus();
  expect(sendMock).toHaveBeenCalledTimes(1);
});

test('a failure after its dialog was closed and its page left is shown on the next page, and the dialog opened again is filled in', async () => {
  const { refuse } = holdAnswer();
  const user = await submitVps();
  await user.press('Close');
  mockPathname = '/services';
  user.follow();
  await refuse();
  expect(note()).toHaveTextContent(/^Failed to send request\. Please try again later\./);
  expect(heard()).toEqual(['Failed to send request. Please try again later. What you typed is kept.']);
  await user.openBy('Request');
  expect(inDialog().getByLabelText('Full name')).toHaveValue('Ada');
  expect(inDialog().getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test.each([
  ['the link that opened the dialog', true, () => linkNamed('Request')],
  ['the main content of another page', false, () => screen.getByRole('main')],
])('dismissing the note focuses %s', async (_, hasLink, place) => {
  const user = await submitVps();
  await settle(2000);
  if (!hasLink) linkNamed('Request').remove();
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  await user.keyboard('{Enter}');
  expect(sentNote()).not.toBeInTheDocument();
  expect(place()).toHaveFocus();
});

test('a closed dialog returns the focus to its link where the browser has lost it', async () => {
  await openVps();
  const link = linkNamed('Request');
  link.focus();
  link.blur();
  act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
  await settle();
  expect(link).toHaveFocus();
});

test('a note is gone once another dialog was opened, also when that is closed without a request', async () => {
  const user = await submitVps();
  await settle(2000);
  expect(sentNote()).toBeInTheDocument();
  await user.openBy('Request');
  await user.press('Close');
  expect(sentNote()).not.toBeInTheDocument();
});
