import { claims } from '../site';

/** The section that says what a service costs. Its words for each service are in `costs` of its page. */
export const whatItCostsTexts = {
  listed: 'What it costs',
  first: '{period}, {plan}',
  tool: 'a month for most tools, up to {people} people',
  doublesAt: 'At {people} people',
  doubles: 'hosting doubles',
  inWriting: `The estimate comes in writing after the free ${claims.consultation} call, with ${claims.promotion} off if this is your first project.`,
  /** The discount is for projects. */
  inWritingMonthly: `The estimate comes in writing after the free ${claims.consultation} call.`,
  line: 'What it changes on our sample\u00a0bill',
  /** Where it touches none. */
  newLine: 'A new line on your bill',
  cut: 'From the sample bill for {people}',
  month: 'One month, {people}',
  sample: 'An estimate',
  leftOut: 'left out',
  from: 'from {price}',
  wholeBill: 'The whole bill, marked up',
  calculator: 'Savings calculator',
} as const;
