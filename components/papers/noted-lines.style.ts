import { css } from '@/components/ui/styled-root';
import { gridTableStyle } from './grid-table.style';

/** The section has the columns: 'margin' is that of the points, 'lines' the first of the paper. */
export const notedStyle = css`
  ${gridTableStyle}
  .block {
    margin-top: 1.7rem;
  }
  :is(caption, h4) {
    font: 700 1.15rem/1.3 var(--font-display);
    text-align: left;
  }
  .at > * {
    grid-column: 1 / -1;
  }
  @media screen and (min-width: 72rem) {
    .block {
      display: grid;
      grid-template-rows: repeat(var(--rows), auto) 1fr;
    }
    .at,
    .at > :is(td, dd) {
      display: contents;
    }
    tr > :not(.visually-hidden) {
      grid-row: var(--at);
    }
    th:first-of-type,
    .part {
      grid-column: lines;
    }
    .point {
      grid-column: margin;
      grid-row: var(--from) / var(--until);
    }
  }
`;
