import { css } from './styled-root';

/** Words that stay on one line, unless a phone's text is so large that they may have no room there. */
export const unbroken = css`white-space: nowrap; @media (max-width: 18rem) { white-space: normal; }`;
