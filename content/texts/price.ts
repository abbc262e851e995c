/** Words beside a price. In a file of their own, because client parts of several pages load them. */
export const priceTexts = {
  /** Only heard, before a price that the visitor stops paying. */
  was: 'was',
  /** Before what is left of it. */
  now: 'now',
} as const;
