import { planGroups } from '../../plans';
import type { Paper } from '../../schema/paper';

const [, { values }] = planGroups.support.plans;
/** '5' of '5 per month'. */
const number = (value: string) => value.split(' ')[0];

export const careReport = {
  id: 'care-report',
  look: 'letter',
  title: 'Monthly website report',
  shortTitle: 'Care report',
  subtitle: '{plan:support-business} plan, {price:support-business} a month, one shop',
  blocks: [
    {
      kind: 'table',
      caption: 'Work of the month',
      columns: [{ label: 'Day' }, { label: 'Changed' }, { label: 'Asked for by' }],
      rows: [
        ['3', 'WordPress and 11 plugins, on a copy first', 'us'],
        ['6', 'Opening hours on the contact page', 'front desk'],
        ['12', 'Price list for the season', 'shop manager'],
        ['12', '5 new products with photos', 'shop manager'],
        ['19', 'Security fix of the form plugin', 'us'],
        ['24', 'Job offer on the careers page', 'office'],
        ['27', 'Two new portraits on the team page', 'office'],
      ],
    },
    {
      kind: 'readings',
      readings: [
        { label: 'Content updates', value: `4 of ${number(values['Content updates'])}` },
        { label: 'New products', value: `5 of ${number(values['New products'])}` },
        { label: 'Backups, twice a week', value: '8 of 8 read back' },
        { label: 'Storage', value: `21 of ${values.Storage}` },
        { label: 'Test messages through the forms', value: '4 of 4 arrived' },
      ],
    },
    {
      kind: 'note',
      label: 'Next month:',
      text: 'we would like to remove the event plugin. It has had no update for a year, and your theme shows events without it.',
    },
  ],
} as const satisfies Paper;
