import { sampleBill } from '../sample-bill';
import type { Paper } from '../schema/paper';
import type { BlockOf } from '../schema/paper-blocks';
import { tools } from '../tools';

/** The lines of the sample bill that are canceled or halved. */
const lines = sampleBill.others.flatMap((line): BlockOf<'marked'>['lines'] => {
  const { mark } = line;
  if (!mark || mark.kind === 'decide') return [];
  const note = mark.text;
  if ('tool' in line) {
    const label = tools.find(({ id }) => id === line.tool)?.name ?? line.tool;
    return [{ label, was: { from: 'list-price', tool: line.tool }, note }];
  }
  const now = mark.kind === 'halve' ? ({ from: 'plan', plan: mark.plan } as const) : undefined;
  return [{ label: line.name, was: { from: 'sample', cents: line.cents }, note, now }];
});

export const billCheck = {
  id: 'bill-check',
  look: 'receipt',
  title: 'Bill check',
  shortTitle: 'Bill check',
  subtitle: `One month, ${sampleBill.members} people`,
  blocks: [{ kind: 'marked', lines, total: 'Off this bill, a month' }],
} as const satisfies Paper;
