import { planGroups } from '../../plans';
import type { Paper } from '../../schema/paper';

const [, { values }] = planGroups.support.plans;
/** The numbers of '5 content updates, 5 new products'. */
const [updates = '', products = ''] = values['Each month'].match(/\d+/g) ?? [];

export const careReport = {
  id: 'care-report',
  title: 'Monthly website report',
  shortTitle: 'Website report',
  subtitle: '{plan:support-business} plan, {price:support-business} a month, one store',
  blocks: [
    {
      kind: 'table',
      caption: 'Work of the month',
      columns: [{ label: 'Changed' }, { label: 'Day', numeric: true }, { label: 'Asked for by' }],
      rows: [
        ['WordPress and 11 plugins', '3', 'us'],
        ['Opening hours, contact page', '6', 'front desk'],
        ['Price list for the season', '12', 'store'],
        ['5 new products with photos', '12', 'store'],
        ['Security fix for the form plugin', '19', 'us'],
        ['Job opening, careers page', '24', 'office'],
        ['Two portraits, team page', '27', 'office'],
      ],
    },
    {
      kind: 'table',
      caption: 'Your plan',
      columns: [{ label: 'Part' }, { label: 'Used', numeric: true }, { label: 'Included', numeric: true }],
      rows: [
        ['Content updates', '4', updates],
        ['New products', '5', products],
        ['Storage', '8\u00a0GB', values.Storage],
        ['Backups, opened and checked', '8', values.Backups],
      ],
    },
    {
      kind: 'note',
      label: 'Next month:',
      text: 'we’d like to remove the event plugin. It has had no update for a year, and your theme shows events without it.',
    },
  ],
} as const satisfies Paper;
