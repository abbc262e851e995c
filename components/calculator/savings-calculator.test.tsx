/** @jest-environment jsdom */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateAfter } from '@/components/ui/hydrate-fixture';
import { tools } from '@/content/tools';
import { keepTeam, keptTeam } from '@/lib/calculator/kept-team.browser';
import { calculator, mockBrowser } from './savings-calculator-fixture';
import { SavingsMethod } from './savings-method';

const SETTLED_MS = 500;
/** The bill follows the field one frame later. */
const FRAMES_MS = 50;

const receipt = () => within(screen.getByLabelText('Your receipt'));
const people = () => screen.getByRole('slider', { name: 'People on your team' });
const box = () => screen.getByRole('textbox', { name: 'People on your team, as a number' });
const tool = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const settle = () => act(() => jest.advanceTimersByTimeAsync(SETTLED_MS));
const paint = () => act(() => jest.advanceTimersByTimeAsync(FRAMES_MS));

async function start(query = '', type = 'reload') {
  window.history.replaceState(null, '', `/savings-calculator${query}`);
  Object.assign(performance, { getEntriesByType: () => [{ type, name: window.location.href }] });
  render(calculator);
  await paint();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

beforeEach(() => {
  mockBrowser();
  window.history.replaceState(null, '', '/savings-calculator');
});

test('the formula is explained with the team sizes at which its hosting doubles', () => {
  render(<SavingsMethod />);
  expect(screen.getByText(/^One price per tool/)).toHaveTextContent(
    'up to 49 people: $30 to $35 a month for hosting, $10 to $15 for support. Hosting then doubles at 50, 100, 150 and so on;',
  );
});

test('a tool whose price stays the same says so and is not struck', async () => {
  await start('?people=10&tools=code-hosting,team-chat');
  // 10 people at $4 pay the $40 that it costs with us; at $8 for team chat $80, and $50 with us.
  expect(receipt().getByText('$80.00').closest('s')).not.toBeNull();
  expect(receipt().getByText('Code hosting, same price').closest('li')).toHaveTextContent('$40.00');
  expect(receipt().getByText('$40.00').closest('s')).toBeNull();
});

test('a saving that is rounded to 0% has no badge', async () => {
  await start('?people=301&tools=team-chat,video-meetings');
  expect(receipt().getAllByText('$5.00')).not.toHaveLength(0);
  expect(receipt().queryByText(/% less/)).not.toBeInTheDocument();
});

test('the address is written and the totals are announced once a change has settled, not before', async () => {
  const user = await start();
  await user.click(tool('Wiki'));
  expect(window.location.search).toBe('');
  await settle();
  expect(window.location.search).toBe('?people=10&tools=code-hosting,wiki,cloud-file-storage');
  expect(screen.getByText(/^You save .*: 10 people, 3 tools\.$/)).toHaveAttribute('role', 'status');
  screen.getByText(/^You save .*: 10 people/).textContent = '';
  await user.click(tool('Notes'));
  await paint();
  expect(screen.queryByText(/^You save .*: 10 people/)).not.toBeInTheDocument();
});

test('it begins with the team that the visitor chose on another page, unless the address names one, and keeps its own for the next page', async () => {
  keepTeam(18);
  await start('', 'navigate');
  expect(box()).toHaveValue('18');
  expect(screen.queryByText(/came with a link/)).toBeNull();
  cleanup();
  await start('?people=40&tools=wiki');
  expect(box()).toHaveValue('40');
  fireEvent.input(box(), { target: { value: '60' } });
  await settle();
  expect(keptTeam({ min: 1, max: 100 })).toBe(60);
});

test('opening a shared estimate announces nothing and leaves its address alone', async () => {
  await start('?people=40&tools=wiki&utm_source=mail');
  await settle();
  expect(window.location.search).toBe('?people=40&tools=wiki&utm_source=mail');
  expect(tool('Wiki')).toBeChecked();
  expect(tool('Code hosting')).not.toBeChecked();
  expect(people()).toHaveAttribute('aria-valuetext', '40 people');
  expect(screen.queryByText(/^40 people, 1 tool:/)).not.toBeInTheDocument();
});

test('a shared estimate says what it is to who opens its link, until a change settles, and nothing after a reload', async () => {
  const user = await start('?people=40&tools=wiki,notes', 'navigate');
  const sentence = /^This estimate came with a link: 40 people, 2 tools, at the prices of \w+ \d+, \d{4}\./;
  expect(screen.getByText(sentence)).toBeInTheDocument();
  await user.click(tool('Notes'));
  await settle();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
  cleanup();
  await start('?people=40&tools=wiki,notes');
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

test('a link that names what the calculator does not have says so beside it and aloud, until a change settles', async () => {
  const user = await start('?people=40&amp;tools=wiki,vendor-x');
  const sentence = '1 tool of this link is not in our calculator and was left out.';
  expect(receipt().getByText('40 people')).toBeInTheDocument();
  expect(tool('Wiki')).toBeChecked();
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  await user.click(tool('Notes'));
  await settle();
  expect(screen.queryByText(sentence)).not.toBeInTheDocument();
});

// bill-till.test.tsx has more of the box.
test('a size below the limits is refused when the box is left', async () => {
  const user = await start('?people=25');
  await user.clear(box());
  await user.type(box(), '8');
  await user.tab();
  expect(box()).toHaveValue('10');
  expect(box()).toHaveAccessibleDescription(/^The smallest team here is 10\. The price list/);
});

test('a size below the limits is kept for the price list', async () => {
  const user = await start('?people=25');
  await user.clear(box());
  await user.type(box(), '8');
  await user.tab();
  await settle();
  expect(keptTeam({ min: 1, max: 100 })).toBe(8);
});

test('arrow keys with a modifier stay with the browser, in the slider and in the box', async () => {
  await start();
  for (const field of [people(), box()]) {
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      expect(fireEvent.keyDown(field, { key: 'ArrowUp', [modifier]: true })).toBe(true);
    }
  }
  expect(people()).toHaveAttribute('aria-valuetext', '10 people');
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(people()).toHaveAttribute('aria-valuetext', '11 people');
});

test('the link is shared, and copied where the browser refuses to share it', async () => {
  const share = jest.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'));
  Object.assign(navigator, { share });
  await start('?people=40&tools=wiki');
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await paint();
  expect(share).toHaveBeenCalledWith({ title: document.title, url: window.location.href });
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});

test('one click selects a whole category, another clears it, and a button with nothing left to do says so', async () => {
  const user = await start('?people=40&tools=none');
  expect(receipt().getByText(/^Nothing on the bill/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Select all: Startup/ }));
  const ofCategory = tools.filter(({ category }) => category === 'operational');
  expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(ofCategory.length);
  expect(screen.getByRole('button', { name: /^Select all: Startup/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: /^Select none: Startup/ }));
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(0);
});

test('from the size on at which nothing is saved, there is a quote that names this size, and no saving', async () => {
  await start('?people=5000&tools=all');
  expect(receipt().getByText('Custom quote')).toBeInTheDocument();
  expect(document.querySelector('.total-bar p')).toHaveTextContent('At this size Custom quote');
  expect(
    receipt().getByText(/For 400 people or more, ask us for a quote\..* the maker of Zulip charges/),
  ).toBeInTheDocument();
  expect(receipt().queryByText(/You save/)).not.toBeInTheDocument();
  expect(document.querySelector('#receipt s')).toBeNull();
  expect(receipt().getByRole('link', { name: 'Ask for a quote' })).toBeInTheDocument();
});

test('what is drawn changes quietly: a chart is its label alone, and a table gets its new rows as one change', async () => {
  const user = await start();
  const [chart] = screen.getAllByRole('img');
  expect(chart?.firstElementChild).toHaveAttribute('inert');
  expect(document.querySelectorAll(':is(svg, .marks):not([aria-hidden], [inert])')).toHaveLength(0);
  const [table] = screen.getAllByRole<HTMLTableElement>('table', { hidden: true });
  const rows = table?.tBodies[0];
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  if (table) observer.observe(table, { childList: true, characterData: true, subtree: true });
  await user.click(tool('Wiki'));
  await settle();
  observer.disconnect();
  expect(rows).not.toBeInTheDocument();
  expect(new Set(changes.map(({ target }) => target))).toEqual(new Set([table]));
});

test.each([
  ['typed into the box', box, '137', '137'],
  ['typed beyond the limits', box, '99999', '5000'],
  ['set by the slider', people, '1000', '5000'],
])('a team size %s before hydration is kept and used', async (_, field, value, size) => {
  hydrateAfter(() => fireEvent.input(field(), { target: { value } }), calculator);
  await paint();
  expect(box()).toHaveValue(size);
  expect(people()).toHaveAttribute('aria-valuetext', `${Number(size).toLocaleString('en-US')} people`);
});

test('hydration leaves a half-typed size alone', async () => {
  hydrateAfter(() => {
    box().focus();
    fireEvent.input(box(), { target: { value: '4' } });
  }, calculator);
  await paint();
  expect(box()).toHaveValue('4');
});

test('a tool ticked before hydration is never unticked, and is on the bill', async () => {
  const written: boolean[] = [];
  hydrateAfter(() => {
    fireEvent.click(tool('Wiki'));
    const checked = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'checked');
    Object.defineProperty(tool('Wiki'), 'checked', {
      configurable: true,
      get() {
        return checked?.get?.call(this);
      },
      set(isChecked: boolean) {
        written.push(isChecked);
        checked?.set?.call(this, isChecked);
      },
    });
  }, calculator);
  await paint();
  expect(written).not.toContain(false);
  expect(tool('Wiki')).toBeChecked();
  expect(receipt().getByText('Wiki')).toBeInTheDocument();
});
