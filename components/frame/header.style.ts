import { logoStyles } from '@/components/ui/logo';
import { POPOVER_OPEN } from '@/components/ui/popover-open';
import { styledRoot } from '@/components/ui/styled-root';
import { narrowHeaderStyle } from './header-narrow.style';
import { wideHeaderStyle } from './header-wide.style';

/** The header of every page: transparent at the top, solid once the page is scrolled. */
export const HeaderRoot = styledRoot('header', 'header', 'frame')`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  color: var(--ink);
  border-bottom: 1px solid transparent;
  transition:
    background-color var(--calm),
    border-color var(--calm),
    color var(--calm);

  /* Over a dark hero the transparent header has light text. */
  :root:not([data-scrolled]) body:has(main > [data-hero='night']) &:not(:has(${POPOVER_OPEN})) {
    --logo-sheet: var(--marker);
    --logo-letter: var(--night);
    --ring: var(--marker);
    color: var(--night-text);
  }
  :root[data-scrolled] & {
    background: var(--paper);
    border-color: var(--line);
  }

  .bar {
    display: flex;
    align-items: center;
    gap: 2rem;
    height: var(--header-height);
  }
  ${logoStyles}
  .logo {
    margin-right: auto;
  }
  summary {
    display: grid;
    place-items: center;
  }
  summary svg {
    transition: rotate var(--quick);
  }
  details[open] > summary svg {
    rotate: 180deg;
  }
  .groups a {
    text-decoration: none;
  }
  .groups a:hover,
  .top-link:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  .top-link {
    display: flex;
    align-items: center;
    text-decoration: none;
    font-weight: 500;
  }
  [aria-current='page'] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--ring, var(--accent));
  }
  .group-title {
    font: 700 1.05rem/1.3 var(--font-display);
    letter-spacing: -0.01em;
  }

  ${narrowHeaderStyle}
  ${wideHeaderStyle}
`;
