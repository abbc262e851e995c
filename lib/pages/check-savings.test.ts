import { planGroups } from '@/content/plans';
import { sampleBill } from '@/content/sample-bill';
import type { Invoice } from '@/content/schema/invoice';
import { claims } from '@/content/site';
import { tools } from '@/content/tools';
import { checkContent } from './check-content';

const FILE = 'content/sample-bill.ts';
const GOAL = "with which 30% goes off the bill, as the claim 'up to 30%' says, received";
const [board, wiki, server, backups, ...kept] = sampleBill.others;

const problemsWith = (changed: object) => checkContent({ sampleBill: { ...sampleBill, ...changed } });
const others = (...lines: unknown[]) => problemsWith({ others: lines });
const serverPlan = planGroups.vps.plans.find(({ id }) => id === 'vps-scale');

/** Runs with a changed price in content/tools.ts, content/plans.ts or content/site.ts. */
function withChanged<Entry extends object>(entry: Entry | undefined, changed: Partial<Entry>, run: () => void) {
  if (!entry) throw new Error('expected an entry');
  const before = { ...entry };
  Object.assign(entry, changed);
  try {
    run();
  } finally {
    Object.assign(entry, before);
  }
}

test('a tool that is repriced is named, and what the open-source page says of the same tools', () => {
  const hr = tools.find(({ id }) => id === 'hr-suite');
  withChanged<{ pricePerUserCents: number }>(hr, { pricePerUserCents: 2000 }, () =>
    expect(problemsWith({})).toEqual([
      `${FILE}: tools[3]: expected $875.00 and $50.00 ${GOAL} $500.00 and $50.00: 25%`,
      `${FILE}: toolShareOfRunning: expected a share of which moving the tools takes off 50% in all, as the claim 'up to 50%' says, received 58: 48%`,
    ]),
  );
});

test('a plan that is repriced, or costs more than what it replaces, is named', () => {
  const place = `${FILE}: others[2 Cloud server]`;
  withChanged<{ price: number }>(serverPlan, { price: 200 }, () =>
    expect(problemsWith({})).toEqual([`${place}: expected $270.00 and $135.00 ${GOAL} $270.00 and $200.00: 29%`]),
  );
  withChanged<{ price: number }>(serverPlan, { price: 270 }, () =>
    expect(problemsWith({})).toEqual([`${place}: expected a line that saves, received Cloud server, $270.00 with us`]),
  );
});

test('a claim that the bill does not come to is named', () => {
  withChanged<{ saving: string }>(claims, { saving: 'up to 40%' }, () =>
    expect(problemsWith({})).toEqual([
      `${FILE}: expected lines with which 40% goes off the bill, as the claim 'up to 40%' says, received the same as before: 30%`,
    ]),
  );
});

test('a sample line that changes the share is named; a change that leaves it is fine', () => {
  const [domains, office, laptops, contract] = kept;
  const lines = [board, wiki, server, backups, domains, office, laptops];
  expect(others(...lines, { ...contract, cents: 250_000 })).toEqual([
    `${FILE}: others[7 Software contract]: expected $1,900.00 ${GOAL} $2,500.00: 27%`,
  ]);
  expect(others(...lines)).toEqual([
    `${FILE}: expected a line 'Software contract' with which 30% goes off the bill, as the claim 'up to 30%' says, received none: 44%`,
  ]);
  expect(others(...lines, contract, { name: 'A van', cents: 250_000 })).toEqual([
    `${FILE}: others[8 A van]: expected lines ${GOAL} $2,500.00: 21%`,
  ]);
  expect(others(...lines, { ...contract, cents: 195_000 })).toEqual([]);
});

const link = { label: 'Services', to: '/services' };
test.each<[string, Partial<Record<keyof Invoice, unknown>>]>([
  ["tools[0]: expected a tool of content/tools.ts, received 'hr'", { tools: ['hr'] }],
  ['others[0 Server].cents: expected whole cents: 27000 for $270', { others: [{ name: 'Server', cents: 270.5 }] }],
  [
    "others[0 Server].mark.plan: expected one of 'vps-startup'",
    { others: [{ name: 'Server', cents: 100, mark: { kind: 'halve', plan: 'vps-large', text: 'Half', link } }] },
  ],
  [
    "others[1].mark.text: expected a known id after 'tool:'",
    {
      others: [board, { ...wiki, mark: { kind: 'cancel', text: 'Like {tool:work}', link } }, server, backups, ...kept],
    },
  ],
])('%s: a malformed line is one line', (problem, changed) => {
  expect(problemsWith(changed)).toEqual([expect.stringContaining(`${FILE}: ${problem}`)]);
});
