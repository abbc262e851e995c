import { planGroups } from '../../plans';
import type { Paper } from '../../schema/paper';

const [, business] = planGroups.website.plans;
const [{ count, of }] = business.also;
const corePages = `${count} ${of}`;

export const launchChecklist = {
  id: 'launch-checklist',
  title: 'Launch checklist',
  shortTitle: 'Launch',
  subtitle: `{plan:website-business} website, ${corePages}`,
  blocks: [
    {
      kind: 'checks',
      when: 'The week before',
      caption: 'On the test address',
      items: [
        { state: 'done', text: 'Old URLs redirect to a page of the new site: 38\u00a0of\u00a038' },
        { state: 'done', text: `Title and description written for all ${corePages}` },
        { state: 'done', text: 'Alt text on all images; menus work by keyboard' },
        { state: 'open', text: 'Photo credit for the workshop photos' },
        { state: 'not-needed', text: 'Test order: this site has no store' },
      ],
    },
    {
      kind: 'note',
      label: 'We still need from you:',
      text: 'the photo credit, by noon Monday. Without it those photos stay out, and the switch goes ahead.',
    },
    {
      kind: 'checks',
      when: 'Monday, before the switch',
      caption: 'From outside',
      items: [
        { state: 'done', text: 'Test message from the contact form arrived in your inbox' },
        { state: 'done', text: 'Certificate valid with www and without' },
        { state: 'done', text: 'Test accounts deleted; both admin accounts are yours' },
      ],
    },
    { kind: 'signatures', labels: ['Checked by us, date', 'Approved by you, date'] },
    {
      kind: 'checks',
      when: 'Tuesday at 7 PM',
      caption: 'The switch',
      items: [
        { state: 'open', text: 'Old site switched off after office hours, kept on its server for 30 days' },
        { state: 'open', text: 'Search engines let in, sitemap submitted' },
        { state: 'open', text: 'First backup of the live site taken, opened and checked' },
        { state: 'open', text: 'Form, phone links and 10 redirects tried on the live site' },
      ],
    },
  ],
} as const satisfies Paper;
