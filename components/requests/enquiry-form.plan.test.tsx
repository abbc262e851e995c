/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import { planGroups } from '@/content/plans';
import { unreadTexts } from '@/content/texts/messages';
import { formatDollars } from '@/lib/money/format-money';
import {
  blank,
  clickSend,
  field,
  formElement,
  inputAll,
  load,
  sendFilledIn,
  start,
  startFilledIn,
} from './enquiry-form-fixtures';
import { heard, holdAnswer, sendMock } from './forms-fixture';

const [essentials] = planGroups.training.plans;
const link = (plan: string) => `/contact?service=Other&plan=${plan}`;
const line = () => screen.queryByText(/^About the plan/);
const leaveOut = () => screen.getByRole('button', { name: 'Leave it out' });
const sentMessage = () => String(sendMock.mock.calls[0]?.[0].message);

test('the form and the mail name the plan of a link, with its price', async () => {
  const user = startFilledIn(link(essentials.id));
  expect(line()).toHaveTextContent(
    `About the plan Team Essentials training: ${formatDollars(essentials.price)} a quarter.`,
  );
  expect(screen.getByText(/^We receive your name, email, service, plan and message/)).toBeInTheDocument();
  await clickSend(user);
  expect(sentMessage()).toMatch(/^Service: IT Support\nPlan: Team Essentials \(.+ per quarter\), training\n\n/);
  expect(line()).not.toBeInTheDocument();
});

test('a link whose plan is not ours says so, in the form and to screen readers, until the form is sent', async () => {
  const user = start('/contact?service=Other&amp;plan=training-team-ess');
  expect(field('Service')).toHaveValue('Other');
  expect(formElement()).toHaveTextContent(unreadTexts.plan);
  expect(heard()).toEqual([unreadTexts.plan]);
  inputAll();
  await clickSend(user);
  expect(formElement()).not.toHaveTextContent(unreadTexts.plan);
});

test('a send removes its values from the address, and leaves the campaign', async () => {
  const user = start(`${link(essentials.id)}&message=Four+of+us&utm_source=news`);
  expect(field('Message')).toHaveValue('Four of us');
  inputAll();
  await clickSend(user);
  expect(window.location.search).toBe('?utm_source=news');
  load();
  expect(formElement()).toHaveFormValues(blank);
  expect(line()).not.toBeInTheDocument();
});

test('a send that ends after a navigation does not change the new address', async () => {
  const { accept } = holdAnswer();
  await sendFilledIn();
  cleanup();
  window.history.replaceState(null, '', '/startup-services?plan=startup-boost');
  await accept();
  expect(window.location.search).toBe('?plan=startup-boost');
});

test('a plan that is left out is not in the mail and not restored by a reload; focus moves on, other fields stay', async () => {
  const user = startFilledIn(link(essentials.id));
  leaveOut().focus();
  await user.keyboard('{Enter}');
  expect(line()).not.toBeInTheDocument();
  expect(field('Service')).toHaveFocus();
  expect(window.location.search).toBe('?service=Other');
  load();
  expect(line()).not.toBeInTheDocument();
  expect(formElement()).toHaveFormValues({ name: 'Ada', service: 'IT Support', message: 'Two laptops.' });
  await clickSend(user);
  expect(sentMessage()).toMatch(/^Service: IT Support\n\nTwo laptops\./);
});

test('the same link brings the plan back that was left out, beside a message that is typed, until the form is cleared', async () => {
  const user = startFilledIn(link(essentials.id));
  await user.click(leaveOut());
  load(link(essentials.id));
  expect(line()).toHaveTextContent('Team Essentials');
  expect(field('Message')).toHaveValue('Two laptops.');
  await user.click(screen.getByRole('button', { name: 'Clear the form' }));
  expect(line()).not.toBeInTheDocument();
});

test('the plan cannot be left out during a send; after a failure it is still in the address, can be left out, and the mail does not name it', async () => {
  const { refuse } = holdAnswer();
  const user = await sendFilledIn(link(essentials.id));
  expect(leaveOut()).toBeDisabled();
  await refuse();
  expect(window.location.search).toBe(`?service=Other&plan=${essentials.id}`);
  const body = () =>
    new URL(screen.getByRole('link', { name: /@/ }).getAttribute('href') ?? '').searchParams.get('body');
  expect(body()).toContain('Plan: Team Essentials');
  await user.click(leaveOut());
  expect(body()).not.toContain('Plan:');
});
