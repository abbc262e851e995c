import { css } from '@/components/ui/styled-root';

/** A table whose cells are those of one grid. Its section says where the columns are. */
export const gridTableStyle = css`
  table {
    display: grid;
  }
  :is(thead, tbody, tfoot, tr) {
    display: contents;
  }
  :is(th, td) {
    padding: var(--row) 0;
    border-bottom: 1px solid var(--line);
    font: 500 1em/1.4 var(--font-mono);
    text-align: left;
  }
  [data-numeric] {
    text-align: right;
  }
`;
