import type { Paper } from '../../schema/paper';
import type { Amount } from '../../schema/paper-blocks';
import { cloudCents } from './sample-figures';

const sample = (cents: number): Amount => ({ from: 'sample', cents });
const kept = (cents: number) => [sample(cents), sample(cents)];

export const cloudBill = {
  id: 'cloud-bill',
  look: 'letter',
  title: 'Cloud bill by owner',
  shortTitle: 'Cloud bill',
  subtitle: 'One account today, and our proposal',
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: 'Owner and item' },
        { label: 'This month', numeric: true },
        { label: 'Next month', numeric: true },
      ],
      rows: [
        ['Store: 2 web servers', ...kept(cloudCents.webServers)],
        ['Store: database, standby', ...kept(cloudCents.database)],
        ['Store: traffic', ...kept(cloudCents.traffic)],
        ['Developers: 3 test servers', sample(cloudCents.testServers), { from: 'plan', plan: 'vps-growth' }],
        ['Office: files, snapshots', ...kept(cloudCents.files)],
        ['No owner: 6 idle disks', sample(cloudCents.idleDisks), 'deleted'],
        ['No owner: 4 IP addresses', sample(cloudCents.idleAddresses), 'released'],
      ],
      total: 'Total',
    },
    {
      kind: 'bars',
      caption: 'This month by owner',
      bars: [
        { label: 'Store', amount: sample(cloudCents.webServers + cloudCents.database + cloudCents.traffic) },
        { label: 'Developers', amount: sample(cloudCents.testServers) },
        { label: 'Office', amount: sample(cloudCents.files) },
        { label: 'No owner', amount: sample(cloudCents.idleDisks + cloudCents.idleAddresses), marked: true },
      ],
    },
    {
      kind: 'note',
      label: 'Needs your OK:',
      text: 'three test servers become one {plan:vps-growth}. The idle disks are copied to the archive, then deleted.',
    },
  ],
} as const satisfies Paper;
