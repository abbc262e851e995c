import { css } from '@/components/ui/styled-root';

/** From this width the whole menu fits in one line. */
export const WIDE = '72rem';

/** The menu in one line. A submenu opens on hover, or with its button for keyboard and touch. */
export const wideHeaderStyle = css`
  @media screen and (min-width: ${WIDE}) {
    > .bar > .icon-button,
    .panel-head,
    .panel-foot {
      display: none;
    }
    nav {
      all: unset;
      display: block;
    }
    .top {
      display: flex;
      align-items: center;
      gap: var(--space-3xs);
    }
    .top-item {
      position: relative;
      display: flex;
      align-items: center;
      /* Reaches down to the submenu, so that the pointer does not leave on its way there. */
      height: var(--header-height);
    }
    .top-item[data-wide] {
      position: static;
    }
    .top-link {
      min-height: 2.75rem;
      padding-inline: var(--space-2xs);
      font-size: var(--text-sm);
    }
    .top-item:has(summary) .top-link {
      padding-right: 0;
    }
    summary {
      width: 1.75rem;
      height: 2.75rem;
      /* The ring stays clear of the word before it. */
      outline-offset: -3px;
    }
    .groups {
      position: absolute;
      inset: calc(100% - var(--space-3xs)) 0 auto auto;
      display: grid;
      grid-auto-flow: column;
      gap: var(--space-lg);
      padding: var(--space-lg);
      background: var(--sheet);
      color: var(--ink);
      --ring: initial;
      border: 1px solid var(--line);
      border-radius: var(--radius-card);
      box-shadow: var(--shadow-raised);
      width: max-content;
    }
    [data-wide] .groups {
      inset-inline: var(--page-margin);
      max-width: var(--page-width);
      margin-inline: auto;
      grid-auto-flow: row;
      grid-template-columns: repeat(4, 1fr);
      width: auto;
    }
    .groups > p {
      grid-column: 1 / -1;
      display: flex;
      gap: var(--space-lg);
      padding-bottom: var(--space-sm);
      border-bottom: 1.5px dashed var(--dash);
    }
    .groups ul {
      margin-top: var(--space-2xs);
    }
    .groups li a {
      display: block;
      padding-block: var(--space-3xs);
      font-size: var(--text-sm);
    }
    .top-item:hover:not([data-dismissed]) > details::details-content {
      content-visibility: visible;
    }
    /* On a diagonal way to the submenu the pointer crosses other entries: the submenu stays open, and theirs stay closed. */
    .top:hover > .top-item:not([data-dismissed]) > details:not([open])::details-content {
      transition: content-visibility 0s 0.2s allow-discrete;
    }
    .top-item:hover:not([data-dismissed]) summary svg {
      rotate: 180deg;
    }
  }
`;
