import { planGroups } from '@/content/plans';
import { claims, site } from '@/content/site';
import { formatDollars } from '@/lib/money/format-money';
import { parseInline, plainText } from './parse-inline';

test('a sentence is split into text, highlight and link, in order', () => {
  expect(parseInline('Pay ==less== or [see how](/services#software).')).toEqual([
    { kind: 'text', text: 'Pay ' },
    { kind: 'mark', text: 'less' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'see how', to: '/services#software' },
    { kind: 'text', text: '.' },
  ]);
});

test('a price token becomes the price of the plan, also in a highlight', () => {
  expect(parseInline('From =={price:startup-launch}== a month')[1]).toEqual({
    kind: 'mark',
    text: formatDollars(planGroups.startup.plans[1].price),
  });
});

test('a claim token becomes the claim', () => {
  expect(plainText('Cut costs by {claim:saving}')).toBe(`Cut costs by ${claims.saving}`);
});

test('a plan token becomes the name of the plan, also in the label of a link', () => {
  const { id, name } = planGroups.vps.plans[0];
  expect(parseInline(`Take [{plan:${id}}](/contact)`)[1]).toEqual({ kind: 'link', text: name, to: '/contact' });
});

test('a city token becomes the city of the office in that country', () => {
  const [{ city, countryCode }] = site.offices;
  expect(plainText(`Come to {city:${countryCode.toLowerCase()}}`)).toBe(`Come to ${city}`);
});

test('a count token becomes the number of entries in words, and may begin a sentence', () => {
  // The specification names eight.
  expect(plainText('{Count:industries} industries, {count:industries} questions')).toBe(
    'Eight industries, eight questions',
  );
});

test('text with a colon is no token', () => {
  for (const text of ['Price:performance, price:pay-as-you-go, and a plan:B', 'a constructor:x-y and a __proto__:x'])
    expect(plainText(text)).toBe(text);
});

test('a token with capitals is reported with the right spelling', () => {
  expect(() => parseInline('in {city:US}')).toThrow(/small letters, received \{city:US\}/);
});

const mistakes = [
  '{count:servers}',
  '{price:startup-lunch}',
  '{plan:startup-lunch}',
  'a plan:startup-launch without braces',
  'a plan:startup-lunch without braces',
  'Price:VPS-Startup without braces',
  '{constructor:x}',
  '{claim:unheard-of}',
  '{city:atlantis}',
  '{colour:red}',
  'a } alone',
  'a ==highlight left open',
  'a [link](/with a blank)',
  'a [link] (/contact)',
  'a [link(/contact)',
  'a link without words [ ](/contact)',
  'a == == without words',
];

test.each(mistakes)('%s is refused', (source) => {
  expect(() => parseInline(source)).toThrow(/^expected /);
});
