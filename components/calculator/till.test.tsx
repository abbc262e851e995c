/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { sampleBill } from '@/content/sample-bill';
import { memberLimits } from '@/content/tools';
import { choiceQuery, orderedTools, readChoice } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { tillBills, tillPeople, withPeople } from '@/lib/calculator/till';
import { Till } from './till.client';

const tools = chosenTools(sampleBill.tools);
const tillSizes = Array.from({ length: tillPeople.max - tillPeople.min + 1 }, (_, index) => tillPeople.min + index);

const onTouch = jest.fn();
const till = (
  <>
    <div className="slide">
      <a href={`/savings-calculator${choiceQuery({ members: 25, tools: orderedTools(sampleBill.tools) })}`}>
        See what you’d save
      </a>
    </div>
    <Till people={25} tools={tools} withUs="With us" scope="on these four tools" note="A note" onTouch={onTouch} />
    <Announcer />
  </>
);

const box = () => screen.getByRole('textbox', { name: 'Your team' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const saved = () => screen.getByText(/^\$[\d,.]+$/, { selector: 'mark > span' }).textContent;
const type = (value: string) => fireEvent.input(box(), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

/* Worked out by hand from section 9 of the specification: 7.75 + 8 + 10.99 + 35 = 61.74 dollars a person, against
   four tools at 35 for every 50 people, with 15 of support each. */
test.each([
  [25, '$1,543.50', '$200.00', '$1,343.50'],
  [50, '$3,087.00', '$340.00', '$2,747.00'],
  [100, '$6,174.00', '$620.00', '$5,554.00'],
])('%d people pay %s per person and %s with us: %s less', (people, paid, ours, less) => {
  render(till);
  type(String(people));
  expect(screen.getAllByText(paid)).toHaveLength(1);
  expect(screen.getByText(ours, { selector: 'b' })).toBeInTheDocument();
  expect(saved()).toBe(less);
});

test('each tool has its price times the people, under the pen, and the tool that replaces it with our price', () => {
  render(till);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toContain('Issue tracker was $193.75');
  expect(rows).toContain('HR suite was $875.00');
  expect(rows).toContain('Redmine $50');
  expect(rows).toContain('Frappe HR $50');
  expect(screen.getByText('$193.75').closest('s')).not.toBeNull();
});

test('at each size the figures are those of the calculator, which the size and the tools in the link open', () => {
  const ids = orderedTools(sampleBill.tools);
  const address = choiceQuery({ members: 25, tools: ids });
  expect(tillPeople.min).toBeGreaterThanOrEqual(memberLimits.min);
  for (const members of tillSizes) {
    const result = estimate(members, tools);
    if (result.status !== 'saving') throw new Error(`expected a saving for ${members} people`);
    const bills = tillBills(members, tools);
    const cents = (text: string) => Number(text.replace(/\D/g, ''));
    expect([bills.paid, bills.ours, bills.saved].map(cents)).toEqual([
      result.current.monthlyCents,
      result.provider.monthlyCents,
      result.savings.monthlyCents,
    ]);
    expect(readChoice(withPeople(address, members)).choice).toEqual({ members, tools: ids });
  }
});

test('buttons and arrow keys move by five people, and stop at 10 and 100', () => {
  render(till);
  press('5 people more');
  expect(box()).toHaveValue('30');
  press('5 people fewer');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(box()).toHaveValue('20');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(box()).toHaveValue('25');
  for (let presses = 0; presses < 20; presses++) press('5 people more');
  expect(box()).toHaveValue('100');
  for (let presses = 0; presses < 20; presses++) fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(box()).toHaveValue('10');
  expect(saved()).toBe('$417.40');
});

test('the button for more shows a plus, the other a minus', () => {
  render(till);
  const lines = (name: string) => screen.getByRole('button', { name }).innerHTML.match(/M\d/g);
  expect(lines('5 people more')).toHaveLength(2);
  expect(lines('5 people fewer')).toHaveLength(1);
});

test.each([
  ['4', '10', '$417.40'],
  ['999', '100', '$5,554.00'],
  ['37', '37', '$2,084.38'],
  ['', '25', '$1,343.50'],
])('%j in the box counts as %s people when the visitor leaves it', (typed, people, less) => {
  render(till);
  type(typed);
  fireEvent.blur(box());
  expect(box()).toHaveValue(people);
  expect(saved()).toBe(less);
});

test('a number that is not whole is refused beside the box, and what the visitor hears says so', () => {
  render(till);
  type('30.5');
  fireEvent.blur(box());
  const sentence = '“30.5” is not a whole number of people, so it is 25.';
  expect(box()).toHaveAccessibleDescription(sentence);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test('a number below the limits stays while it is typed, one above them changes at once; Enter changes any', () => {
  render(till);
  type('4');
  expect(box()).toHaveValue('4');
  expect(saved()).toBe('$1,343.50');
  type('40');
  expect(saved()).toBe('$2,269.60');
  type('4');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box()).toHaveValue('10');
  type('120');
  expect(box()).toHaveValue('100');
  expect(saved()).toBe('$5,554.00');
});

test('the sum is announced once, half a second after the last change', () => {
  render(till);
  press('5 people more');
  act(() => jest.advanceTimersByTime(499));
  press('5 people fewer');
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  const sentence = '25 people: $1,543.50 a month now, $200.00 with us. You save $1,343.50 a month.';
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

test('an untouched till announces nothing and holds no slide', () => {
  render(till);
  fireEvent.focus(box());
  fireEvent.blur(box());
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(onTouch).not.toHaveBeenCalled();
});

test('the link beside the till opens the calculator with the same people and tools', () => {
  render(till);
  press('5 people more');
  expect(screen.getByRole('link', { name: 'See what you’d save' })).toHaveAttribute(
    'href',
    '/savings-calculator?people=30&tools=issue-tracker,team-chat,work-management,hr-suite',
  );
});

test('in a translated page the figures still change', () => {
  const { container } = render(till);
  translatePage();
  press('5 people more');
  expect(container).toHaveTextContent('$1,852.20');
  expect(container).not.toHaveTextContent('$1,543.50');
});

test('the prerendered till holds the bill of 25 people, and keeps a number typed before hydration', async () => {
  // React's server renderer needs TextEncoder, which jsdom does not have.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server.edge');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(till);
  for (const text of ['$1,543.50', '$200.00', '$1,343.50']) expect(container).toHaveTextContent(text);
  type('40');
  render(till, { container, hydrate: true });
  expect(box()).toHaveValue('40');
  expect(saved()).toBe('$2,269.60');
  expect(onTouch).toHaveBeenCalled();
});
