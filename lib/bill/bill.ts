import { type PlanId, planGroupIds, planGroups } from '@/content/plans';
import { sampleMembers } from '@/content/sample-bill';
import { type ToolId, tools } from '@/content/tools';

type BillItem = { kind: 'plan'; id: PlanId } | { kind: 'tool'; id: ToolId };

/** A line of the bill. A crossed-out line counts for nothing, and can be put back until the bill closes. */
export type BillLine = BillItem & { isOut: boolean };

/** What a visitor picked: ids alone. Prices are read from content/ whenever the bill is shown. */
export type Bill = { people: number; lines: readonly BillLine[] };

export type BillId = BillItem['id'];

/** The size of a team beside a price: one that the visitor chose, or a sample of ours. */
export type TeamSize = { people: number; isSample: boolean };

/** A new bill has the team of the sample bill: at this size each tool costs less with us. */
export const emptyBill: Bill = { people: sampleMembers, lines: [] };

/** Everything that can be on a bill. The ids of plans and tools are all different. */
export const billItems: readonly BillItem[] = [
  ...planGroupIds.flatMap((group) => planGroups[group].plans.map(({ id }) => ({ kind: 'plan', id }) as const)),
  ...tools.map(({ id }) => ({ kind: 'tool', id }) as const),
];

/** The plan or tool with this id; undefined for an unknown id. */
export function findItem(id: string): BillItem | undefined {
  return billItems.find((item) => item.id === id);
}

/** The lines that are not crossed out. */
export const countedLines = ({ lines }: Bill) => lines.filter(({ isOut }) => !isOut);

/** The ids of the tools that are not crossed out. */
export function countedTools(bill: Bill): ToolId[] {
  return countedLines(bill).flatMap((line) => (line.kind === 'tool' ? line.id : []));
}

/** Whether the number of people matters: it changes the price of tools alone. */
export const hasTools = (bill: Bill) => bill.lines.some(({ kind }) => kind === 'tool');

export const isOnBill = (bill: Bill, id: string) => countedLines(bill).some((line) => line.id === id);

/** Adds lines at the end, or puts crossed-out ones back. Unknown ids are ignored. */
export function withLines(bill: Bill, ids: readonly string[], people = bill.people): Bill {
  const added = ids.flatMap((id) => findItem(id) ?? []).filter(({ id }) => !bill.lines.some((line) => line.id === id));
  const kept = bill.lines.map((line) => (ids.includes(line.id) ? { ...line, isOut: false } : line));
  return { people, lines: [...kept, ...added.map((item) => ({ ...item, isOut: false }))] };
}

/** Adds lines as `withLines`. A size that was chosen counts for the whole bill; a sample only where no tool is on it yet. */
export const withLinesFor = (bill: Bill, ids: readonly string[], size?: TeamSize): Bill =>
  withLines(bill, ids, size?.isSample && hasTools(bill) ? bill.people : size?.people);

/** Crosses a line out. */
export function withLineOut(bill: Bill, id: BillId): Bill {
  return { ...bill, lines: bill.lines.map((line) => (line.id === id ? { ...line, isOut: true } : line)) };
}

/** Removes lines, and what is crossed out. */
export const withoutLines = (bill: Bill, ids: readonly BillId[]): Bill =>
  withoutOutLines({ ...bill, lines: bill.lines.filter(({ id }) => !ids.includes(id)) });

/** Removes what is crossed out, as when the bill closes. */
export const withoutOutLines = (bill: Bill): Bill => ({ ...bill, lines: countedLines(bill) });
