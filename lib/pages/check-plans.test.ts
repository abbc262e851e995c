import { checkContent } from './check-content';
import { siteContent } from './site-content';

const { planGroups } = siteContent;

test('a plan that was copied and not renamed is refused: a request for it would be taken for one of the other', () => {
  const [plan] = planGroups.startup.plans;
  const plans = [...planGroups.startup.plans, { ...plan, id: 'startup-grow', popular: false }];
  const startup = { ...planGroups.startup, plans };
  expect(checkContent({ ...siteContent, planGroups: { ...planGroups, startup } })).toEqual([
    "content/plans.ts: startup.plans: name: expected each only once, received 'Startup Build' again",
  ]);
});

test('plans that are sold apart may share a name', () => {
  const [{ name }] = planGroups.vps.plans;
  const [plan, ...others] = planGroups.training.plans;
  const training = { ...planGroups.training, plans: [{ ...plan, name }, ...others] };
  expect(checkContent({ ...siteContent, planGroups: { ...planGroups, training } })).toEqual([]);
});

test('two plans of one id, wherever they are sold, and two popular plans in one group are refused', () => {
  const [plan] = planGroups.vps.plans;
  const group = {
    ...planGroups.vps,
    plans: [
      { ...plan, popular: true },
      { ...plan, popular: true },
    ],
  };
  const problems = checkContent({ ...siteContent, planGroups: { ...planGroups, vps: group } }).join('\n');
  expect(problems).toContain("content/plans.ts: id: expected each only once, received 'vps-startup' again");
  expect(problems).toContain('content/plans.ts: vps.plans: expected one popular plan at most');
});
