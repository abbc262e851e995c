import { planGroups } from '../../plans';
import type { Paper } from '../../schema/paper';

const [, { values }] = planGroups.support.plans;
/** '5' of '5 per month'. */
const number = (value: string) => `${Number.parseInt(value, 10)}`;

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
      kind: 'table',
      caption: 'Your plan',
      columns: [{ label: 'Part' }, { label: 'Used', numeric: true }, { label: 'Included', numeric: true }],
      rows: [
        ['Content updates', '4', number(values['Content updates'])],
        ['New products', '5', number(values['New products'])],
        ['Storage', '21 GB', values.Storage],
        ['Backups, read back', '8', values.Backups],
      ],
    },
    {
      kind: 'note',
      label: 'Next month:',
      text: 'we would like to remove the event plugin. It has had no update for a year, and your theme shows events without it.',
    },
  ],
} as const satisfies Paper;
