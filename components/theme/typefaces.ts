/**
 * The site's typefaces by their parts, with the weights that the pages use: headings and large figures in one weight, so that
 * the file is small, running text, and the figures of receipts. `family` is the name of a package of @fontsource-variable.
 */
export const typefaces = {
  display: { family: 'bricolage-grotesque', weights: 700 },
  text: { family: 'figtree', weights: { min: 400, max: 700 } },
  mono: { family: 'geist-mono', weights: 500 },
} as const;

export type Typeface = (typeof typefaces)[keyof typeof typefaces];
