import { planGroups } from '@/content/plans';
import { claims, site } from '@/content/site';
import { formatDollars } from '@/lib/money/format-money';
import { parseInline, plainText, toAnchor } from './parse-inline';

test('a sentence is split into text, highlight and link, in order', () => {
  expect(parseInline('Pay ==less== or [see how](/services#software).')).toEqual([
    { kind: 'text', text: 'Pay ' },
    { kind: 'mark', text: 'less' },
    { kind: 'text', text: ' or ' },
    { kind: 'link', text: 'see how', to: '/services#software' },
    { kind: 'text', text: '.' },
  ]);
});

const [{ id, name }] = planGroups.vps.plans;
const [{ city, countryCode }] = site.offices;

test.each([
  ['Pay {price:startup-launch}', `Pay ${formatDollars(planGroups.startup.plans[1].price)}`],
  [`Take {plan:${id}}`, `Take ${name}`],
  ['The {tool:hr-suite} and {tool:team-chat}', 'The HR suite and team chat'],
  ['Cut costs by {claim:saving}', `Cut costs by ${claims.saving}`],
  [`Come to {city:${countryCode.toLowerCase()}}`, `Come to ${city}`],
  // As many as the specification names.
  ['{Count:industries} industries, {count:industries} questions', 'Eight industries, eight questions'],
  ['{count:website} websites, {count:software-services} services', 'four websites, six services'],
])('the tokens of %j become %j', (sentence, text) => {
  expect(plainText(sentence)).toBe(text);
});

test('the address of a question is its words, as they are shown, with hyphens', () => {
  expect(toAnchor('What’s in {plan:startup-launch}, and for whom?')).toBe('what-s-in-startup-launch-and-for-whom');
});

test('a token is resolved in a highlight and in the label of a link', () => {
  expect(parseInline(`=={plan:${id}}==[{plan:${id}}](/contact)`)).toEqual([
    { kind: 'mark', text: name },
    { kind: 'link', text: name, to: '/contact' },
  ]);
});

test('text with a colon is no token', () => {
  const text = 'Price:performance, price:pay-as-you-go, a plan:B, a constructor:x-y and a __proto__:x';
  expect(plainText(text)).toBe(text);
});

test.each([
  '{count:servers}',
  '{price:startup-lunch}',
  'a plan:startup-launch without braces',
  '{claim:unheard-of}',
  '{city:atlantis}',
  '{colour:red}',
  'a } alone',
  'a ==highlight left open',
  'a [link] (/contact)',
  'a link without words [ ](/contact)',
])('%s is refused', (source) => {
  expect(() => parseInline(source)).toThrow(/^expected /);
});
