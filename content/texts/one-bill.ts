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
    'All of these lines take {percentage}% off, the moved tools alone {moved}%. If a payroll provider files your taxes, line {number} stays, and it is {rest}%. Not on this bill: a support desk, in a sample {support} a month.',
  /** Of the sample estimate, which is another sample. */
  once: 'Moving is paid once. In our {estimate}, another sample, {tools} of {people} cost {today} a month today and {ours} with us. Moving them costs {once}, with {promotion} off a first project, and is paid back in the {month} month after the old contracts end.',
  estimate: 'sample estimate',
} as const;
