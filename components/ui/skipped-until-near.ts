import { css } from './styled-root';

/**
 * Rules for parts of a tall section that lie below the first screen: like the sections below (split-styles.ts), they are laid out
 * when they come near, or after the page has loaded. Not in Safari and Firefox, as there.
 *
 * @param height about as high as each part is on a phone
 */
export const skippedUntilNear = (parts: string, height: string) => css`
  @media (scripting: enabled) {
    @supports (overflow-anchor: auto) and (not (-moz-appearance: none)) {
      :root:not([data-whole]) & ${parts} {
        content-visibility: auto;
        contain-intrinsic-size: auto ${height};
      }
    }
  }
`;
