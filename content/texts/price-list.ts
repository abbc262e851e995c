/** The sheet of all prices. In a file of its own, because its client part loads it. */
export const priceListTexts = {
  slot: 'Price list, in US dollars',
  jump: 'Groups of prices',
  print: 'Print',
  once: 'once',
  free: 'Free',
  setup: 'Plus a {setup}; Custom has none.',
  perPerson: '{replacement}, instead of {price} a person',
  hosted: 'Hosted and supported by us',
  today: 'Today',
  withUs: 'With us',
  /** Beside the prices of tools, because hosting doubles with the size of the team. */
  upTo: 'a month, up to {to} people',
  fromTo: 'a month, {from} to {to} people',
  legend: 'Press + to put a line on your bill',
  /** Beside a service: its lowest price. */
  from: 'From {price}',
  fromMonthly: 'From {price} a month',
} as const;
