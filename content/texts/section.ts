import { site } from '../site';

/*
 * Words that sections have on every page, by kind. The words that differ from page to page are in content/pages/.
 */

export const sampleTexts = { paper: 'Sample', plan: 'Sample plan', hour: 'Sample hour', work: 'Example' } as const;

/** The hero's actions are from the specification (section 2). */
export const pageHeroTexts = {
  scheduleCall: 'Schedule Free Call',
  viewServices: 'View Services',
} as const;

export const slideshowTexts = {
  name: 'What we do',
  /** Above the bill of ours, on the picture of a shared link. */
  withUs: `With ${site.name}`,
  /** What a slide is called in the row of slides. */
  tabs: { bill: 'The bill', invoice: 'Software', servers: 'Startups', websites: 'Websites', night: 'Managed IT' },
} as const;

/** Below the prices of a carousel's slide. */
export const slideFigureCaption = '{people}, a month';

/** Three next steps (specification, section 2). */
export const callTexts = {
  inquiry: 'Send an inquiry',
  call: 'Book a free 1-hour call',
  project: 'Start a project',
  /** What the message of the enquiry form begins with. */
  projectMessage: 'We would like to start a project. What it has to do:',
} as const;

/** In the column of the other way. */
export const comparisonTexts = { no: 'No' } as const;

export const costBriefTexts = {
  price: '{ours} a month, {today} today',
  sum: '{tools} for {people}.',
  open: 'Open this example in the calculator',
} as const;

export const couponTexts = { heading: '{percentage} off your first project' } as const;

export const processTexts = {
  day: 'Day {day}',
  days: 'Days {day} to {until}',
  minutes: 'Minute {from} to {to}',
  engineer: '{minutes} minutes with an engineer',
  free: 'Free',
} as const;

export const platformTexts = {
  weHost: 'We host',
  purpose: 'What it is for',
  perPerson: 'Paid, per person',
  forAll: 'Paid, {people}',
  withUs: 'With us, all {count}',
} as const;

export const monthTexts = {
  heading: 'A month with us',
  tools: '{tools}, updates included',
  server: '{plan}, if you need a server',
  support: 'Support desk with a visit, a sample',
  together: 'All three',
  once: 'Your estimate has your prices, and one for server backups. You pay once to move your data, as in the {estimate}.',
} as const;

export const technologyTexts = {
  pause: 'Pause',
  /** Only heard, after the label of the box. */
  paused: 'the moving names',
  more: 'and {count} more',
  byPart: 'by part',
  fewer: 'fewer',
} as const;

export const testimonialTexts = { rating: 'Rated {rating} out of {most}' } as const;

export const tradeTexts = {
  question: 'Your industry',
  problem: 'The problem',
  setup: 'What we set up',
} as const;

export const papersTexts = { jump: 'Papers', strip: 'Papers, side by side' } as const;

/** Only heard, before a check of a paper. */
export const checkTexts = { done: 'Done:', open: 'Open:', 'not-needed': 'Not needed:' } as const;

/** The two papers of a pair, line against line. */
export const pairTexts = { kept: 'kept', minutes: 'min', difference: 'Difference' } as const;

/** When the one-time cost of an estimate is paid back. */
export const paybackTexts = {
  paid: 'Paid back in the {month} month after the old contracts end: {people} pay {today} a month for these tools today, {ours} with us.',
  without: 'Without the {promotion}, in the {month}.',
} as const;

/** Plans with their prices. The badge marks one plan of a group. */
export const planTexts = {
  mostPopular: 'Most Popular',
  popular: 'Popular',
  also: 'Also in this plan',
  in: 'In this plan',
  /** Where the price is 'Custom'. */
  custom: 'Priced in your estimate',
  agreed: 'Agreed with you, and listed line by line in your estimate',
  /** A size of a website without a number of pages. */
  counted: 'Pages counted on the free call',
  /** After the price less the promotion. */
  first: 'as your first',
} as const;

export const hoursSectionTexts = {
  axis: ['12 AM', '6 AM', 'noon', '6 PM', '12 AM'],
  offices: 'Offices: {hours}, {zone}.',
  always: 'Day and night',
  everyDay: 'every day',
} as const;

export const bookingTexts = {
  failed: 'The calendar did not load here. Agree on a time with us directly:',
  none: 'Agree on a time with us directly:',
} as const;
