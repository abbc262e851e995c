import type { Paper } from '../../schema/paper';
import type { Amount } from '../../schema/paper-blocks';
import { cloudCents } from './sample-figures';

const sample = (cents: number): Amount => ({ from: 'sample', cents });

export const cloudBill = {
  id: 'cloud-bill',
  title: 'Cloud bill by owner',
  shortTitle: 'Cloud bill',
  subtitle: 'Cloud costs, this month and next',
  blocks: [
    {
      kind: 'pair',
      was: { title: 'This month', subtitle: 'the bill as it is', total: 'Total this month' },
      now: { title: 'Next month', subtitle: 'our proposal', total: 'Total next month' },
      pen: true,
      lines: [
        { text: 'Store: 2 web servers', was: sample(cloudCents.webServers) },
        { text: 'Store: database, standby', was: sample(cloudCents.database) },
        { text: 'Store: traffic', was: sample(cloudCents.traffic) },
        {
          text: 'Developers: 3 test servers',
          was: sample(cloudCents.testServers),
          note: 'one {plan:vps-growth}',
          now: { from: 'plan', plan: 'vps-growth' },
        },
        { text: 'Office: files, snapshots', was: sample(cloudCents.files) },
        { text: 'No owner: 6 idle disks', was: sample(cloudCents.idleDisks), note: 'deleted', marked: true },
        { text: 'No owner: 4 IP addresses', was: sample(cloudCents.idleAddresses), note: 'released', marked: true },
      ],
    },
    {
      kind: 'note',
      label: 'Needs your OK:',
      text: 'three test servers become one {plan:vps-growth}. The idle disks are copied to the archive, then deleted.',
    },
  ],
} as const satisfies Paper;
