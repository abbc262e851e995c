import { css } from '@/components/ui/styled-root';

/** In narrower windows the menu does not fit in one line. */
const NARROW = '63.999rem';

/** The menu as a panel over the whole page, with one submenu open at a time. */
export const narrowHeaderStyle = css`
  @media (max-width: ${NARROW}) {
    .book {
      display: none;
    }
    nav {
      width: 100%;
      height: 100%;
      margin: 0;
      padding: 0 var(--page-margin) 3rem;
      border: 0;
      background: var(--paper);
      color: var(--ink);
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
      font: 500 var(--size-figure) var(--font-mono);
      color: var(--ink-soft);
    }
    .panel-head .icon-button {
      color: var(--ink);
    }
    /* Aligns the icons, not their wide click areas, with the page's text. */
    .bar > .icon-button,
    .panel-head .icon-button {
      margin-right: -0.75rem;
    }
    .top-item {
      position: relative;
      border-top: 1px solid var(--line);
    }
    .top-link {
      min-height: 3.6rem;
      margin-right: 3.5rem;
      font: 700 1.5rem/1.2 var(--font-display);
      letter-spacing: -0.02em;
    }
    summary {
      position: absolute;
      top: 0.3rem;
      right: -0.85rem;
      width: 3rem;
      height: 3rem;
    }
    .groups {
      display: grid;
      gap: 1.4rem;
      padding: 0.2rem 0 1.6rem;
    }
    .groups a,
    .groups p {
      display: flex;
      align-items: center;
      min-height: 2.75rem;
    }
    .groups li a {
      padding-left: 0.9rem;
      border-left: 2px solid var(--line);
    }
    .panel-foot {
      margin-top: 1.5rem;
      padding-top: 1.5rem;
      border-top: 1.5px dashed var(--dash);
    }
  }
  @media (min-width: 40rem) and (max-width: ${NARROW}) {
    .groups {
      grid-template-columns: 1fr 1fr;
      gap: 1.8rem 2rem;
      align-items: start;
    }
  }
`;
