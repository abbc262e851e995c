/** The sample bill with what becomes of each line, and its sums. */
export const oneBillTexts = {
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
    'The moved tools alone take {moved}% off. If a payroll provider files your taxes, keep line {number}: the other cuts take {rest}%. A {desk} is not on this bill.',
  desk: 'support desk',
  /** Of the sample estimate, which is another sample. */
  once: 'In our {estimate}, moving is {paidBack} after the old contracts end: {tools} of {people} cost {today} a month today, {ours} with us, and {once} once to move, with {promotion} off a first project.',
  estimate: 'sample estimate',
  paidBack: 'paid back in the {month} month',
} as const;
