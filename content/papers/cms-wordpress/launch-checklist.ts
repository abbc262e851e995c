import { planGroups } from '../../plans';
import type { Paper } from '../../schema/paper';

const [, business] = planGroups.website.plans;
const corePages = business.values.Included;

export const launchChecklist = {
  id: 'launch-checklist',
  look: 'report',
  title: 'Launch checklist',
  shortTitle: 'Launch',
  subtitle: `{plan:website-business} website, ${corePages}`,
  blocks: [
    {
      kind: 'terms',
      terms: [
        { label: 'Switch', text: 'Tuesday at 7 PM, after office hours' },
        { label: 'Old site', text: 'Stays on its server for 30 days, switched off' },
      ],
    },
    {
      kind: 'checks',
      caption: 'Before the switch',
      items: [
        { state: 'done', text: 'Old URLs redirect to a page of the new site: 38 of 38' },
        { state: 'done', text: `Title and description written for all ${corePages}` },
        { state: 'done', text: 'Test message from the contact form arrived in your inbox' },
        { state: 'done', text: 'Alt text on all images; menus work by keyboard' },
        { state: 'done', text: 'Certificate valid with www and without' },
        { state: 'done', text: 'Test accounts deleted; both admin accounts are yours' },
        { state: 'open', text: 'Photo credit for the workshop photos' },
        { state: 'not-needed', text: 'Test order: this site has no store' },
      ],
    },
    {
      kind: 'checks',
      caption: 'In the hour after it',
      items: [
        { state: 'open', text: 'Search engines let in, sitemap submitted' },
        { state: 'open', text: 'First backup of the live site taken, opened and checked' },
        { state: 'open', text: 'Form, phone links and 10 redirects tried on the live site' },
      ],
    },
    {
      kind: 'note',
      label: 'We still need from you:',
      text: 'the photo credit, by noon Monday. Without it those photos stay out, and the switch goes ahead.',
    },
    { kind: 'signatures', labels: ['Checked by us, date', 'Approved by you, date'] },
  ],
} as const satisfies Paper;
