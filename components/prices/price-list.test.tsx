/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BillOpener } from '@/components/bill/bill-opener.client';
import { renderSections } from '@/components/sections/sections-fixture';
import { Announcer } from '@/components/ui/announcer';
import { settle } from '@/components/ui/settle-fixture';
import { page } from '@/content/pages/services';
import { type PlanGroupId, planGroupIds, planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import { tools } from '@/content/tools';
import { formatDollars } from '@/lib/money/format-money';
import { planName } from '@/lib/money/offers';

jest.mock('next/navigation', () => ({ usePathname: () => '/services' }));

HTMLElement.prototype.showPopover = jest.fn();

const show = () => renderSections(...page.sections.filter(({ kind }) => kind === 'price-list'));

beforeEach(async () => {
  show();
  await screen.findByText('People on your team');
});

const typePeople = (value: string) =>
  fireEvent.input(screen.getByLabelText('People on your team'), { target: { value } });

/** The line with the button of a plan or a tool. */
const line = (id: string) => document.querySelector(`[data-bill="${id}"]`)?.closest('li');

const plans = planGroupIds.flatMap((id: PlanGroupId) => {
  const { period, plans }: PlanGroup = planGroups[id];
  return plans.map((plan) => ({ ...plan, period, group: id }));
});

test('the price of each plan is on its line, with its period and its whole name for those who hear it', () => {
  for (const { id, name, group, price, period } of plans) {
    expect(line(id)?.querySelector('a')?.textContent).toBe(planName({ name, group }));
    expect(line(id)).toHaveTextContent(price === 'Custom' ? price : `${formatDollars(price)} a ${period}`);
  }
});

test('each tool says up to how many people its price holds, and beyond 49 hosting has doubled', () => {
  expect(tools.filter(({ id }) => !line(id)?.textContent?.includes('a month, up to 49 people'))).toEqual([]);
  expect(line('wiki')).toHaveTextContent('was $143.75 With us $50 a month');
  typePeople('50');
  expect(line('wiki')).toHaveTextContent('was $287.50 With us $85 a month, 50 to 99 people');
});

test('the size chosen on the sheet, of which the largest is said, goes to the bill with the tool, so that both say the same price', async () => {
  jest.useFakeTimers();
  render(<BillOpener />);
  typePeople('349');
  expect(screen.getByLabelText('People on your team')).toHaveAccessibleDescription('The largest team here is 100.');
  expect(line('team-chat')).toHaveTextContent('With us $155 a month');
  fireEvent.click(screen.getByRole('button', { name: /\(Team chat\)$/ }));
  await settle();
  expect(screen.getByText('Your total for 100 people: $155 a month.')).toBeInTheDocument();
  jest.useRealTimers();
});

test('the list begins with the team of the bill, if that has a tool, or with the one chosen last, unless another was typed before that is read', async () => {
  cleanup();
  window.sessionStorage.setItem('bill', '{"people":8,"ids":["wiki"]}');
  show();
  await screen.findByDisplayValue('8');
  expect(line('hr-suite')).toHaveTextContent('was $280.00 With us $50');
  cleanup();
  show();
  typePeople('20');
  await act(() => import('@/lib/bill/read-bill'));
  expect(line('hr-suite')).toHaveTextContent('was $700.00 With us $50');
  for (const bill of ['{"people":8,"ids":["vps-growth"]}', '']) {
    cleanup();
    window.sessionStorage.setItem('bill', bill);
    show();
    await screen.findByDisplayValue('20');
  }
});

test('any small team can be typed, and each change and press is heard, also at a limit', () => {
  render(<Announcer />);
  typePeople('8');
  expect(line('hr-suite')).toHaveTextContent('was $280.00 With us $50');
  expect(screen.getByRole('status')).toHaveTextContent('8 people');
  const fewer = screen.getByRole('button', { name: '5 people fewer' });
  for (let people = 8; people > 1; people -= 5) fireEvent.click(fewer);
  expect(screen.getByRole('status')).toHaveTextContent('1 person');
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(fewer);
  expect(screen.getByRole('status').textContent).toBe('1');
});

test('where our price is not lower, the one of today is not struck', () => {
  typePeople('10');
  expect(line('knowledge-base')).toHaveTextContent('BookStack, instead of $4 a person $40.00 With us $50');
  expect(line('issue-tracker')).toHaveTextContent('Redmine, instead of $7.75 a person was $77.50 With us $50');
});

test('its button prints the sheet without the rest of the page, which prints again afterwards', () => {
  const alone: boolean[] = [];
  const note = () => alone.push(document.querySelector('[data-alone]') !== null);
  jest.spyOn(window, 'print').mockImplementation(note);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  fireEvent(window, new Event('afterprint'));
  note();
  expect(alone).toEqual([true, false]);
});
