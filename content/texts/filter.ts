/** The filter of the portfolio. */
export const filterTexts = { name: 'Show', shown: '{category}: {count} of {all} shown' } as const;
