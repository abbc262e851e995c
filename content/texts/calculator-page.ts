import { memberLimits } from '../tools';

/** The head of the calculator's page, which the client part shows beside its receipt. */
export const calculatorHead = {
  heading: 'Slash Your ==Tech Bills==',
  about: `Select the tools you pay for per person. The receipt shows our price for open-source tools in their place, and what you would save. Nothing is ordered. For fewer than ${memberLimits.min} people, see the [price list](/services#prices-tools).`,
  lost: 'Part of this page did not load, so it shows only an example. Reload the page, or [write to us](/contact) with your team size and tools.',
  noScript:
    'Without JavaScript this page shows only an example. Send your team size and tools to {email}, or call {phone}, and we’ll calculate your savings.',
} as const;

/** How the calculator works. */
export const methodTexts = {
  heading: 'How the calculator works',
  terms: {
    now: 'Your cost now',
    ours: 'Our price',
    large: 'Custom quotes',
    paid: 'Paid back',
    whole: 'Your whole tech bill',
  },
  now: 'The example price per person of each tool you select, in US dollars, times the number of people. A year costs twelve times that.',
  ours: 'One price per tool up to {below} people: {hosting} a month for hosting, {support} for support. Hosting then doubles at {first}, {second}, {third} and so on; support stays the same.',
  large:
    'Where paying per person costs no more: very large teams, and small teams with a cheap tool. We look at what you use and write a quote.',
  paid: 'Your estimate says what moving costs, once. Divided by what you save a month, that is the number of months until it is paid back, from the end of the old contracts. [A sample estimate](/about#estimate) has both figures.',
  whole:
    'These tools are one part of it. Select only what you pay for separately. [See where the 30% comes from](/#one-bill).',
  span: '{from} to {to}',
} as const;

/** The coupon at the end of the page. */
export const methodCoupon = {
  description: 'Moving your tools to us can be your first project. Your estimate includes the discount.',
  action: 'Start a project',
} as const;
