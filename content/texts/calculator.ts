import { site } from '../site';

/** Texts of the calculator's own form, and of what a narrow page shows in the receipt's place. */
export const calculatorTexts = {
  fromLink: 'This estimate came with a link: {people}, {tools}, at the prices of {date}.',
  form: 'Your team and tools',
  selectAll: 'Select all: {category}',
  selectNone: 'Select none: {category}',
  all: 'All',
  none: 'None',
  receipt: 'Your receipt',
  seeReceipt: 'See receipt',
  closeReceipt: 'Close receipt',
  askForEstimate: 'Ask for a written estimate',
  askForQuote: 'Ask for a quote',
  print: 'Print',
  csv: 'Download CSV',
  tooLarge: 'At this size',
  nothing: 'Nothing on the bill',
  select: 'Select a tool',
} as const;

/** The two charts, their conclusions and their tables. */
export const chartTexts = {
  heading: 'Your tool bill as the team grows',
  empty: 'Select a tool above to see its cost for every team size.',
  sizes: '{tools}: monthly cost by team size',
  scale: 'Hosting doubles at 50, 100, 150 people and so on.',
  year: 'Total cost over one year',
  paidPerPerson: 'paid per person',
  withUs: `with ${site.name}`,
  yearQuote: 'Paid per person, a year costs {now}. For this team size, ask us for a custom quote.',
  yearSaving:
    'A whole year, once the old contracts have ended, before the one-time cost of moving your data: {now} paid per person, {ours} with us. You save {saved}.',
  perPerson: 'per person',
  quoteFrom: 'quote from {people}',
  you: 'you: {people}',
  sizesLabel: `Monthly cost by team size. At {people}: {now} paid per person, {ours} with ${site.name}.`,
  quoteLabel: `Monthly cost by team size. At {people}: {now} paid per person, a custom quote with ${site.name}.`,
  yearLabel: `Bars for each month: the total paid so far per person, and with ${site.name}.`,
  yearQuoteLabel: 'Bars for each month: the total paid so far per person.',
} as const;

export const chartTableTexts = {
  open: 'The figures as a table',
  sizes: 'Monthly cost by team size',
  people: 'People',
  own: '{people} (you)',
  year: 'Total paid since the first month',
  month: 'Month',
  paidPerPerson: 'Paid per person',
  save: 'You save',
} as const;

/** The message of an enquiry that begins in the calculator. */
export const estimateMessageTexts = {
  empty: 'I would like to know what our tools would cost with you.',
  askForQuote: 'Please quote for {people}.',
  askForEstimate: 'Please send me a written estimate for {people}.',
  tools: 'Tools: {tools}',
  now: 'We pay now: {amount} a month',
  ours: `With ${site.name}: {amount} a month`,
  saving: 'We would save: {monthly} a month, {yearly} a year ({percentage}%)',
  address: 'The calculation: {address}',
} as const;

/** Heads and names of rows of the downloaded table. */
export const csvTexts = {
  tool: 'Tool',
  replacement: 'Open-source replacement',
  people: 'People',
  price: 'Price per person and month (USD)',
  now: 'Now per month (USD)',
  ours: `With ${site.name} per month (USD)`,
  quote: 'Custom quote',
  monthly: 'Total per month',
  yearly: 'Total per year',
  savedMonthly: 'Saving per month',
  savedYearly: 'Saving per year',
} as const;

/** The chart of some tools in a section. */
export const costFigureTexts = {
  about:
    '{tools}. At {people}: {now} a month paid per person, {ours} with us. We cost less up to {savesUpTo}. Above that, ask us for a quote.',
} as const;
