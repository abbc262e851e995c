import { tools } from '@/content/tools';
import { type Choice, choiceQuery, defaultChoice, readChoice, withTools } from './choice';
import { chosenTools } from './chosen-tools';
import { estimate } from './estimate';

const ids = tools.map((tool) => tool.id);
const parseChoice = (query: string) => readChoice(query).choice;

test('the address of an estimate is readable', () => {
  expect(choiceQuery({ members: 40, tools: ['team-chat', 'wiki'] })).toBe('?people=40&tools=team-chat,wiki');
  expect(choiceQuery({ members: 40, tools: [] })).toBe('?people=40&tools=none');
  expect(choiceQuery({ members: 40, tools: ids })).toBe('?people=40&tools=all');
  expect(parseChoice(choiceQuery({ members: 40, tools: ids.slice(1) })).tools).toEqual(ids.slice(1));
});

test('the default choice leaves the address as it is; its tools at another size of the team do not', () => {
  expect(choiceQuery(defaultChoice)).toBe('');
  expect(choiceQuery({ ...defaultChoice, members: 40 })).toBe('?people=40&tools=code-hosting,cloud-file-storage');
  expect(parseChoice('')).toEqual({ members: 10, tools: ['code-hosting', 'cloud-file-storage'] });
});

test('tools are found by id, in the order of the calculator; unknown ids are ignored', () => {
  expect(chosenTools(['nonsense', ...[...ids].reverse()])).toEqual(tools);
});

test('any choice can be read back from its address', () => {
  for (let subset = 0; subset < 2 ** ids.length; subset += 29) {
    const choice: Choice = { members: 10 + (subset % 4991), tools: ids.filter((_, index) => subset & (2 ** index)) };
    expect(parseChoice(choiceQuery(choice))).toEqual(choice);
  }
});

test.each([
  ['?people=banana', defaultChoice],
  ['?people=-5', defaultChoice],
  ['?people=1&tools=', { ...defaultChoice, members: 10 }],
  ['?people=99999', { ...defaultChoice, members: 5000 }],
  ['?tools=wiki,vendor-x,wiki', { ...defaultChoice, tools: ['wiki'] }],
  ['?%E0%A4%A&tools=%', defaultChoice],
])('nonsense in the address falls back and never breaks: %s', (query, expected) => {
  expect(parseChoice(query)).toEqual(expected);
});

test.each(['?People=40&Tools=Team-Chat,+Wiki.', '?people=４０.&tools=wiki;team-chat'])(
  'a link that mail or chat has changed is read as it was: %s',
  (query) => {
    expect(readChoice(query)).toEqual({ choice: { members: 40, tools: ['team-chat', 'wiki'] }, unread: '' });
  },
);

test('what a link names and the calculator does not have is said', () => {
  const unread = (query: string) => readChoice(query).unread;
  expect(unread('?people=40.5&tools=wiki')).toBe('The number of people in this link could not be read, so it is 10.');
  expect(unread('?people=40&tools=wiki,vendor-x')).toBe(
    '1 tool of this link is not in our calculator and was left out.',
  );
  expect(unread('?tools=vendor-x,vendor-y')).toBe('2 tools of this link are not in our calculator and were left out.');
  expect(unread('?people=&tools=&utm_source=mail')).toBe('');
});

test('the order of clicks changes neither the choice nor a total', () => {
  const click = (order: readonly (typeof ids)[number][]) =>
    order.reduce((choice, id) => withTools(choice, [id], true), { members: 137, tools: [] } as Choice);
  const there = click(ids);
  const back = click([...ids].reverse());
  expect(back).toEqual(there);
  expect(estimate(137, chosenTools(back.tools))).toEqual(estimate(137, chosenTools(there.tools)));
});

test('all and none of a category leave the other category alone', () => {
  const knowledge = tools.filter((tool) => tool.category === 'knowledge').map((tool) => tool.id);
  expect(withTools(defaultChoice, knowledge, false).tools).toEqual(['code-hosting']);
  expect(withTools(defaultChoice, defaultChoice.tools, true)).toBe(defaultChoice);
  expect(withTools(defaultChoice, knowledge, true).tools).toEqual(['code-hosting', ...knowledge]);
});
