/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReceiptButton } from '@/components/frame/header';
import { Announcer } from '@/components/ui/announcer';
import { settle } from '@/components/ui/settle-fixture';
import { translatePage } from '@/components/ui/translated-page-fixture';
import { site } from '@/content/site';
import { billLimits } from '@/content/tools';
import { keepTeam, keptTeam } from '@/lib/calculator/kept-team.browser';
import { watchNotes } from '@/lib/requests/page-note';
import { checkHeard } from '@/scripts/build/checks/check-heard';
import { AddToBill } from './add-to-bill';
import { BillOpener } from './bill-opener.client';
import { PeopleField } from './people-field.client';

let mockPathname = '/platforms';
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

// A file that did not arrive is requested again: the test without it has to be the first.
let mockIsLost = false;
jest.mock('./bill.client', () => {
  if (mockIsLost) throw new Error('The file did not arrive.');
  return jest.requireActual('./bill.client');
});

HTMLElement.prototype.showPopover = jest.fn();

const page = (tools: string[]) => (
  <>
    <ReceiptButton />
    <BillOpener />
    <main>
      {tools.map((id) => (
        <AddToBill key={`${mockPathname} ${id}`} id={id} name={id} />
      ))}
    </main>
    <Announcer />
  </>
);

const add = (id: string) => within(screen.getByRole('main')).getByRole('button', { name: new RegExp(`\\(${id}\\)$`) });
const receipt = () => screen.getByRole('button', { name: /^My bill/ });
const sheet = () => within(screen.getByRole('dialog', { name: 'My bill' }));
const amount = (name: string) => sheet().getByText(name).closest('dt')?.nextElementSibling?.textContent;
const paper = () => screen.getByRole('article');
const struckLines = () =>
  sheet()
    .getAllByRole('listitem')
    .filter((line) => line.querySelector('s'))
    .map((line) => line.textContent);

const said = () => screen.getByRole('status').textContent;

/** The script of the bill loads with the first press. */
async function press(button: HTMLElement) {
  fireEvent.click(button);
  await settle();
}

beforeEach(() => {
  jest.useFakeTimers();
  mockPathname = '/platforms';
});

test('where the bill’s own script does not load, the visitor is told, presses again, and reloads the page with the third press', async () => {
  mockIsLost = true;
  const failures: string[] = [];
  const reload = jest.fn();
  const stop = watchNotes((note) => failures.push(note?.text ?? ''));
  render(
    <main>
      <AddToBill id="wiki" name="wiki" />
      <BillOpener reload={reload} />
    </main>,
  );
  for (const count of [1, 2]) {
    fireEvent.click(add('wiki'));
    expect(add('wiki')).toHaveAttribute('aria-busy', 'true');
    await settle();
    expect(failures).toHaveLength(count);
    expect(add('wiki')).not.toHaveAttribute('aria-busy');
  }
  expect(failures).toEqual([
    'Your bill did not load. Please press again.',
    'Your bill did not load again: this page may be older than the site. Press once more to reload it.',
  ]);
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(add('wiki'));
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
  mockIsLost = false;
});

test('the buttons of a page are ready after hydration and after a soft navigation, and show what is on the bill', async () => {
  const { rerender } = render(page(['wiki', 'notes']));
  expect(add('wiki')).toHaveAttribute('data-island', 'ready');
  await press(add('wiki'));
  expect(add('wiki')).toHaveAttribute('data-on-bill');
  expect(receipt()).toHaveAccessibleName('My bill, 1 line');
  expect(receipt()).toHaveAttribute('aria-expanded', 'false');
  await press(receipt());
  expect(receipt()).toHaveAttribute('aria-expanded', 'true');
  await press(receipt());
  mockPathname = '/services';
  rerender(page(['wiki', 'team-chat']));
  expect(add('wiki')).toHaveAttribute('data-island', 'ready');
  expect(add('wiki')).toHaveAttribute('data-on-bill');
  expect(add('team-chat')).not.toHaveAttribute('data-on-bill');
  await press(add('wiki'));
  expect(receipt()).toHaveAccessibleName('My bill');
});

test('screen readers hear what is on the bill with the first line, whose "Open my bill" opens it', async () => {
  render(page(['wiki']));
  await press(add('wiki'));
  expect(said()).toMatch(/^Wiki is on your bill\. Your total for 25 people:/);
  await press(screen.getByRole('button', { name: 'Open my bill' }));
  expect(sheet().getByRole('heading', { name: 'My bill' })).toHaveFocus();
  await press(sheet().getByRole('button', { name: 'Close my bill' }));
  await press(add('wiki'));
  expect(said()).toBe('Wiki is off your bill.');
});

test('a tool beside a price of the sample team is added for the team that the visitor chose', async () => {
  keepTeam(18);
  const wiki = <AddToBill id="wiki" name="wiki" size={{ people: 25, isSample: true }} />;
  render(
    <>
      <main>{wiki}</main>
      {page([])}
    </>,
  );
  const button = screen.getByRole('button', { name: /\(wiki\)$/ });
  await press(button);
  expect(said()).toMatch(/^Wiki is on your bill\. Your total for 18 people:/);
  await press(button);
});

test.each([
  ['a second press while the script loads', () => {}, 1],
  ['the second click of a double click', settle, 2],
])('%s adds nothing twice and takes nothing off', async (_, wait, detail) => {
  render(page(['wiki']));
  fireEvent.click(add('wiki'), { detail: 1 });
  await wait();
  fireEvent.click(add('wiki'), { detail });
  await settle();
  expect(add('wiki')).toHaveAttribute('data-on-bill');
  await press(add('wiki'));
});

test('a page that Back brings from memory shows what the next page added', async () => {
  render(page(['wiki', 'notes']));
  await press(add('wiki'));
  window.sessionStorage.setItem('bill', '{"people":25,"ids":["wiki","notes"]}');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await settle();
  expect(receipt()).toHaveAccessibleName('My bill, 2 lines');
  for (const id of ['wiki', 'notes']) await press(add(id));
});

test('a line says its price with the period, and crossed out its price alone', async () => {
  render(page(['wiki']));
  await press(add('wiki'));
  await press(receipt());
  const line = () => sheet().getByRole('listitem').textContent;
  expect(line()).toContain('$50 a month');
  expect(sheet().getByRole('listitem')).not.toHaveAttribute('data-out');
  await press(sheet().getByRole('button', { name: 'Cross out Wiki' }));
  expect(line()).toContain('crossed out $50');
  expect(line()).not.toContain('a month');
  await press(sheet().getByRole('button', { name: 'Close my bill' }));
});

test('in a translated page lines are crossed out, put back and taken off; pen, sums, paper and buttons follow', async () => {
  render(page(['wiki', 'notes']));
  await press(add('wiki'));
  await press(add('notes'));
  await press(receipt());
  expect(amount('Every month')).toBe('$100');
  expect(struckLines()).toEqual([]);
  const wiki = add('wiki');
  translatePage();
  await press(sheet().getByRole('button', { name: 'Cross out Wiki' }));
  expect(amount('Every month')).toBe('$50');
  expect(struckLines()).toEqual([expect.stringContaining('Wiki')]);
  expect(paper()).not.toHaveTextContent('Wiki');
  await press(sheet().getByRole('button', { name: 'Put back: Wiki' }));
  expect(amount('Every month')).toBe('$100');
  expect(struckLines()).toEqual([]);
  expect(paper()).toHaveTextContent('Wiki');
  await press(sheet().getByRole('button', { name: 'Close my bill' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press(wiki);
  expect(wiki).toHaveTextContent(/^Add to my bill/);
});

test('a link to a bill that is opened in a tab of the site shows that bill, and says that the own one is kept; its tools open in the calculator, and what is not on the price list is its description', async () => {
  render(page([]));
  for (const [hash, name] of [
    ['#bill=25,wiki', 'Wiki'],
    ['#bill=25,team-chat', 'Team chat'],
  ] as const) {
    window.location.hash = hash;
    await settle();
    expect(sheet().getAllByRole('listitem')).toHaveLength(1);
    expect(sheet().getByRole('listitem')).toHaveTextContent(name);
    expect(window.location.hash).toBe('');
  }
  const heading = screen.getByRole('heading', { name: 'My bill' });
  expect(heading).toHaveAccessibleDescription(
    `Prices of ${site.name}, sent to you as a link. Nothing is ordered. Your own, with 1 line, is back when you close it.`,
  );
  const keep = sheet().getByRole('button', { name: 'Keep this one instead' });
  keep.focus();
  await press(keep);
  expect(heading).toHaveFocus();
  expect(heading).not.toHaveAccessibleDescription();
  const toCalculator = () => sheet().queryByRole('link', { name: 'Open these tools in the calculator' });
  expect(toCalculator()).toHaveAttribute('href', expect.stringContaining('tools=team-chat'));
  await press(sheet().getByRole('button', { name: 'Cross out Team chat' }));
  expect(toCalculator()).not.toBeInTheDocument();
  window.location.hash = '#bill=25,wiki,vps-tiny';
  await settle();
  expect(heading).toHaveAccessibleDescription(
    `Prices of ${site.name}, sent to you as a link. Nothing is ordered. 1 line of this link is not on our price list and was left out.`,
  );
  await press(sheet().getByRole('button', { name: 'Cross out Wiki' }));
  await press(sheet().getByRole('button', { name: 'Close my bill' }));
});

test('screen readers hear what of the open bill was crossed out, another number of people, and the new sums; no two texts of the bill run together', async () => {
  const expectApart = () => expect(checkHeard({ file: 'bill', html: document.body.innerHTML })).toEqual([]);
  render(page(['wiki', 'notes']));
  await press(add('wiki'));
  expectApart();
  await press(add('notes'));
  await press(receipt());
  expect(said()).toBe('Every month $100.');
  await press(sheet().getByRole('button', { name: 'More people' }));
  await press(sheet().getByRole('button', { name: 'Fewer people' }));
  expect(said()).toBe('25 people. Every month $100.');
  await press(sheet().getByRole('button', { name: 'Cross out Wiki' }));
  expect(said()).toBe('Wiki is crossed out. Every month $50.');
  expectApart();
  await press(sheet().getByRole('button', { name: 'Cross out Notes' }));
  expect(said()).toBe('Notes is crossed out. Nothing on your bill yet');
  await press(sheet().getByRole('button', { name: 'Close my bill' }));
});

test('Shift+Tab goes from the page to the header, not to the line about what was added', async () => {
  render(page(['wiki']));
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  add('wiki').focus();
  await user.keyboard('{Enter}');
  await settle();
  expect(screen.getByText('Open my bill')).toBeInTheDocument();
  await user.tab({ shift: true });
  expect(receipt()).toHaveFocus();
  await press(add('wiki'));
});

test('the line about what was added goes when the focus goes to what it covers, such as the cross of a receipt', async () => {
  render(page(['wiki', 'notes']));
  await press(add('wiki'));
  const line = screen.getByText('Open my bill').closest('.bill-added') ?? document.body;
  jest.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 72, 390, 60));
  jest.spyOn(add('notes'), 'getBoundingClientRect').mockReturnValue(new DOMRect(300, 120, 44, 44));
  act(() => add('wiki').focus());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(line).toBeInTheDocument();
  act(() => add('notes').focus());
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(line).not.toBeInTheDocument();
  await press(add('wiki'));
});

test('the line about what was added stays for 5 seconds, and under the pointer', async () => {
  render(page(['wiki']));
  await press(add('wiki'));
  const line = screen.getByText('Wiki is on your bill.').closest('.bill-added') ?? document.body;
  fireEvent.pointerEnter(line);
  await settle(10_000);
  fireEvent.pointerLeave(line);
  await settle(4999);
  expect(line).toBeInTheDocument();
  await settle(1);
  expect(line).not.toBeInTheDocument();
  add('wiki').focus();
  // Tab goes where the browser moves it.
  expect(fireEvent.keyDown(add('wiki'), { code: 'Tab' })).toBe(true);
  await press(add('wiki'));
});

test('the link of a bill is copied, and where the browser refuses, screen readers hear it', async () => {
  render(page(['wiki']));
  await press(add('wiki'));
  await press(receipt());
  // Gives the test's browser a clipboard.
  userEvent.setup();
  await press(sheet().getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/#bill=25,4,wiki');
  expect(said()).toContain('Link copied');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  jest.spyOn(console, 'error').mockReturnValueOnce();
  await press(sheet().getByRole('button', { name: 'Link copied' }));
  expect(said()).toContain('Your browser does not allow copying.');
  await press(sheet().getByRole('button', { name: 'Cross out Wiki' }));
  await press(sheet().getByRole('button', { name: 'Close my bill' }));
});

describe('the number of people', () => {
  beforeEach(() => jest.useRealTimers());

  function Field() {
    const [people, setPeople] = useState(25);
    return (
      <>
        <PeopleField people={people} onChange={setPeople} />
        <p>{`for ${people}`}</p>
        <Announcer />
      </>
    );
  }

  test.each([
    ['0{Tab}', '1'],
    ['{Enter}', '25'],
    ['40{ArrowUp}', '41'],
    ['40{ArrowDown}', '39'],
  ])('%s in the box says %s people, and so does the bill', async (keys, people) => {
    render(<Field />);
    const box = screen.getByRole('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, keys);
    expect(box).toHaveValue(people);
    expect(screen.getByText(`for ${people}`)).toBeInTheDocument();
  });

  test('the buttons change the team by five', async () => {
    render(<Field />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'More people' }));
    expect(screen.getByText('for 35')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Fewer people' }));
    expect(screen.getByText('for 30')).toBeInTheDocument();
    expect(keptTeam(billLimits)).toBe(30);
  });

  test('what is no whole number is refused in a sentence beside the box, which is heard, too, until the next key', async () => {
    render(<Field />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    await userEvent.clear(box);
    await userEvent.type(box, '25.5{Tab}');
    const sentence = '“25.5” is not a whole number of people, so it is 25.';
    expect(box).toHaveAccessibleDescription(sentence);
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
    // As values from before hydration come back: React's `onChange` would not hear it.
    box.value = '3';
    fireEvent.input(box);
    expect(box).not.toHaveAccessibleDescription();
  });
});
