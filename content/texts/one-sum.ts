/** What the saving on per-person tools is of a whole bill: a sentence, its arithmetic, and two bars with their legend. */
export const oneSumTexts = {
  say: 'If per-person tools are {share} of your bill, cutting them by {cut} takes {saved} off the whole bill.',
  arithmetic:
    'The {cut} is on {tools} tools alone, {now} a month for {people} today and {ours} with us, before the one-time cost of moving your data. “Up to {saved}” assumes a share of {share}. Your written estimate has your own figures.',
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
