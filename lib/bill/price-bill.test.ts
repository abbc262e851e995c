import { planGroups } from '@/content/plans';
import { tools } from '@/content/tools';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate, providerMonthlyCents, ratesOf } from '@/lib/calculator/estimate';
import { emptyBill, withLineOut, withLines } from './bill';
import { priceBill } from './price-bill';

test('a bill sums what is paid a month, a quarter and once, and counts what is in the estimate', () => {
  const plans = ['vps-growth', 'startup-launch', 'training-team-essentials', 'website-starter', 'training-enterprise'];
  const { sums, inEstimate } = priceBill(withLines(emptyBill, [...plans, 'team-chat', 'wiki'], 25));
  const { vps, startup, training, website } = planGroups;
  // With two tools of $35 and $15.
  const month = vps.plans[1].price + startup.plans[1].price + 2 * 50;
  const once = website.plans[0].price + startup.setupFee;
  expect(sums).toEqual({ month: 100 * month, quarter: 100 * training.plans[0].price, once: 100 * once });
  expect(inEstimate).toBe(1);
});

test('tools cost on the bill what they cost in the calculator, line by line and together; up to 49 people also where that saves nothing', () => {
  const ids = tools.map(({ id }) => id);
  for (const chosen of [ids, ids.slice(0, 3), ['erp-suite'], ['knowledge-base']]) {
    for (const people of [10, 25, 49, 50, 149, 300, 5000]) {
      const figures = estimate(people, chosenTools(chosen));
      const { lines, sums } = priceBill(withLines(emptyBill, chosen, people));
      const total = lines.reduce((sum, { price }) => sum + (price.status === 'listed' ? price.cents : 0), 0);
      const isListed = people < 50 || figures.status === 'saving';
      expect(total).toBe(isListed ? providerMonthlyCents(people, ratesOf(chosenTools(chosen))) : 0);
      expect(sums.month).toBe(total);
    }
  }
});

test('names that repeat say what they are, and a startup plan names its setup fee', () => {
  const bill = withLines(emptyBill, ['website-business', 'support-business', 'startup-launch']);
  expect(priceBill(bill).lines.map(({ name, detail }) => [name, detail])).toEqual([
    ['Business website', 'one project, 5 core pages, $1,699.15 as a first project'],
    ['Business support', 'Up to 3 sites, 50 GB storage, twice-weekly backups'],
    [
      'Startup Launch',
      '2 VPS (200GB SSD total), 4 hour consultation, production database, weekly VPS backups, setup $50 one time',
    ],
  ]);
});

test('a tool says what it costs today, and how much dearer it is with us', () => {
  const bill = withLines(emptyBill, ['team-chat', 'code-hosting', 'knowledge-base'], 10);
  expect(priceBill(bill).lines.map(({ detail }) => detail)).toEqual([
    'Mattermost, 10 people, instead of $80 today',
    'Forgejo, 10 people, $40 today as well',
    'BookStack, 10 people, $40 today, $10 more with us',
  ]);
});

test('a crossed-out tool shows what it would add, also the only one', () => {
  const bill = withLineOut(withLines(emptyBill, ['team-chat', 'wiki'], 25), 'wiki');
  const [, wiki] = priceBill(bill).lines;
  expect(wiki?.price).toEqual({ status: 'listed', cents: 5000, period: 'month', setupCents: 0 });
  expect(priceBill(bill).sums.month).toBe(5000);
  const [only] = priceBill(withLineOut(withLines(emptyBill, ['wiki'], 60), 'wiki')).lines;
  expect(only?.price).toEqual({ ...wiki?.price, cents: 8500 });
});
