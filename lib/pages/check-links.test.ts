import { memberLimits } from '@/content/tools';
import { checkLinkLabel, checkLinkQuery } from './check-links';

const PEOPLE = `expected a number from ${memberLimits.min} to ${memberLimits.max} behind '?people=', received`;
const ENQUIRY = "expected 'service', 'plan', 'message' after '?' of /contact, received";
const TOOLS = "expected tools of content/tools.ts, 'all' or 'none' behind '?tools=', received";

test.each([
  ['/contact?service=IT%20Suport', "expected a service of content/options.ts behind '?service=', received 'IT Suport'"],
  ['/contact?service=IT Support', 'expected an address without spaces'],
  ['/contact?plan=startup-lunch', "expected a plan of content/plans.ts behind '?plan=', received 'startup-lunch'"],
  ['/contact?servcie=Other', `${ENQUIRY} 'servcie'`],
  ['/services?service=Other', "expected nothing after '?' of /services, received 'service'"],
  ['/startup-services?plan=startup-lunch#start', "expected a startup plan of content/plans.ts behind '?plan='"],
  ['/startup-services?plan=startup-launch', "expected nothing after '?' of /startup-services, received 'plan'"],
  ['/about/portfolio?category=Website', "expected a category of the portfolio behind '?category='"],
  ['/savings-calculator?people=4o', `${PEOPLE} '4o'`],
  [`/savings-calculator?people=${memberLimits.max + 1}`, `${PEOPLE} '${memberLimits.max + 1}'`],
  ['/savings-calculator?tools=wiki,team-chatt', `${TOOLS} 'wiki,team-chatt'`],
])('%s is refused, because its page would open with nothing chosen', (link, problem) => {
  expect(checkLinkQuery(link)).toMatch(problem);
});

test.each([
  ['+1 202 555 0199', '+12025550143'],
  ['+1\u00a0202\u00a0555\u00a00199', '+12025550143'],
  ['+44 202 555 0143', '+12025550143'],
  ['555 0143', '+12025550143'],
  ['+1 202 555 0143 or +1 202 555 0199', '+12025550143'],
  ['+1 600 55 01 43', '+237600550143'],
])('a link labeled %j must dial that number', (label, dial) => {
  expect(checkLinkLabel(label, `tel:${dial}`)).toBe(
    `expected the number that is dialed, ${dial}, and no other figures, received '${label}'`,
  );
});

test.each([
  ['+1 202 555 0143', '+12025550143'],
  ['(202) 555-0143', '+12025550143'],
  ['600 55 01 43', '+237600550143'],
  ['Call us, 24/7', '+12025550143'],
])('the label %j is fine', (label, dial) => {
  expect(checkLinkLabel(label, `tel:${dial}`)).toBeUndefined();
});

test('the label of a mailbox link names that mailbox, in capitals or not', () => {
  expect(checkLinkLabel('Ada@Example.org', 'mailto:ada@example.org')).toBeUndefined();
  const problem = checkLinkLabel('eve@example.org', 'mailto:ada@example.org');
  expect(problem).toMatch(/^expected the address that is written to/);
});
