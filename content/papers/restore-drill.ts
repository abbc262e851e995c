import type { Paper } from '../schema/paper';

/** Minutes after the start. */
const OPENED = 4;
const BACK = 31;
const MINUTES = 52;
const rowsRestored = '4,821,060';

export const restoreDrill = {
  id: 'restore-drill',
  title: 'Restore-drill report',
  shortTitle: 'Restore drill',
  subtitle: 'Store database, to a spare server',
  blocks: [
    {
      kind: 'log',
      start: '09:00',
      entries: [
        { minute: 0, text: 'Drill starts. We did not say in advance which backup.' },
        { minute: OPENED, text: 'Backup found and opened with the stored password' },
        { minute: BACK, text: `Database is back, ${rowsRestored} of ${rowsRestored} rows` },
        { minute: MINUTES, text: 'The store opens and takes a test order; spare server erased' },
      ],
    },
    {
      kind: 'readings',
      readings: [
        { label: 'Backup open', value: `${OPENED} min` },
        { label: 'Data back', value: `${BACK} min` },
        { label: 'Store open again', value: `${MINUTES} min` },
      ],
    },
    { kind: 'stamp', text: `Restored in ${MINUTES} min`, small: 'sample drill' },
    {
      kind: 'note',
      label: 'To change before the next one:',
      text: `keep the license key with the backup. Finding it took 11 of the ${MINUTES} minutes.`,
    },
    { kind: 'signatures', labels: ['Engineer, date', 'Seen by you, date'] },
  ],
} as const satisfies Paper;
