import { restoreDrill, rowsRestored } from './restore-drill';

/** What a slip takes from its paper: the amounts of an estimate, entries of a log in fewer words, or some of its readings. */
type Slip =
  | { paper: 'estimate' }
  | { paper: 'restore-drill'; log: readonly { minute: number; text: string }[] }
  | { paper: 'server-page'; readings: readonly string[] };

const [start, , back, open] = restoreDrill.blocks[0].entries;

/** Papers in a few lines, for the month of content/first-month.ts on the home page. */
export const slips = [
  { paper: 'estimate' },
  {
    paper: 'restore-drill',
    log: [
      { minute: start.minute, text: 'drill starts' },
      { minute: back.minute, text: `all ${rowsRestored} rows back` },
      { minute: open.minute, text: 'store takes an order' },
    ],
  },
  { paper: 'server-page', readings: ['Patched', 'Backups checked', 'Disk in use', 'Planned restart'] },
] as const satisfies readonly Slip[];

export type SlipId = (typeof slips)[number]['paper'];
