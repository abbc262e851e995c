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
  subtitle: 'One account, one month, before and after the first review',
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: 'Line' },
        { label: 'Owner' },
        { label: 'This month', numeric: true },
        { label: 'Next month', numeric: true },
      ],
      rows: [
        ['Web servers, 2', 'Shop', ...kept(cloudCents.webServers)],
        ['Database with standby', 'Shop', ...kept(cloudCents.database)],
        ['Load balancer, traffic', 'Shop', ...kept(cloudCents.traffic)],
        ['Test servers, 3', 'Developers', sample(cloudCents.testServers), { from: 'plan', plan: 'vps-growth' }],
        ['Files and snapshots', 'Office', ...kept(cloudCents.files)],
        ['Disks in no server, 6', 'None', sample(cloudCents.idleDisks), 'deleted'],
        ['Unused addresses, 4', 'None', sample(cloudCents.idleAddresses), 'released'],
      ],
      total: 'Total',
    },
    {
      kind: 'bars',
      caption: 'This month by owner',
      bars: [
        { label: 'Shop', amount: sample(cloudCents.webServers + cloudCents.database + cloudCents.traffic) },
        { label: 'Developers', amount: sample(cloudCents.testServers) },
        { label: 'Office', amount: sample(cloudCents.files) },
        { label: 'No owner', amount: sample(cloudCents.idleDisks + cloudCents.idleAddresses), marked: true },
      ],
    },
    {
      kind: 'note',
      label: 'Needs your yes:',
      text: 'three test servers become one {plan:vps-growth}. The idle disks are copied to the archive, then deleted.',
    },
  ],
} as const satisfies Paper;
