/** What the saving on per-person tools is of a whole bill: a sentence, its arithmetic, and two bars with their legend. */
export const oneSumTexts = {
  say: 'If per-person tools are {share} of your bill, cutting them by {cut} takes {saved} off the whole bill.',
  arithmetic:
    'Arithmetic on a sample team of {members}: {now} for {tools} tools today, {ours} with us, before the one-time cost of moving your data. Your share will differ: on the sample bill above it is {invoiceShare}%. Where tools are {runningShare}% of what tools and servers cost to run, the same cut takes {runningSaved}% off that cost. The figure we commit to is in your written estimate.',
  before: 'Your bill today',
  gone: 'Per-person tools: {meaning}',
  goneMeaning: 'what you stop paying',
  rest: 'Everything else on the bill, left as it is',
  after: 'Your bill after',
  restAfter: 'Everything else',
  freed: '{percentage} off',
  freedOf: 'the whole bill',
  legendGone: '{tools} tools for {people}, paid per person',
  legendOurs: 'The same {tools}, hosted and supported by us',
  legendRest: 'Servers, software work and contracts, unchanged',
} as const;

/** The slider that sets the share of the section around it. */
export const shareSliderTexts = {
  label: 'Set your per-person share',
  value: '{share}% of the bill; {saved}% off the whole bill',
} as const;
