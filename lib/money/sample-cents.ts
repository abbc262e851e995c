/** What the parts of a sample estimate cost together, in cents, without those that are crossed out. */
export const sampleCents = (parts: readonly { dollars: number; isOut?: boolean }[]) =>
  100 * parts.reduce((total, { dollars, isOut }) => total + (isOut ? 0 : dollars), 0);
