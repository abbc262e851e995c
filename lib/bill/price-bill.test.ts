import { memberLimits } from '@/content/tools';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { seededRandom } from '@/scripts/preview/sample-pictures/seeded-random';
import { type Bill, billItems, countedTools, emptyBill, withLineOut, withLines } from './bill';
import { priceBill } from './price-bill';

/* The price list of the specification (section 9), typed here again in cents: these sums do not come from content/. */
const list = (prices: Record<string, number>) => new Map(Object.entries(prices));
const MONTHLY = list({
  'vps-startup': 3000,
  'vps-growth': 6500,
  'vps-scale': 13500,
  'startup-build': 10000,
  'startup-launch': 29900,
  'startup-boost': 69900,
  'support-essential': 5000,
  'support-business': 9900,
});
const ONCE = list({ 'website-starter': 59900, 'website-business': 199900, 'website-business-pro': 599900 });
const QUARTERLY = list({ 'training-team-essentials': 499900, 'training-professional-team': 999900 });
const CUSTOM = ['startup-enterprise', 'website-business-grande', 'support-business-pro', 'training-enterprise'];
const PER_USER = list({
  'issue-tracker': 775,
  'team-chat': 800,
  'video-meetings': 700,
  'work-management': 1099,
  'board-style-work': 800,
  'code-hosting': 400,
  'video-conferencing': 400,
  'erp-suite': 9900,
  'hr-suite': 3500,
  'team-collaboration-suite': 575,
  notes: 800,
  wiki: 575,
  'knowledge-base': 400,
  'cloud-file-storage': 1000,
});

/** The sums of a bill, computed apart from the code under test. */
function expectedSums(people: number, ids: readonly string[]) {
  const expected = { month: 0, quarter: 0, once: 0, inEstimate: 0 };
  let paid = 0;
  let ours = 0;
  let tools = 0;
  for (const id of ids) {
    expected.month += MONTHLY.get(id) ?? 0;
    expected.quarter += QUARTERLY.get(id) ?? 0;
    expected.once += ONCE.get(id) ?? 0;
    if (id.startsWith('startup-') && MONTHLY.has(id)) expected.once += 5000;
    if (CUSTOM.includes(id)) expected.inEstimate += 1;
    const perUser = PER_USER.get(id);
    if (perUser === undefined) continue;
    const isCheaper = id === 'code-hosting' || id === 'cloud-file-storage';
    tools += 1;
    paid += perUser * people;
    ours += (isCheaper ? 3000 : 3500) * 2 ** Math.floor(people / 50) + (isCheaper ? 1000 : 1500);
  }
  if (ours < paid) expected.month += ours;
  else expected.inEstimate += tools;
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

test('the price list of the test has every plan and tool', () => {
  const known = [MONTHLY, ONCE, QUARTERLY, PER_USER].flatMap((prices) => [...prices.keys()]);
  expect([...known, ...CUSTOM].sort()).toEqual([...ids].sort());
});

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
    const tools = countedTools(bill);
    const figures = estimate(bill.people, chosenTools(tools));
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
    ['Startup Launch', '2 VPS, 200GB SSD total, setup $50.00 one time'],
  ]);
});

test('a crossed-out tool shows what it would add', () => {
  const bill = withLineOut(withLines(emptyBill, ['team-chat', 'wiki'], 25), 'wiki');
  const [, wiki] = priceBill(bill).lines;
  expect(wiki?.price).toEqual({ status: 'listed', cents: 5000, period: 'month', setupCents: 0 });
  expect(priceBill(bill).sums.month).toBe(5000);
});
