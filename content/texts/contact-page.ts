/** Words of the contact page that its form does not load. */
export const contactTexts = {
  heading: 'Contact us about your ==project or bill==',
  about:
    'Two sentences will do: what you have and what should change. Or call {cities}, or book a free {duration} call.',
  /** Between the cities of the offices. */
  or: 'or',
  allRequired: 'All {count} fields are required.',
  mostRequired: 'Every field is required, except those marked optional.',
  write: 'Write to us',
  writeOrCall: 'Write or call',
  noScript: 'This form needs JavaScript. Without it, contact us directly:',
  lost: 'Part of this page did not load, so the form cannot be sent. Copy your message and reload the page, or contact us directly:',
  noMail: 'Tell us which service you need and what should change.',
  direct: 'Phone and email',
  general: 'General',
  support: 'Support',
  offices: 'Offices',
  hours: 'Hours',
} as const;
