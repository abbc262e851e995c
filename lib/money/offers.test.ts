import { planGroups } from '@/content/plans';
import { formatDollars } from './format-money';
import { findOffer, offers, offersOf } from './offers';

// Prices change, so the tests read them from the list.
const { startup, vps, website } = planGroups;
const price = formatDollars(startup.plans[1].price);
const setup = formatDollars(startup.setupFee);

test('a plan is found in its group, with its price, period and setup fee in words', () => {
  expect(findOffer('startup-launch')).toMatchObject({
    name: startup.plans[1].name,
    group: 'startup',
    price,
    period: 'a month',
    terms: `${price} a month`,
    setup,
    setupTerms: `${setup} one-time setup fee`,
    formLine: `Startup Launch: ${price} a month, ${setup} one-time setup fee`,
    mailLine: `Startup Launch (${price} per month, ${setup} one-time setup fee), startup`,
  });
  expect(findOffer('website-business')?.terms).toBe(`${formatDollars(website.plans[1].price)} a project`);
});

test("a 'Custom' price has no period and no setup fee, and a group without a fee states none", () => {
  const custom = findOffer('startup-enterprise');
  expect([custom?.period, custom?.setup]).toEqual([undefined, undefined]);
  const mailLine = 'Startup Enterprise (Custom), startup';
  expect(custom).toMatchObject({ terms: 'Custom', formLine: 'Startup Enterprise: Custom', mailLine });
  const growth = formatDollars(vps.plans[1].price);
  expect(findOffer('vps-growth')).toMatchObject({ setup: undefined, formLine: `Growth VPS: ${growth} a month` });
});

test('only the lowest price of a group may follow "from"', () => {
  expect(offersOf('startup').map(({ isLowestPrice }) => isLowestPrice)).toEqual([true, false, false, false]);
});

test('the line in the form says which plan it is, before its price', () => {
  expect(new Set(offers.map(({ formLine }) => formLine.split(':')[0])).size).toBe(offers.length);
  expect(findOffer('support-business-pro')?.formLine).toMatch(/^Business Pro support: /);
  expect(findOffer('website-business-pro')?.formLine).toMatch(/^Business Pro website: /);
});

test.each(['', 'training-moon', 'constructor'])('%j is no plan', (id) => {
  expect(findOffer(id)).toBeUndefined();
});

test("a plan's features are the values of its rows in words of their own, then what it alone has", () => {
  expect(findOffer('startup-launch')?.features).toEqual([
    '2 VPS (200GB SSD total)',
    '4 hour consultation',
    'For teams of 5\u00a0to\u00a010',
    'Production database',
    'Weekly VPS backups',
  ]);
  expect(findOffer('website-business-grande')?.features).toEqual([]);
});
