import { claims, site } from '../site';

/** Texts of the receipt that the calculator and its small form on service pages share. Receipts of other sections use some of them. */
export const receiptTexts = {
  heading: 'Your monthly bill',
  empty: 'Nothing on the bill. Select a tool that you pay for.',
  hosting: 'Hosting',
  support: 'Support, {tools}',
  payNow: 'You pay now',
  withUs: `With ${site.name}`,
  save: 'You save every month',
  yearly: '{amount} a year',
  less: '{percentage}% less',
  move: `For these tools, at our example prices, before the one-time cost of moving your data, which is in your estimate. Off a whole bill: ${claims.saving}.`,
  kept: '{tool}, same price',
  dearer: '{tool}, {amount} more with us',
  customQuote: 'Custom quote',
  askForQuote: 'Ask us for a quote',
  noSaving: 'Our list prices would not save you money for {tools} and {people}. {savings}',
} as const;

/** A tool that a visitor can select. */
export const toolTexts = { price: '{price} a person', instead: 'We run {replacement}' } as const;
