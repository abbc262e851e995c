import { css } from 'styled-components';
import { styledRoot } from '@/components/ui/styled-root';

/** Width from which the whole menu stands in one line. */
const WIDE = '64rem';
const NARROW = '63.999rem';

export const HeaderRoot = styledRoot(
  'header',
  'header',
  css`
  position: fixed;
  z-index: 20;
  inset: 0 0 auto;
  color: var(--ink);
  border-bottom: 1px solid transparent;
  transition:
    background-color var(--calm),
    border-color var(--calm),
    color var(--calm);

  /* On a night hero the transparent header is written in light. */
  body:has(main > [data-hero='night']) & {
    color: var(--night-text);
    --logo-sheet: var(--marker);
    --logo-letter: var(--night);
  }
  :root[data-scrolled] &,
  body:has(main > [data-hero='night']) &:has(:popover-open) {
    color: var(--ink);
    --logo-sheet: var(--ink);
    --logo-letter: var(--marker);
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
  .logo {
    display: flex;
    align-items: center;
    gap: 0.55rem;
    min-height: 2.75rem;
    font: 700 1.45rem/1 var(--font-display);
    letter-spacing: -0.04em;
    text-decoration: none;
    margin-right: auto;
  }
  .menu-button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: var(--radius-control);
    background: none;
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
    text-decoration: none;
    font-weight: 500;
  }
  [aria-current='page'] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-decoration-color: var(--green);
  }
  .group-title {
    font: 700 1.05rem/1.3 var(--font-display);
    letter-spacing: -0.01em;
  }

  /* A narrow screen: the menu is a panel over the whole page, with one group open at a time. */
  @media (max-width: ${NARROW}) {
    .book {
      display: none;
    }
    nav {
      inset: 0;
      width: 100%;
      height: 100%;
      max-width: none;
      max-height: none;
      margin: 0;
      padding: 0 var(--page-margin) 3rem;
      border: 0;
      background: var(--paper);
      color: var(--ink);
      overflow-y: auto;
      overscroll-behavior: contain;
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
    .panel-head .menu-button {
      color: var(--ink);
    }
    .top-item {
      position: relative;
      border-top: 1px solid var(--line);
    }
    .top-link {
      display: flex;
      align-items: center;
      min-height: 3.6rem;
      margin-right: 3.5rem;
      font: 700 1.5rem/1.2 var(--font-display);
      letter-spacing: -0.02em;
    }
    summary {
      position: absolute;
      top: 0.3rem;
      right: -0.6rem;
      display: grid;
      place-items: center;
      width: 3rem;
      height: 3rem;
    }
    .groups {
      display: grid;
      gap: 1.4rem;
      padding: 0.2rem 0 1.6rem;
    }
    .groups a {
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

  /* A wide screen: one line; a submenu opens under the pointer, or by its own button for keyboard and touch. */
  @media (min-width: ${WIDE}) {
    > .bar > .menu-button,
    .panel-head,
    .panel-foot {
      display: none;
    }
    nav {
      display: block;
      position: static;
      width: auto;
      height: auto;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      color: inherit;
      overflow: visible;
    }
    .top {
      display: flex;
      align-items: center;
      gap: 0.2rem;
    }
    .top-item {
      position: relative;
      display: flex;
      align-items: center;
    }
    .top-item[data-wide] {
      position: static;
    }
    .top-link {
      display: flex;
      align-items: center;
      min-height: 2.75rem;
      padding-inline: 0.7rem;
      font-size: 0.98rem;
    }
    .top-item:has(summary) .top-link {
      padding-right: 0.1rem;
    }
    summary {
      display: grid;
      place-items: center;
      width: 1.75rem;
      height: 2.75rem;
    }
    .groups {
      position: absolute;
      top: calc(100% - 0.35rem);
      right: 0;
      display: grid;
      grid-auto-flow: column;
      gap: 2.5rem;
      padding: 1.8rem 2rem 2rem;
      background: var(--sheet);
      color: var(--ink);
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      box-shadow: 0 18px 40px rgb(18 32 26 / 0.14);
    }
    [data-wide] .groups {
      top: calc(var(--header-height) - 0.35rem);
      right: var(--page-margin);
      left: var(--page-margin);
      max-width: var(--page-width);
      margin-inline: auto;
      grid-template-columns: repeat(4, 1fr);
    }
    .groups ul {
      margin-top: 0.6rem;
      white-space: nowrap;
    }
    [data-wide] .groups ul {
      white-space: normal;
    }
    .groups li a {
      display: block;
      padding-block: 0.32rem;
      font-size: 0.98rem;
    }
    .top-item:hover:not([data-dismissed]) > details::details-content {
      content-visibility: visible;
    }
    .top-item:hover:not([data-dismissed]) summary svg {
      rotate: 180deg;
    }
  }
  @media (min-width: ${WIDE}) and (max-width: 76rem) {
    .book {
      display: none;
    }
  }
`,
);
