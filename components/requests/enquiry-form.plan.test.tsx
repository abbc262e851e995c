/** @jest-environment jsdom */
import { send } from '@emailjs/browser';
import { cleanup, screen } from '@testing-library/react';
import { planGroups } from '@/content/plans';
import { formatDollars } from '@/lib/money/format-money';
import { blank, clickSend, field, fillIn, island, ok, open, settle, start } from './enquiry-form-fixtures';

jest.mock('@emailjs/browser', () => ({ init: jest.fn(), send: jest.fn() }));

const sendMock = jest.mocked(send);

const [essentials, professional] = planGroups.training.plans;
const link = (plan: string) => `/contact?service=Other&plan=${plan}`;
const line = () => screen.queryByText(/^About the plan/);
const leaveOut = () => screen.getByRole('button', { name: 'Leave it out' });
const sentMessage = () => String(sendMock.mock.calls[0]?.[2]?.message);

beforeEach(() => {
  jest.useFakeTimers();
  sendMock.mockReset().mockResolvedValue(ok);
});
afterEach(() => {
  window.history.replaceState(null, '', '/');
  jest.useRealTimers();
});

test('a link names the plan it comes from, with its price, and the mail does', async () => {
  window.history.replaceState(null, '', link(essentials.id));
  const user = start();
  expect(line()).toHaveTextContent(`About the plan Team Essentials: ${formatDollars(essentials.price)} a quarter.`);
  expect(field('Service')).toHaveValue('Other');
  expect(screen.getByText(/^Sends your name, email, service, plan and message/)).toBeInTheDocument();
  await fillIn(user);
  await clickSend(user);
  expect(sentMessage()).toMatch(/^Service: IT Support\nPlan: Team Essentials \(.+ per quarter\), training\n\n/);
  expect(line()).not.toBeInTheDocument();
});

test('what was sent does not come back from the address, and a campaign stays there', async () => {
  window.history.replaceState(null, '', `${link(essentials.id)}&message=Four+of+us&utm_source=news`);
  const user = start();
  expect(field('Message')).toHaveValue('Four of us');
  await fillIn(user);
  await clickSend(user);
  expect(window.location.search).toBe('?utm_source=news');
  cleanup();
  open();
  expect(island()).toHaveFormValues(blank);
  expect(line()).not.toBeInTheDocument();
});

test('one that is sent after its page was left takes nothing from the address of the next', async () => {
  let answer = (_: typeof ok) => {};
  sendMock.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const user = start();
  await fillIn(user);
  await clickSend(user);
  cleanup();
  window.history.replaceState(null, '', '/startup-services?plan=startup-boost');
  answer(ok);
  await settle();
  expect(window.location.search).toBe('?plan=startup-boost');
});

test('a message that failed keeps its link', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sendMock.mockRejectedValue(new Error('offline'));
  window.history.replaceState(null, '', link(essentials.id));
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(window.location.search).toBe(`?service=Other&plan=${essentials.id}`);
});

test('the price of a plan without one is told as on its card', () => {
  window.history.replaceState(null, '', link('training-enterprise'));
  start();
  expect(line()).toHaveTextContent('About the plan Enterprise: Custom.');
});

test.each(['?service=Other&plan=training-moon', '?plan=', '?service=Other', ''])('%j names no plan', (query) => {
  window.history.replaceState(null, '', `/contact${query}`);
  start();
  expect(line()).not.toBeInTheDocument();
});

test('what is left out is in no mail and does not come back on a reload; the keyboard goes on, the rest stays', async () => {
  window.history.replaceState(null, '', link(essentials.id));
  const user = start();
  await fillIn(user);
  leaveOut().focus();
  await user.keyboard('{Enter}');
  expect(line()).not.toBeInTheDocument();
  expect(field('Service')).toHaveFocus();
  expect(window.location.search).toBe('?service=Other');
  cleanup();
  open();
  expect(line()).not.toBeInTheDocument();
  expect(island()).toHaveFormValues({ name: 'Ada', service: 'IT Support', message: 'Two laptops.' });
  await clickSend(user);
  expect(sentMessage()).toMatch(/^Service: IT Support\n\nTwo laptops\./);
});

test('the same button asked again brings the plan back', async () => {
  window.history.replaceState(null, '', link(essentials.id));
  const user = start();
  await user.type(field('Message'), 'Mine');
  await user.click(leaveOut());
  cleanup();
  window.history.replaceState(null, '', link(essentials.id));
  open();
  expect(line()).toHaveTextContent('Team Essentials');
  expect(field('Message')).toHaveValue('Mine');
});

test('a kept message keeps its plan; the link of another plan wins, and leaves what was typed', async () => {
  window.history.replaceState(null, '', link(essentials.id));
  const user = start();
  await user.type(field('Message'), 'Mine');
  cleanup();
  window.history.replaceState(null, '', '/contact');
  open();
  expect(line()).toHaveTextContent('Team Essentials');
  cleanup();
  window.history.replaceState(null, '', link(professional.id));
  open();
  expect(line()).toHaveTextContent('Professional Team');
  expect(field('Message')).toHaveValue('Mine');
});

test('clearing the form clears its plan', async () => {
  window.history.replaceState(null, '', link(essentials.id));
  const user = start();
  await user.type(field('Message'), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(line()).not.toBeInTheDocument();
});

test('while it sends, the plan stays; a mail that failed names it, until it is left out', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  let refuse = () => {};
  sendMock.mockReturnValue(
    new Promise((_, reject) => {
      refuse = () => reject(new Error('offline'));
    }),
  );
  window.history.replaceState(null, '', link(essentials.id));
  const user = start();
  await fillIn(user);
  await clickSend(user);
  expect(leaveOut()).toBeDisabled();
  refuse();
  await settle();
  const body = () =>
    new URL(screen.getByRole('link', { name: /@/ }).getAttribute('href') ?? '').searchParams.get('body');
  expect(body()).toContain('Plan: Team Essentials');
  await user.click(leaveOut());
  expect(body()).not.toContain('Plan:');
});
