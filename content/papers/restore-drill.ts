import type { Paper } from '../schema/paper';

const MINUTES = 52;
const ROWS = '48,210';

export const restoreDrill = {
  id: 'restore-drill',
  look: 'report',
  title: 'Restore-drill report',
  shortTitle: 'Restore drill',
  subtitle: 'Store database, to a spare server',
  blocks: [
    {
      kind: 'log',
      start: '09:00',
      entries: [
        { minute: 0, text: 'Drill starts. We did not say in advance which backup.' },
        { minute: 4, text: 'Backup found and opened with the stored password' },
        { minute: 31, text: `Database is back, ${ROWS} of ${ROWS} rows` },
        { minute: MINUTES, text: 'The store opens and takes a test order; spare server erased' },
      ],
    },
    { kind: 'stamp', text: `Restored in ${MINUTES} minutes`, small: 'sample drill' },
    {
      kind: 'note',
      label: 'To change before the next one:',
      text: `keep the license key with the backup. Finding it took 11 of the ${MINUTES} minutes.`,
    },
    { kind: 'signatures', labels: ['Engineer, date', 'Seen by you, date'] },
  ],
} as const satisfies Paper;
