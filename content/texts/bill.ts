import { site } from '../site';
import { memberLimits } from '../tools';

/** Texts of the bill that a visitor fills while reading the site. */
export const billTexts = {
  about: 'These are our list prices in US dollars.',
  aboutTools: '{promotion} goes off a first project. What tools cost you today is an example.',
  nothing: 'Nothing is ordered or charged.',
  fewer: 'Fewer people',
  more: 'More people',
  line: 'Line',
  price: 'Price',
  crossedOut: 'crossed out',
  crossOut: 'Cross out {name}',
  fromLink: `Prices of ${site.name}, sent to you as a link. Nothing is ordered.`,
  ownKept: 'Your own, with {lines}, is back when you close it.',
  keep: 'Keep this one instead',
  private: 'The bill is kept in this tab until you close the tab. We see it only if you send it.',
  empty: 'Nothing on your bill yet',
  emptyAbout: 'Add a plan or a tool and the sum appears here, per month and one time.',
  openCalculator: 'Open the savings calculator',
  toCalculator: 'Open these tools in the calculator',
  toLargerTeam: `Open these tools in the calculator, which begins at ${memberLimits.min} people`,
  send: 'Send it with a question',
  print: 'Print',
  refused: 'Your browser does not allow copying. Select the link and copy it:',
  putBack: 'Put back',
  close: 'Close my bill',
  printed: `My bill with ${site.name}`,
  offer:
    'List prices of {date}, in US dollars. Nothing is ordered: the price we commit to is in your written estimate. {promotion} goes off a first project, not off a monthly price.',
} as const;

/** Sentences and names of a bill's sums and lines. */
export const billWords = {
  sums: { month: 'Every month', quarter: 'Every quarter', once: 'One time' },
  /** What the visitor pays for a tool at its price per user. */
  now: 'instead of {amount} today',
  same: '{amount} today as well',
  dearer: '{amount} today, {more} more with us',
  periods: { month: 'a month', quarter: 'a quarter', once: 'one time' },
  inEstimate: 'in your estimate',
  line: '1 line',
  lines: '{count} lines',
  noOther: 'it has no other line.',
  saving: '{tools}: {ours} a month instead of {now}, {saved} less, before moving your data.',
  firstProject: '{amount} as a first project',
  notIncluded: 'Moving your data is billed once; your written estimate has the price.',
  total: 'Your total: {sums}.',
  totalFor: 'Your total for {people}: {sums}.',
  priced: 'We price it in your estimate.',
  oneOn: '{name} is on your bill.',
  severalOn: '{count} tools are on your bill.',
  oneOff: '{name} is off your bill.',
  oneOut: '{name} is crossed out.',
  severalOff: '{count} tools are off your bill.',
} as const;
