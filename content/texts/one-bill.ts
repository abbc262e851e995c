/** The sample bill with what becomes of each line, and its sums. */
export const oneBillTexts = {
  /** Below the till. */
  till: 'On a whole bill {saving}, or {rest}% if payroll stays.',
  name: 'Sample bill: {title}',
  title: '{title}, {people}',
  keep: 'kept',
  decide: 'decide',
  line: 'Line {number}',
  lines: 'Lines {numbers}',
  linesInRow: 'Lines {from} to {to}',
  month: 'This month',
  moved: '{lines}, moved',
  canceledOrHalved: '{lines}, canceled or halved',
  off: 'Off the bill',
  share: '{percentage}% off',
  stays: '{percentage}% stays: {amount}',
  /** Which lines the percentage takes. */
  together:
    'The moved tools alone take {moved}% off. If a payroll provider files your taxes, keep line {number}: the other cuts take {rest}%. A {desk} is not on this bill. With one, {support} a month in our sample for the same team, it comes to {total}.',
  desk: 'support desk',
  /** Of the sample estimate, which is another sample. */
  once: 'In another sample, a {estimate} for {people}, {once} for moving {tools} is {paidBack} after the old contracts end.',
  estimate: 'written estimate',
  paidBack: 'paid back in the {month} month',
} as const;
