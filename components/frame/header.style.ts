import { POPOVER_OPEN } from '@/components/ui/popover-open';
import { styledRoot } from '@/components/ui/styled-root';
import { dockStyle } from './dock.style';
import { WIDE, wideHeaderStyle } from './header-wide.style';
import { logoStyles } from './logo';

/** The header of every page: transparent at the top, solid once the page is scrolled. */
export const HeaderRoot = styledRoot('header', 'header', 'frame')`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  border-bottom: 1px solid transparent;

  /* Over a dark hero the transparent header has light text. */
  :root:not([data-scrolled]) body:has(main > [data-hero='night']) &:not(:has(${POPOVER_OPEN})) {
    --mark-ink: var(--marker);
    --mark-marker: var(--night);
    --ring: var(--marker);
    color: var(--night-text);
  }
  :root[data-scrolled] & {
    background: var(--paper);
    border-color: var(--line);
  }
  /* Until a script can give it a background, it scrolls away with the page: over a text it could not be read. */
  :root:not([data-boot], [data-runtime-ready]) & {
    position: absolute;
  }
  /* In a short window, as at a high zoom, it would leave too little of the page. */
  @media (max-height: 30rem) {
    position: absolute;
  }

  .bar {
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
    height: var(--header-height);
  }
  /* Hidden until the whole header has loaded: each part that arrives would shift the ones before it. A selector that ends in
     :not() would make Chromium style the whole page again at each change that any :has() depends on. */
  &:not(:has(+ *)) .bar {
    visibility: hidden;
  }
  /* A long name breaks, and nothing else. */
  .logo {
    visibility: visible;
    flex-shrink: 1e5;
    margin-right: auto;
  }
  ${dockStyle}
  ${logoStyles}
  /* A phone with text of twice the size: the buttons stay in the window, the name is still read out. */
  @media (width < 18rem) {
    .logo {
      font-size: 0;
    }
  }
  .bar svg {
    flex: none;
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
  :is(.groups a, .top-link):not(:hover) {
    text-decoration: none;
  }
  .top-link {
    display: flex;
    align-items: center;
    font-weight: 500;
  }
  :is(.groups a, .top-link)[aria-current='page'] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--ring, var(--accent));
  }
  .group-title {
    font: 700 var(--text-md) / var(--leading-snug) var(--font-display);
  }

  /* A panel over the whole page, with one submenu open at a time. */
  @media (width < ${WIDE}) {
    nav {
      width: 100%;
      height: 100%;
      padding: 0 var(--page-margin) var(--space-xl);
      background: var(--paper);
      overscroll-behavior: contain;
      /* The panel's sticky head covers what scrolls under it. */
      scroll-padding-top: var(--header-height);
    }
    .panel-head {
      position: sticky;
      top: 0;
      z-index: 1;
      display: flex;
      align-items: center;
      justify-content: space-between;
      height: var(--header-height);
      background: var(--paper);
      font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
      color: var(--ink-soft);
    }
    .panel-head .icon-button {
      color: var(--ink);
    }
    /* Aligns the icons, not their wide click areas, with the page's text. */
    .bar > .icon-button,
    .panel-head .icon-button {
      margin-right: calc(-1 * var(--space-xs));
    }
    .top-item {
      position: relative;
      border-top: 1px solid var(--line);
    }
    .top-link {
      min-height: 3.6rem;
      margin-right: var(--space-xl);
      font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    }
    summary {
      position: absolute;
      inset: var(--space-3xs) calc(-1 * var(--space-xs)) auto auto;
      width: 3rem;
      height: 3rem;
    }
    .groups {
      display: grid;
      gap: var(--space-md);
      padding: var(--space-2xs) 0 var(--space-md);
    }
    .groups a,
    .groups p {
      display: flex;
      align-items: center;
      gap: var(--space-md);
      min-height: 2.75rem;
    }
    .groups li a {
      padding-left: var(--space-sm);
      border-left: 2px solid var(--line);
    }
    .panel-foot {
      margin-top: var(--space-md);
      padding-top: var(--space-md);
      border-top: 1.5px dashed var(--dash);
    }
    .panel-foot li {
      padding-block: var(--space-2xs);
      color: var(--ink-soft);
    }
    .panel-foot .button {
      margin-top: var(--space-sm);
    }
  }
  @media (width >= 40rem) and (width < ${WIDE}) {
    .groups {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-lg);
      align-items: start;
    }
  }
  ${wideHeaderStyle}
`;
