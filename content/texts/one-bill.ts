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
    'The moved tools alone take {moved}% off. If a payroll provider files your taxes, keep line {number}: the other cuts take {rest}%. A support desk is not on this bill.',
  /** Of the sample estimate, which is another sample. */
  once: 'Moving is paid once. In our {estimate}, {tools} of {people} cost {today} a month today, {ours} with us, and {once} to move, with {promotion} off a first project: paid back in the {month} month after the old contracts end.',
  estimate: 'sample estimate',
} as const;
