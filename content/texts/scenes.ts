/**
 * Texts and sample figures of the scenes on the home page's slides. Prices of plans and tools are computed; what is invented
 * here stands on papers and screens that are stamped as samples.
 */

/** A change of software, and the invoice that it becomes. */
export const mergedChange = {
  name: 'Invoices as PDF',
  release: 'Release 1.4',
  merged: 'Merged',
  /** The lines of code, as a comparison of versions marks them. */
  code: [
    { kind: 'kept', text: 'const order = await read(id)' },
    { kind: 'removed', text: 'await mail(order)' },
    { kind: 'added', text: 'const pdf = await invoice(order)' },
    { kind: 'added', text: 'await mail(order, pdf)' },
  ],
  checks: ['84 of 84 tests pass', 'Tried by you'],
  owner: 'Code: yours',
  since: 'from the first commit',
  invoice: 'Invoice',
  cents: 400_000,
  promotion: '{promotion} off, first project',
  total: 'To pay, once',
} as const;

/** The servers in a rack, and a tool that runs there. */
export const serverRack = {
  heading: 'Managed VPS',
  tool: 'team-chat',
  today: '{tool}, {people}',
  onePrice: 'One price up to {people}',
  /** Only heard, before that price. */
  now: 'now',
} as const;

/** A page that is being edited, with its price on a string. */
export const editedPage = {
  /** Names on the page, which nobody reads out. */
  site: 'Bakery',
  menu: ['Bread', 'Cakes', 'Visit'],
  tools: { bold: 'B', italic: 'I', link: 'Link', save: 'Save' },
  headline: 'Open Saturdays, 8\u00a0to\u00a02',
  text: 'Bread comes out of the oven at seven. Order cakes by Thursday.',
  plan: '{plan} website',
} as const;

/** A night: monitoring sees a fault that can wait, and a person calls in the morning. */
export const nightDesk = {
  /** On the clock of the office. */
  time: '02:10',
  asleep: 'Your team is asleep. Monitoring isn’t.',
  seen: '{time}, monitoring',
  fault: 'The disk is 90% full.',
  filled: '90%',
  called: '{time}, a person',
  question: 'We call: clean up or grow?',
  plan: 'vps-growth',
  always: 'Monitoring',
  byPhone: 'By phone',
} as const;
