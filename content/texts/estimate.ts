/** Sentences about an estimate, shown and announced. Those about one tool differ from those about several. */
export const estimateTexts = {
  none: 'No tools selected.',
  quote: '{now} a month now, a custom quote with us: {people}, {tools}.',
  saving: 'You save {saved} a month, {percentage}% less: {people}, {tools}.',
  someSizes: '{sizes}, and for some sizes up to {to}',
  largeTeam: 'For {people} people or more, ask us for a quote.',
} as const;

export const oneToolTexts = {
  dearer: 'Our list prices cost more for this tool at every team size from {from} to {to}.',
  cheaper: 'This tool costs less with us for {people}.',
} as const;

export const severalToolsTexts = {
  dearer: 'Our list prices cost more for these tools at every team size from {from} to {to}.',
  cheaper: 'These tools cost less with us for {people}.',
} as const;
