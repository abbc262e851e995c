/**
 * CSS that some of the oldest browsers (`browserslist` in package.json) lack, and why the page works without it. Each name
 * is a feature's path below `css` in MDN's browser-compat-data, and includes what is below it. CSS inside `@supports`
 * needs no entry.
 */
export const newerCss: Readonly<Record<string, string>> = {
  'at-rules.font-face.ascent-override': 'Next’s fallback faces: without it lines move a little as the typeface comes',
  'at-rules.font-face.descent-override': 'as above',
  'at-rules.font-face.line-gap-override': 'as above',
  'at-rules.font-face.size-adjust': 'as above',
  'at-rules.media.scripting': 'without it the note about a script that failed may cover a focused element',
  'properties.accent-color': 'the color of a check mark; Safari picks it for contrast',
  'properties.box-decoration-break': 'without it, a highlight over two lines has straight ends at the break',
  'properties.break-after': 'where a printed page ends',
  'properties.break-before': 'where a printed page ends',
  'properties.content-visibility': 'the browser lays out every section at once; on ::details-content, see there',
  'properties.contain-intrinsic-size': 'goes with content-visibility',
  'properties.cursor': 'a phone shows none',
  'properties.font-family.ui-monospace': 'one name of several',
  'properties.forced-color-adjust': 'Safari forces no colors',
  'properties.grid-template-rows.subgrid': 'aligns the rows of cards; without it each card has rows of its own',
  'properties.overscroll-behavior': 'the page behind scrolls on when a panel has come to its end',
  'properties.paint-order': 'the data is about HTML text; we use it on SVG text',
  'properties.print-color-adjust.exact': 'declared with its prefix, too; the data lists it only for the property',
  'properties.resize': 'a phone shows no handle',
  'properties.scroll-initial-target': 'the list of topics begins with its first, not with the current one',
  'properties.scrollbar-gutter': 'the page may move by a scrollbar’s width when a dialog opens',
  'properties.scrollbar-width': 'a scrollbar shows below slides that wait for their script',
  'properties.text-size-adjust': 'phones alone change sizes; they take it with the prefix',
  'properties.text-wrap': 'where a line ends',
  'selectors.details-content':
    'without it the menu’s script opens submenus under the pointer; closed answers stay closed on paper',
  'selectors.popover-open': 'inside :is(), beside the class that the script for browsers without popovers sets',
};
