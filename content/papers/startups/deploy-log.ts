import type { Paper } from '../../schema/paper';

const RELEASE = 214;
const BEFORE = RELEASE - 1;
/** Minutes after noon. */
const ALERT = 11;
const BACK = 14;
/** Seconds until the list of orders is there. */
const USUAL = '0.1';
const SLOW = '4.2';

export const deployLog = {
  id: 'deploy-log',
  title: 'Deploy log',
  shortTitle: 'Deploy log',
  subtitle: `Release ${RELEASE}, two application servers, one database`,
  blocks: [
    {
      kind: 'log',
      start: '12:00',
      entries: [
        { minute: 0, text: `Database gets a new column, which release ${BEFORE} ignores` },
        { minute: 3, text: `app-1 leaves the balancer, takes ${RELEASE}, passes its checks, returns` },
        { minute: 7, text: `app-2 does the same, and all traffic is on ${RELEASE}` },
        { minute: ALERT, text: `Alert: the list of orders takes ${SLOW} seconds, usually ${USUAL}` },
        { minute: ALERT + 1, text: `Rollback: app-1 and app-2 start ${BEFORE} again` },
        { minute: BACK, text: `The list of orders takes ${USUAL} seconds` },
      ],
    },
    {
      kind: 'readings',
      readings: [
        { label: 'Orders, at the alert', value: `${SLOW} s` },
        { label: 'After the rollback', value: `${USUAL} s` },
        { label: 'From alert to normal', value: `${BACK - ALERT} min` },
      ],
    },
    { kind: 'stamp', text: `Rolled back in ${BACK - ALERT} min`, small: 'sample release, alert to normal' },
    {
      kind: 'code',
      caption: 'Slow query, for your developers',
      code: [
        'SELECT id, total FROM orders',
        "WHERE channel = 'web'",
        'ORDER BY created_at DESC LIMIT 50;',
        '-- Seq Scan, 4180.2 ms',
        'CREATE INDEX CONCURRENTLY',
        '  ON orders (channel, created_at);',
        '-- Index Scan on a copy, 3.1 ms',
      ],
    },
    { kind: 'note', label: `Before release ${RELEASE + 1}:`, text: 'create the index, then deploy.' },
  ],
} as const satisfies Paper;
