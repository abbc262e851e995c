import type { Paper } from '../schema/paper';
import { sampleFigures } from './sample-figures';

export const estimate = {
  id: 'estimate',
  title: 'Written estimate',
  shortTitle: 'Estimate',
  subtitle: 'One page, valid for the work named here',
  blocks: [
    {
      kind: 'terms',
      terms: [
        {
          label: 'The work',
          text: `Move team chat and files of ${sampleFigures.members} people to Mattermost and Nextcloud, hosted and supported by us.`,
        },
        { label: 'Not changed', text: 'Email, accounting and the website stay where they are.' },
        { label: 'Your part', text: 'One person who answers questions and picks the moving day.' },
      ],
    },
    {
      kind: 'amounts',
      lines: [
        {
          text: 'Team chat, hosted and supported',
          amount: { from: 'our-price', tool: 'team-chat' },
          period: 'month',
        },
        {
          text: 'File storage, hosted and supported',
          amount: { from: 'our-price', tool: 'cloud-file-storage' },
          period: 'month',
        },
        {
          text: 'Moving messages and files, once',
          amount: { from: 'sample', cents: sampleFigures.movingCents },
          period: 'once',
        },
      ],
      promotion: '{claim:promotion} off your first project',
      totals: [
        { label: 'One time', period: 'once' },
        { label: 'Every month', period: 'month' },
      ],
      payback: true,
    },
    { kind: 'signatures', labels: ['For {site:name}, date', 'For you, date'] },
  ],
} as const satisfies Paper;
