import { css } from '@/components/ui/styled-root';

/**
 * The styles of AddToBill. Both labels have the same place, so that nothing moves when the line is on the bill. Plus and
 * check are gradients and borders: an icon in each button would be longer.
 */
export const addToBillStyle = css`
  .add {
    display: inline-grid;
    border-style: dashed;
  }
  .add span {
    grid-area: 1 / 1;
  }
  .add span::before {
    content: '';
    display: inline-block;
    width: 0.8em;
    height: 0.8em;
    margin-right: 0.6em;
    background:
      linear-gradient(currentcolor, currentcolor) 50% / 100% 2px no-repeat,
      linear-gradient(currentcolor, currentcolor) 50% / 2px 100% no-repeat;
  }
  .add span + span::before {
    width: 0.4em;
    margin-inline: 0.2em 0.8em;
    border: solid;
    border-width: 0 2px 2px 0;
    background: none;
    rotate: 45deg;
  }
  .add[aria-pressed='true'] {
    border: 1.5px solid var(--marker);
    background: var(--marker);
    color: var(--ink);
  }
  [data-panel='night'] .add[aria-pressed='true'] {
    background: none;
    color: var(--marker);
  }
  .add:not([aria-pressed='true']) span + span:not(.visually-hidden),
  .add[aria-pressed='true'] span:first-child {
    visibility: hidden;
  }
  @media print {
    .add {
      display: none;
    }
  }
`;
