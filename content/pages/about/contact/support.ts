import type { PageInput } from '../../../schema/page';
import { site } from '../../../site';

const [usa, cameroon] = site.phones;
/** Lines end after a place or a day, not within a name or an hour. */
const glued = (text: string) => text.replace(/(?<![,-]) /g, '\u00a0');
const call = (phone: (typeof site.phones)[number]) => `[${phone.display}](tel:${phone.dial})`;

/** Its header alone (specification, section 2), with the contact facts in the header's boxes. */
export const page: PageInput = {
  path: '/about/contact/support',
  sections: [
    {
      kind: 'page-hero',
      ground: 'paper',
      heading: 'Support center: get help from ==our\u00a0team==',
      lead: 'Tell us which system has the problem, what you expected and what happened instead. If you can, add a screenshot and the time it happened.',
      drawing: 'support-desk',
      actions: [
        { label: 'Report a problem', to: '/contact?service=IT%20Support' },
        { label: 'Schedule Free Call', to: 'booking' },
      ],
      highlights: [
        {
          title: 'By phone',
          description: `${call(usa)} ${glued(`in ${usa.region}`)}, ${call(cameroon)} ${glued(`in ${cameroon.region}`)}`,
        },
        { title: 'By email', description: `[${site.emails.support}](mailto:${site.emails.support})` },
        {
          title: 'Office hours',
          description: `${glued(site.hours)}, ${site.hoursZone}, for calls and tickets. Priority tickets, included in [{plan:startup-build}](/startup-services#plans): {claim:monitoring}.`,
        },
      ],
    },
  ],
};
