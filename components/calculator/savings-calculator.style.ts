import { styledRoot } from '@/components/ui/styled-root';
import { receiptStyle } from './estimate-receipt.style';
import { membersStyle } from './members-field.style';
import { chartsStyle } from './savings-charts.style';
import { savingsPrintStyle } from './savings-print.style';
import { toolsStyle } from './tool-list.style';
import { totalBarStyle } from './total-bar.style';

export const CalculatorRoot = styledRoot('section', 'savings-calculator')`
  .head {
    padding-bottom: var(--space-lg);
  }
  .head p {
    margin-top: var(--space-sm);
  }
  .head .no-script {
    padding: var(--space-sm);
    border-radius: var(--radius-control);
    background: var(--mist);
  }
  .choices > .notice,
  aside > .notice {
    margin-bottom: var(--space-sm);
  }
  .layout {
    padding: calc(var(--header-height) + var(--space-xl)) 0 var(--section-space);
  }
  .members {
    padding: var(--space-md);
  }
  .tools {
    min-width: 0;
    margin-top: var(--space-lg);
  }
  /* Legend and buttons share a line: the row of buttons has no height, and its buttons overflow upward. */
  .tools legend {
    padding-block: var(--space-2xs);
    max-width: calc(100% - 6.8rem);
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
    text-wrap: balance;
  }
  /* The text of the buttons ends where the cards do. */
  .tools-set {
    display: flex;
    justify-content: end;
    align-items: end;
    height: 0;
    margin-inline-end: calc(-1 * var(--space-2xs));
  }
  /* With very large letters, legend and buttons do not fit side by side. */
  @media (width < 18rem) {
    .tools legend {
      max-width: 100%;
    }
    .tools-set {
      height: auto;
    }
  }
  .tools-set button,
  .share button {
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding: var(--space-2xs);
    border-radius: var(--radius-control);
    font-weight: 600;
    font-size: var(--text-sm);
  }
  .tools-set [aria-disabled='true'] {
    color: var(--ink-soft);
    text-decoration: none;
    cursor: default;
  }
  .tools ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    gap: var(--space-xs);
    margin-top: var(--space-2xs);
  }
  button[data-bill] {
    width: 100%;
    margin-top: var(--space-sm);
    border-style: dashed;
  }
  .share {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 var(--space-2xs);
    margin-top: var(--space-xs);
  }
  [data-lines='many'] ul .receipt-row {
    padding-block: 0;
  }
  .printed {
    display: none;
  }
  ${totalBarStyle}
  ${membersStyle}
  ${toolsStyle}
  ${receiptStyle}
  ${chartsStyle}

  /* Below this width the bar at the bottom edge opens the receipt as a popover; from it on, it is beside the tools. */
  @media (width < 62rem) {
    aside {
      inset: auto 0 0;
      width: min(28rem, 100%);
      max-height: 92dvh;
      margin: 0 auto;
      padding: var(--space-sm);
      border-radius: var(--radius-card) var(--radius-card) 0 0;
      background: var(--mist);
      overflow-y: auto;
      overscroll-behavior: contain;
      scroll-padding-top: 3.5rem;
    }
    aside::backdrop {
      background: color-mix(in srgb, var(--night) 72%, transparent);
    }
    /* A long receipt scrolls under a bar with the close button. */
    .close {
      position: sticky;
      z-index: 1;
      top: calc(-1 * var(--space-sm));
      margin-left: auto;
      background: var(--mist);
    }
    .close::before {
      content: '';
      position: absolute;
      z-index: -1;
      inset: 0 0 0 -900%;
      background: var(--mist);
      pointer-events: none;
    }
  }
  @media screen and (min-width: 62rem) {
    .head h1 {
      font-size: var(--text-3xl);
    }
    .layout {
      grid-template-columns: minmax(0, 1fr) 23.5rem;
    }
    aside {
      display: block;
      position: sticky;
      /* The script for browsers without popovers sets a high z-index. */
      z-index: auto;
      inset: auto;
      top: calc(var(--header-height) + var(--space-md));
      overflow: visible;
    }
    .close,
    .total-bar {
      display: none;
    }
  }
  @media (width < 62rem) and (height > 30rem) {
    /* Until it is passed, the total stands in the place of the dock on phones (dock.style.ts), or above the privacy question. A
       transform does not count as layout shift. */
    @media (width < 48rem) and (scripting: enabled) {
      :root:not([data-script]) & .total-bar:not([data-passed]) {
        bottom: 0;
        min-height: var(--dock-height);
        transform: translateY(calc(-1 * var(--consent-height, 0px)));
      }
      /* Not hidden: Tab leads to its button, and shows it. */
      :root:not([data-script]) & .total-bar[data-passed]:not(:focus-within) {
        opacity: 0;
        pointer-events: none;
      }
      /* The open bill covers the total, which is of other tools. */
      body:has(&) > .my-bill {
        translate: 0 calc(var(--edge-lift) - var(--consent-height, 0px) + 1px);
      }
    }
    /* In wider windows others rest on it. */
    @media (min-width: 48rem) {
      :root:has(& .total-bar:not([data-passed])) {
        --total-height: var(--header-height);
      }
    }
    .total-bar:not([data-passed]) {
      transform: translateY(calc(var(--dock-height) + var(--total-height, 0px) - var(--edge-lift)));
      @media (min-width: 48rem) {
        translate: 0 max(-0.8rem, -1 * var(--consent-height, 0px));
      }
    }
  }
  /* In a short window, as at a high zoom, header, total and dock would cover the whole page. */
  @media (max-height: 30rem) {
    .total-bar {
      position: static;
    }
  }
  ${savingsPrintStyle}
`;
