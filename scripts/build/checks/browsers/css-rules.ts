import type { Config } from 'stylelint';
import useBaseline from 'stylelint-plugin-use-baseline';

const ANY_VALUE = ['/./'];

/**
 * CSS that every browser has had since 2022, exceptions, and what is slow. A later year would let through what came after our
 * oldest browsers, of March and of December 2023.
 */
export const cssRules: Config = {
  plugins: [useBaseline],
  rules: {
    'property-no-unknown': true,
    // Safari 16.4 knows neither rules inside rules nor colors made from another one; the data has no entry for them.
    'selector-nested-pattern': '^$',
    'declaration-property-value-disallowed-list': { '/./': ['/(rgb|hsl|hwb|lab|lch|color)a?\\(from /'] },
    // Behind a :has() it makes Chromium style the whole page again at each change (docs/speed.md).
    'selector-disallowed-list': ['/:has\\(.*[ >+~]\\*(::[a-z-]+)?$/'],
    // Before Safari 26.2 a color, style or thickness makes the whole shorthand invalid.
    'declaration-property-value-allowed-list': {
      'text-decoration': ['none', 'underline', 'overline', 'line-through', 'inherit', 'initial', 'unset', 'revert'],
    },
    'plugin/use-baseline': [
      true,
      {
        available: 2022,
        // Without @property the same values reach all elements.
        ignoreAtRules: ['container', 'property'],
        ignoreFunctions: ['color-mix'],
        ignoreUnits: ['cqw', 'lh'],
        ignoreSelectors: [
          'has',
          // Without it the menu's script opens submenus under the pointer; closed answers stay closed on paper.
          'details-content',
          // Inside :is(), beside the class that the script for browsers without popovers sets.
          'popover-open',
        ],
        ignoreProperties: {
          // Our oldest browsers have these.
          'container-name': ANY_VALUE,
          'container-type': ANY_VALUE,
          outline: ANY_VALUE,
          // Where one of them lacks the others, this is what a visitor gets:
          // the color of a check mark, which Safari picks for contrast
          'accent-color': ANY_VALUE,
          // straight ends at the break of a highlight over two lines
          'box-decoration-break': ANY_VALUE,
          // another end of a printed page
          'break-after': ['avoid'],
          'break-before': ['avoid'],
          // every section laid out at once
          'content-visibility': ANY_VALUE,
          'contain-intrinsic-size': ANY_VALUE,
          // the next face of the list
          'font-family': ['ui-monospace'],
          // nothing: Safari forces no colors
          'forced-color-adjust': ANY_VALUE,
          // cards with rows of their own each
          'grid-template-rows': ['subgrid'],
          // a page that scrolls on behind a panel that has come to its end
          'overscroll-behavior': ANY_VALUE,
          // nothing: the data is about HTML text, and we use it on SVG text
          'paint-order': ANY_VALUE,
          // no handle, as on every phone
          resize: ANY_VALUE,
          // a list of topics that begins with its first, not with the current one
          'scroll-initial-target': ANY_VALUE,
          // a page that moves by a scrollbar's width when a dialog opens
          'scrollbar-gutter': ANY_VALUE,
          // a scrollbar below slides that wait for their script
          'scrollbar-width': ANY_VALUE,
          // other ends of lines
          'text-wrap': ANY_VALUE,
          'text-wrap-style': ANY_VALUE,
        },
      },
    ],
  },
};

/** Findings that have no option of their own. */
export const ignoredFindings: readonly RegExp[] = [
  // The data knows no values that are strings or functions, and then calls `@supports` unnecessary.
  /^@supports .* is unnecessary/,
  // Without it the note about a script that failed may cover a focused element.
  /^Media condition "scripting"/,
];
