import { css } from '@/components/ui/styled-root';

/*
 * The styles of the blocks of a paper. A section with several papers has them all in its root. Beside a single paper they come
 * with its blocks (block-roots.ts), so that a page pays for those it shows.
 */

/** Labels, each with its value at the right, or below it where the text is so large that both have no room in a line. */
export const rowsStyle = css`
  .rows div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 1rem;
    align-items: baseline;
  }
  .rows dt {
    flex: 1;
  }
`;

export const tableStyle = css`
  table {
    width: 100%;
    margin-top: 1.2rem;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 0.5rem 0;
    font-weight: 500;
    text-align: left;
    vertical-align: baseline;
  }
  td {
    padding-left: 0.8rem;
  }
  tbody tr {
    border-bottom: 1px solid var(--line);
  }
  tfoot :is(th, td) {
    font-weight: 700;
  }
`;

/** Lines, each with a check mark in the column before its text: two sides of a box that stands on its corner. */
export const checkedStyle = (columns: string, mark: number) => css`
  li {
    display: grid;
    grid-template-columns: ${columns};
    padding-block: 0.5rem;
    border-bottom: 1px solid var(--line);
  }
  li::before {
    content: '';
    grid-area: 1 / ${mark};
    width: 0.4rem;
    height: 0.8rem;
    margin: 0.2rem 0.3rem;
    border: solid var(--accent);
    border-width: 0 2px 2px 0;
    rotate: 40deg;
  }
  li span {
    grid-column: ${mark + 1};
  }
`;

/** The red pen's hook from the line above, in the padding of what it leads to. */
export const hookStyle = (selector: string) => css`
  ${selector} {
    position: relative;
  }
  ${selector}::before,
  ${selector}::after {
    content: '';
    position: absolute;
    left: 0.1rem;
    top: var(--hook, 0);
    width: 0.8em;
    height: 0.7em;
    border: solid var(--red);
    border-width: 0 0 2px 2px;
  }
  ${selector}::after {
    left: 0.5em;
    top: calc(0.5em + var(--hook, 0px));
    width: 0.4em;
    height: 0.4em;
    rotate: -135deg;
  }
`;

export const blockStyles = {
  terms: css`
    .terms div {
      margin-bottom: 0.5rem;
    }
    @media (min-width: 44rem) {
      .terms div {
        display: grid;
        grid-template-columns: 7.2rem 1fr;
        gap: 0 1rem;
      }
    }
  `,

  amounts: css`
    ${tableStyle}
    td {
      text-align: right;
    }
    .payback {
      margin-top: var(--space-xs);
      padding-top: var(--space-2xs);
      border-top: 2px solid var(--ink);
    }
  `,

  log: css`
    ${checkedStyle('5.2em 1.7em 1fr', 2)}
    /* With large text, each time stands above its line. */
    @media (max-width: 18rem) {
      li {
        grid-template-columns: 1.7em 1fr;
      }
      li::before {
        grid-area: 2 / 1;
      }
      li :is(time, span) {
        grid-column: 2;
      }
    }
  `,

  /* Images rather than colors, which the print styles of the site take away. */
  days: css`
    .days {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      gap: 2px;
      margin-bottom: 0.7rem;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
      forced-color-adjust: none;
    }
    .days > * {
      height: 1.2rem;
      background: linear-gradient(var(--accent) 0 0);
    }
    .days b {
      background: linear-gradient(var(--marker) 0 0);
      outline: 1.5px solid var(--ink);
    }
  `,

  readings: css`
    .readings div {
      padding-block: 0.5rem;
    }
    .readings div:nth-of-type(odd) {
      margin-inline: -0.8rem;
      padding-inline: 0.8rem;
      background: var(--green-tint);
    }
    .readings dd {
      text-align: right;
    }
  `,

  /* The red pen, and a word of it on the line. */
  marked: css`
    .marked div {
      padding-bottom: 1rem;
    }
    ${hookStyle('.marked dd + dd')}
    .marked dd + dd {
      flex-basis: 100%;
      padding-left: 1.5rem;
      color: var(--red);
      font: 600 1.05em/1.3 var(--font-display);
    }
    .marked div:last-of-type {
      margin-top: 0.5rem;
      padding: 1rem 0 0;
      border-top: 2px solid var(--ink);
    }
  `,

  stamp: css`
    .stamp {
      width: fit-content;
      margin-top: 1.3rem;
      padding: 0.5rem 0.8rem 0.4rem;
      border: 2px solid var(--accent);
      border-radius: 0.35rem;
      color: var(--accent);
      rotate: -5deg;
    }
    .stamp strong {
      display: block;
      font: 700 1.15em/1.1 var(--font-display);
    }
    .stamp small {
      font: 500 0.9375em/1.5 var(--font-mono);
    }
  `,

  signatures: css`
    .signatures {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 1.6rem;
      margin-top: 3rem;
      @media (max-width: 18rem) {
        grid-template-columns: 1fr;
      }
    }
    .signatures span {
      padding-top: 0.4rem;
      border-top: 1.5px solid var(--ink);
    }
  `,
};
