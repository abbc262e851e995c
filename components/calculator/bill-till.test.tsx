/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Announcer } from '@/components/ui/announcer';
import { hydrateAfter } from '@/components/ui/hydrate-fixture';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { sampleBill } from '@/content/sample-bill';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { keepTeam, keptTeam } from '@/lib/calculator/kept-team.browser';
import { BillTill } from './bill-till.client';

const tools = chosenTools(sampleBill.tools);

const onTouch = jest.fn();
const till = (
  <>
    <BillTill people={25} tools={tools} note="A note" onTouch={onTouch} />
    <Announcer />
  </>
);

const box = () => screen.getByRole('textbox', { name: 'Your team' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const ours = () => screen.getByText(/^\$[\d,]+$/, { selector: '.receipt-figure' }).textContent;
const bill = () => within(screen.getByRole('figure', { name: 'Your bill by team size' }));
const total = () => bill().getAllByRole('listitem').at(-1)?.textContent;
const type = (value: string) => fireEvent.input(box(), { target: { value } });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});

/* Worked out by hand from section 9 of the specification: 7.75 + 8 + 10.99 + 35 = 61.74 dollars a person, against
   four tools at 35 for every 50 people, with 15 of support each. */
test.each([
  [25, '$1,543.50', '$200'],
  [50, '$3,087.00', '$340'],
  [100, '$6,174.00', '$620'],
])('%d people pay %s a month per person, under the pen, and %s with us', (people, paid, large) => {
  render(till);
  type(String(people));
  expect(total()).toBe(`A month was ${paid} ${large}`);
  expect(ours()).toBe(large);
});

test('the team that the visitor chose on another page is in the till, and the other way round', () => {
  keepTeam(40);
  render(till);
  expect(box()).toHaveValue('40');
  type('30');
  expect(keptTeam({ min: 1, max: 30 })).toBe(30);
  expect(keptTeam({ min: 1, max: 20 })).toBeUndefined();
});

test('each tool has its price times the people, under the pen, and our price', () => {
  render(till);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows).toContain('Issue tracker was $193.75 $50');
  expect(rows).toContain('HR suite was $875.00 $50');
  expect(screen.getByText('$193.75')).toHaveClass('receipt-was');
});

test('buttons and arrow keys move by five people, and stop at 10 and 100', () => {
  render(till);
  const plus = screen.getByRole('button', { name: '5 people more' }).querySelector('path');
  expect(plus).toHaveAttribute('d', expect.stringContaining('v14'));
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
  expect(ours()).toBe('$200');
});

test.each([
  ['4', '10', '$617.40'],
  ['999', '100', '$6,174.00'],
  ['37', '37', '$2,284.38'],
  ['', '25', '$1,543.50'],
])('%j in the box counts as %s people when the visitor leaves it', (typed, people, paid) => {
  render(till);
  type(typed);
  fireEvent.blur(box());
  expect(box()).toHaveValue(people);
  expect(total()).toContain(paid);
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
  expect(total()).toContain('$1,543.50');
  type('40');
  expect(total()).toContain('$2,469.60');
  type('4');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(box()).toHaveValue('4');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(box()).toHaveValue('10');
  type('100');
  expect(box()).not.toHaveAccessibleDescription();
  type('120');
  expect(box()).toHaveValue('100');
  expect(ours()).toBe('$620');
});

test('the sum is announced once, half a second after the last change', () => {
  render(till);
  press('5 people more');
  act(() => jest.advanceTimersByTime(499));
  press('5 people fewer');
  act(() => jest.advanceTimersByTime(499));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  const sentence = '25 people: $1,543.50 a month now, $200 with us. You save $1,343.50 a month.';
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

test('a tool that costs no less with us is not struck', () => {
  const [first, ...others] = tools;
  if (!first) throw new Error('no tool');
  const cheap = { ...first, pricePerUserCents: first.resourceCostCents / 25 };
  render(<BillTill people={25} tools={[cheap, ...others]} note="A note" onTouch={onTouch} />);
  const [line] = screen.getAllByRole('listitem');
  expect(line).toHaveTextContent(/^Issue tracker \$50$/);
});

test('in a translated page the figures still change', () => {
  const { container } = render(till);
  translatePage();
  press('5 people more');
  expect(container).toHaveTextContent('$1,852.20');
  expect(container).not.toHaveTextContent('$1,543.50');
});

test('the prerendered till holds the bill of 25 people, and keeps a number typed before hydration', () => {
  hydrateAfter((container) => {
    for (const text of ['$1,543.50', '$200']) expect(container).toHaveTextContent(text);
    type('40');
  }, till);
  expect(box()).toHaveValue('40');
  expect(total()).toContain('$2,469.60');
  expect(onTouch).toHaveBeenCalled();
});
