import type { Paper } from '../../schema/paper';
import { startupFigures } from './sample-figures';

const { features, otherWork } = startupFigures.month;
const sum = (days: readonly number[]) => days.reduce((total, each) => total + each, 0);
const featureDays = sum(features.map(({ used }) => used));
const allDays = featureDays + sum(otherWork.map(({ value }) => value));
const [, , moved] = features;

export const daysStatement = {
  id: 'days-statement',
  title: 'Statement of days',
  shortTitle: 'Statement',
  subtitle: `June, two developers, ${allDays} days`,
  blocks: [
    { kind: 'bars', unit: 'days', bars: [{ label: 'New features', value: featureDays }, ...otherWork] },
    {
      kind: 'table',
      caption: 'New features',
      columns: [
        { label: 'Shown to you' },
        { label: 'Estimate', numeric: true },
        { label: 'Used', numeric: true },
        { label: 'State', numeric: true },
      ],
      rows: features.map(({ item, estimate, used, state }) => [item, String(estimate), String(used), state]),
    },
    {
      kind: 'note',
      label: 'Moved to July:',
      text: `single sign-on, ${moved.left} days left. Your customer’s test account came on June 24.`,
    },
    { kind: 'note', label: 'For you to decide:', text: 'audit log or dark mode first?' },
  ],
} as const satisfies Paper;
