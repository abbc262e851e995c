import { z } from 'zod';
import { toolShareOfRunning } from '@/content/sample-bill';
import { invoiceSchema } from '@/content/schema/invoice';
import type { Page } from '@/content/schema/page';
import { claims } from '@/content/site';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { type InvoiceLine, type ReadInvoice, readInvoice } from '@/lib/calculator/read-invoice';
import { formatCents } from '@/lib/money/format-money';
import { fieldPath } from '@/lib/text/describe-issue';

/** Each bill of a page must save money, or its place would stay empty, and more than the intro above it claims. */
export function checkPageSavings(file: string, page: Page): string[] {
  return page.sections.flatMap((section, index) => {
    const claimed =
      'intro' in section && section.intro?.includes('{claim:saving-shown}') ? percentageIn(claims['saving-shown']) : 0;
    const briefs = 'briefs' in section ? section.briefs.map((bill, at) => ({ bill, path: ['briefs', at] })) : [];
    return [{ bill: section, path: [] }, ...briefs].flatMap(({ bill, path }) =>
      checkSaving(`${file}: ${fieldPath(page, ['sections', index, ...path])}`, bill, claimed),
    );
  });
}

const billSchema = z.looseObject({ members: z.number(), tools: z.array(z.string()) });

/** The problem of a bill that does not save more than `claimed` percent; a value without team size and tools is no bill. */
function checkSaving(place: string, input: unknown, claimed: number): string[] {
  const bill = billSchema.safeParse(input).data;
  const tools = chosenTools(bill?.tools ?? []);
  if (!bill || tools.length === 0) return [];
  const result = estimate(bill.members, tools);
  if (result.status === 'saving' && result.percentage > claimed) return [];
  const expected = claimed > 0 ? `a bill that saves more than ${claimed}%, as the intro says` : 'a bill that saves';
  return [`${place}: expected ${expected}, received ${bill.members} people and ${bill.tools.join(', ')}`];
}

/** 30 of 'up to 30%'. */
function percentageIn(claim: string): number {
  return Number(claim.match(/[\d.]+/)?.[0]);
}

/**
 * The lines as they were last added up by hand: the amount of each and what is left of it, US cents. They name the line that
 * has changed once the share no longer rounds to the claim; as long as it does, lines may differ from these.
 */
const addedUp: Readonly<Record<string, readonly [cents: number, leftCents: number]>> = {
  'issue-tracker': [193_75, 50_00],
  'team-chat': [200_00, 50_00],
  'work-management': [274_75, 50_00],
  'hr-suite': [875_00, 50_00],
  'board-style-work': [200_00, 0],
  wiki: [143_75, 0],
  'Cloud server': [270_00, 135_00],
  'Backup storage': [120_00, 120_00],
  'Domain names, 3': [4_00, 4_00],
  'Office suite': [312_50, 312_50],
  'Laptops, internet and phones': [1580_50, 1580_50],
  'Software contract': [1900_00, 1900_00],
};

/** What is struck must save, and the sums of the sample bill must be what the claims say. The schema reports what is malformed. */
export function checkSampleBill(file: string, input: unknown): string[] {
  const invoice = invoiceSchema.safeParse(input).data;
  if (!invoice) return [];
  const bill = readInvoice(invoice);
  const placeOf = ({ number }: InvoiceLine) => {
    const index = number - 1 - invoice.tools.length;
    return `${file}: ${fieldPath(input, index < 0 ? ['tools', number - 1] : ['others', index])}`;
  };
  const dearer = bill.lines.filter(({ fate, cents, leftCents }) => /move|halve/.test(fate) && leftCents >= cents);
  if (dearer.length > 0) {
    return dearer.map(
      (line) => `${placeOf(line)}: expected a line that saves, received ${line.name}, ${amountsOf(line)} with us`,
    );
  }
  return [...checkShare(file, bill, placeOf), ...checkRunning(file, bill)];
}

function checkShare(
  file: string,
  { lines, shares: { percentage } }: ReadInvoice,
  placeOf: (line: InvoiceLine) => string,
) {
  const claimed = percentageIn(claims.saving);
  if (percentage === claimed) return [];
  const goal = `with which ${claimed}% goes off the bill, as the claim '${claims.saving}' says`;
  const changed = lines.filter(({ key, cents, leftCents }) => {
    const [before, leftBefore] = addedUp[key] ?? [];
    return cents !== before || leftCents !== leftBefore;
  });
  const keys = lines.map(({ key }) => key);
  const missing = Object.keys(addedUp).filter((key) => !keys.includes(key));
  const problems = [
    ...changed.map((line) => `${placeOf(line)}: expected ${wanted(line.key)} ${goal}, received ${amountsOf(line)}`),
    ...missing.map((key) => `${file}: expected a line '${key}' ${goal}, received none`),
  ];
  const all = problems.length > 0 ? problems : [`${file}: expected lines ${goal}, received the same as before`];
  return all.map((problem) => `${problem}: ${percentage}%`);
}

/** The open-source page says of which share of the running costs its claim is. */
function checkRunning(file: string, { lines }: ReadInvoice): string[] {
  const moved = lines.filter(({ fate }) => fate === 'move');
  const sum = (amountOf: (line: InvoiceLine) => number) => moved.reduce((total, line) => total + amountOf(line), 0);
  const off = sum(({ cents, leftCents }) => cents - leftCents) / sum(({ cents }) => cents);
  const received = Math.round(toolShareOfRunning * off);
  const claim = claims['open-source'];
  if (received === percentageIn(claim)) return [];
  return [
    `${file}: toolShareOfRunning: expected a share of which moving the tools takes off ${percentageIn(claim)}% in all, as the claim '${claim}' says, received ${toolShareOfRunning}: ${received}%`,
  ];
}

function wanted(key: string): string {
  const [cents, leftCents] = addedUp[key] ?? [];
  return cents === undefined || leftCents === undefined ? 'lines' : amountsOf({ cents, leftCents });
}

function amountsOf({ cents, leftCents }: Pick<InvoiceLine, 'cents' | 'leftCents'>): string {
  return cents === leftCents ? formatCents(cents) : `${formatCents(cents)} and ${formatCents(leftCents)}`;
}
