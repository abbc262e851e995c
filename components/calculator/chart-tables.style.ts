import { css } from '@/components/ui/styled-root';

/** The figures of the charts as tables (components/calculator/chart-tables.tsx). */
export const chartTablesStyle = css`
  .pictures summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    margin-top: 0.4rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    text-decoration-thickness: 1px;
  }
  .pictures .scroller {
    overflow-x: auto;
  }
  .pictures table {
    width: 100%;
    margin-top: 0.4rem;
    border-collapse: collapse;
    font: 500 var(--size-figure) / 1.4 var(--font-mono);
    font-variant-numeric: tabular-nums;
  }
  .pictures caption {
    text-align: left;
  }
  .pictures th,
  .pictures td {
    padding: 0.45rem 0 0.45rem 0.6rem;
    border-bottom: 1px dashed var(--night-line-strong);
    text-align: right;
    font-weight: 500;
    overflow-wrap: normal;
  }
  .pictures tr > th:first-of-type {
    padding-left: 0;
    text-align: left;
  }
  .pictures thead th {
    vertical-align: bottom;
  }

  @media (max-width: 36rem) {
    .pictures table {
      font-size: 0.75rem;
    }
  }
`;
