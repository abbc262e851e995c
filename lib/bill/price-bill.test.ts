import { planGroups } from '@/content/plans';
import type { PlanGroup } from '@/content/schema/plan';
import { memberLimits, tools } from '@/content/tools';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { seededRandom } from '@/scripts/preview/fakes/awkward-posts/awkward-posts';
import { type Bill, billItems, countedTools, emptyBill, withLineOut, withLines } from './bill';
import { priceBill } from './price-bill';

/* claims.test.ts holds the prices to the specification; what is summed here is apart from the code under test. */
const groups: readonly PlanGroup[] = Object.values(planGroups);
const plans = groups.flatMap(({ plans, period, setupFee = 0 }) => plans.map((plan) => ({ ...plan, period, setupFee })));
const BUCKETS = { month: 'month', quarter: 'quarter', project: 'once' } as const;

/** The sums of a bill, computed apart from the code under test. */
function expectedSums(people: number, ids: readonly string[]) {
  const expected = { month: 0, quarter: 0, once: 0, inEstimate: 0 };
  let paid = 0;
  let ours = 0;
  let count = 0;
  for (const id of ids) {
    const plan = plans.find((other) => other.id === id);
    const tool = tools.find((other) => other.id === id);
    if (plan?.price === 'Custom') expected.inEstimate += 1;
    else if (plan) {
      expected[BUCKETS[plan.period]] += plan.price * 100;
      expected.once += plan.setupFee * 100;
    }
    if (!tool) continue;
    count += 1;
    paid += tool.pricePerUserCents * people;
    ours += tool.resourceCostCents * 2 ** Math.floor(people / 50) + tool.supportFeeCents;
  }
  if (ours < paid) expected.month += ours;
  else expected.inEstimate += count;
  return expected;
}

const ids = billItems.map(({ id }) => id);

/** Bills of any length; most of them have a team for which tools save, and some lines are crossed out. */
function randomBills(count: number): { bill: Bill; counted: string[] }[] {
  const random = seededRandom(20_261_123);
  return Array.from({ length: count }, () => {
    const share = random();
    const chosen = ids.filter(() => random() < share);
    const spread = random() < 0.7 ? 300 : memberLimits.max;
    const people = memberLimits.min + Math.floor(random() * (spread - memberLimits.min + 1));
    const out = chosen.filter(() => random() < 0.2);
    const bill = out.reduce(withLineOut, withLines(emptyBill, chosen, people));
    return { bill, counted: chosen.filter((id) => !out.includes(id)) };
  });
}

test('200 random bills have the sums that the price list gives', () => {
  for (const { bill, counted } of randomBills(200)) {
    const { sums, inEstimate } = priceBill(bill);
    expect({ ids: counted, people: bill.people, ...sums, inEstimate }).toEqual({
      ids: counted,
      people: bill.people,
      ...expectedSums(bill.people, counted),
    });
  }
});

test('tools cost on the bill what they cost in the calculator, line by line and together', () => {
  for (const { bill } of randomBills(200)) {
    const figures = estimate(bill.people, chosenTools(countedTools(bill)));
    const lines = priceBill(bill).lines.filter(({ kind, isOut }) => kind === 'tool' && !isOut);
    const total = lines.reduce((sum, { price }) => sum + (price.status === 'listed' ? price.cents : 0), 0);
    expect(total).toBe(figures.status === 'saving' ? figures.provider.monthlyCents : 0);
  }
});

test('names that repeat say what they are, and a startup plan names its setup fee', () => {
  const bill = withLines(emptyBill, ['website-business', 'support-business', 'startup-launch']);
  expect(priceBill(bill).lines.map(({ name, detail }) => [name, detail])).toEqual([
    ['Business website', 'one project, 5 core pages'],
    ['Business support', 'Up to 3 sites, 50 GB storage, Twice-weekly backups'],
    ['Startup Launch', '2 VPS (200GB SSD total), 4 hour consultation, setup $50.00 one time'],
  ]);
});

test('a tool says what it costs today where that is more', () => {
  const bill = withLines(emptyBill, ['team-chat', 'code-hosting'], 10);
  expect(priceBill(bill).lines.map(({ detail }) => detail)).toEqual([
    'Mattermost, 10 people, instead of $80.00 today',
    'Forgejo, 10 people',
  ]);
});

test('a crossed-out tool shows what it would add, also the only one', () => {
  const bill = withLineOut(withLines(emptyBill, ['team-chat', 'wiki'], 25), 'wiki');
  const [, wiki] = priceBill(bill).lines;
  expect(wiki?.price).toEqual({ status: 'listed', cents: 5000, period: 'month', setupCents: 0 });
  expect(priceBill(bill).sums.month).toBe(5000);
  const [only] = priceBill(withLineOut(withLines(emptyBill, ['wiki'], 25), 'wiki')).lines;
  expect(only?.price).toEqual(wiki?.price);
});
