import { planGroups } from '../plans';
import type { Paper } from '../schema/paper';

const [, growth] = planGroups.vps.plans;
/** '8GB' of '8GB RAM'. A row that is missing is reported with its plan (content/schema/plan.ts), not here. */
const sizeIn = (value = '') => value.split(' ')[0];
const memory = sizeIn(growth.values.Memory);
const disk = sizeIn(growth.values.Storage);

export const serverPage = {
  id: 'server-page',
  look: 'listing',
  title: 'Monthly server page',
  shortTitle: 'Server page',
  subtitle: '{plan:vps-growth} with weekly backups, 30 days',
  blocks: [
    { kind: 'days', label: '30 days without a failure, with a planned restart on day 8', count: 30, marked: [8] },
    {
      kind: 'readings',
      readings: [
        { label: 'Patched', value: 'day 8, 2 AM' },
        { label: 'Planned restart', value: '8 min' },
        { label: 'Backups taken', value: '4 of 4' },
        { label: 'Backups checked', value: '4 of 4' },
        { label: 'Disk in use', value: `61% of ${disk}` },
        { label: 'Memory, busiest hour', value: `5.2 of ${memory}` },
        { label: 'Tickets', value: '1, closed' },
      ],
    },
    {
      kind: 'note',
      label: 'What we suggest:',
      text: 'stay on this size. At this pace the disk is full in 14 months.',
    },
  ],
} as const satisfies Paper;
