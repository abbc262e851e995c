import { z } from 'zod';
import { describeIssue, fieldPath } from './describe-issue';

const card = z.strictObject({
  title: z.string().min(3).max(8),
  steps: z.array(z.string()).min(2),
  price: z.number().min(10),
  seats: z.int().positive(),
  isOpen: z.boolean(),
  tone: z.enum(['night', 'paper']),
});
const fine = { title: 'Hosting', steps: ['one', 'two'], price: 30, seats: 4, isOpen: true, tone: 'night' };

test.each([
  [{ title: 'Go' }, 'title: expected at least 3 characters, received "Go"'],
  [{ title: 'Hosting for all' }, 'title: expected at most 8 characters, received "Hosting for all"'],
  [{ seats: 1.5 }, 'seats: expected a whole number, received 1.5'],
  [{ title: undefined }, 'title: expected a text, received nothing'],
  [{ steps: 'one, two' }, 'steps: expected a list in [ ], received "one, two"'],
  [{ tone: 'pink' }, `tone: expected one of 'night', 'paper', received "pink"`],
  [{ titel: 'Hosting' }, "the whole: expected no field 'titel'; check its spelling"],
  [{ price: 'thirty' }, 'price: expected a number, received "thirty"'],
  [{ tone: 'a'.repeat(80) }, `tone: expected one of 'night', 'paper', received "${'a'.repeat(56)}...`],
])('%j is reported with field, expected and received value', (slip, line) => {
  const input = { ...fine, ...slip };
  const { error } = card.safeParse(input);
  expect(error?.issues.map((issue) => describeIssue(issue, input))).toEqual([line]);
});

const page = { path: '/x', sections: [{ kind: 'coupon' }, { kind: 'faq', items: [{ question: 'Why?' }, 'bare'] }] };

test('a list entry has its number and an identifying field', () => {
  expect(fieldPath(page, ['sections', 1, 'items', 0, 'answer'])).toBe('sections[1 faq].items[0 Why?].answer');
});

test('an entry without such a field, or a missing entry, has only its number', () => {
  expect(fieldPath(page, ['sections', 1, 'items', 1])).toBe('sections[1 faq].items[1]');
  expect(fieldPath(page, ['sections', 7, 'heading'])).toBe('sections[7].heading');
});
