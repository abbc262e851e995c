import { css } from '@/components/ui/styled-root';

/** Prints the bill and its two charts on one sheet, without controls. */
export const savingsPrintStyle = css`
  @media print {
    form,
    .head p,
    .share,
    .total-bar,
    .pictures h2,
    .pictures details {
      display: none;
    }
    .head {
      padding: 0 0 0.3rem;
    }
    .head h1 {
      font-size: 24pt;
    }
    .layout {
      padding: 0;
    }
    aside {
      display: block;
      position: static;
      width: 100%;
      max-width: none;
      max-height: none;
      padding: 0;
      overflow: visible;
    }
    .receipt {
      padding: 0.5rem 0;
      line-height: 1.15;
    }
    .receipt-row {
      padding-block: 0.1rem;
    }
    .receipt-rule {
      margin: 0.5rem 0;
    }
    .kept {
      margin: 0.2rem 0;
      font-size: 22pt;
    }
    .pictures {
      --plot-now: #000;
      --plot-ours: #555;
      --plot-text: #333;
      --plot-strong: #000;
      --plot-line: #ddd;
      --plot-base: #777;
      --plot-ground: #fff;
      padding: 0.6rem 0 0;
    }
    .wrap {
      width: 100%;
    }
    .pair {
      grid-template-columns: 1fr 1fr;
      gap: 1.5rem;
    }
    .chart h3 {
      font-size: 11pt;
      margin-bottom: 0.3rem;
    }
    .printed,
    .conclusion {
      display: block;
      font-size: 8.5pt;
    }
    .key {
      margin-top: 1rem;
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
`;
