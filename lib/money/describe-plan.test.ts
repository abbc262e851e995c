import { planGroups } from '@/content/plans';

import { describePlan } from './describe-plan';
import { groups, priceText } from './find-price';
import { setupText } from './plan-terms';

const launch = planGroups.startup.plans[1];
const price = priceText(launch.price);
const setup = setupText(planGroups.startup, launch.price);

test('a plan is told with its price, its period and what it costs once besides', () => {
  expect(describePlan('startup-launch')).toEqual({
    inForm: `Startup Launch: ${price} a month, ${setup}`,
    inMail: `Startup Launch (${price} per month, ${setup}), startup`,
  });
  expect(describePlan('training-enterprise')).toEqual({
    inForm: 'Enterprise: Custom',
    inMail: 'Enterprise (Custom), training',
  });
});

test('no two plans read alike in the mail, though names repeat', () => {
  const lines = groups.flatMap(({ plans }) => plans.map(({ id }) => describePlan(id)?.inMail));
  expect(lines).not.toContain(undefined);
  expect(new Set(lines).size).toBe(lines.length);
});

test.each(['', 'training-moon', 'constructor'])('%j is no plan', (id) => {
  expect(describePlan(id)).toBeUndefined();
});
