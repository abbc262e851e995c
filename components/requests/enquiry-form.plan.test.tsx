/** @jest-environment jsdom */
import { send } from '@emailjs/browser';
import { cleanup, screen } from '@testing-library/react';
import { planGroups } from '@/content/plans';
import { formatDollars } from '@/lib/money/format-money';
import { blank, clickSend, field, fillIn, formElement, ok, open, settle, start } from './enquiry-form-fixtures';

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

test('the form and the mail name the plan of a link, with its price', async () => {
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

test('a send removes its values from the address, and leaves the campaign', async () => {
  window.history.replaceState(null, '', `${link(essentials.id)}&message=Four+of+us&utm_source=news`);
  const user = start();
  expect(field('Message')).toHaveValue('Four of us');
  await fillIn(user);
  await clickSend(user);
  expect(window.location.search).toBe('?utm_source=news');
  cleanup();
  open();
  expect(formElement()).toHaveFormValues(blank);
  expect(line()).not.toBeInTheDocument();
});

test('a send that ends after a navigation does not change the new address', async () => {
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

test('a plan without a price reads as on its card', () => {
  window.history.replaceState(null, '', link('training-enterprise'));
  start();
  expect(line()).toHaveTextContent('About the plan Enterprise: Custom.');
});

test.each(['?service=Other&plan=training-moon', '?plan=', '?service=Other', ''])('%j names no plan', (query) => {
  window.history.replaceState(null, '', `/contact${query}`);
  start();
  expect(line()).not.toBeInTheDocument();
});

test('a plan that is left out is not in the mail and not restored by a reload; focus moves on, other fields stay', async () => {
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
  expect(formElement()).toHaveFormValues({ name: 'Ada', service: 'IT Support', message: 'Two laptops.' });
  await clickSend(user);
  expect(sentMessage()).toMatch(/^Service: IT Support\n\nTwo laptops\./);
});

test('the same link brings the plan back', async () => {
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

test('a draft has its plan; a link with another plan replaces it and leaves typed text', async () => {
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

test('during a send the plan cannot be left out; the mail of a failure names it until it is', async () => {
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
