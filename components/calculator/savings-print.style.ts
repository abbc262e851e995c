import { css } from '@/components/ui/styled-root';

/** Prints the receipt and its two charts on one sheet, without controls. */
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
      padding-bottom: var(--space-3xs);
    }
    .head h1 {
      font-size: 22pt;
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
      padding: var(--space-2xs) 0;
      line-height: var(--leading-tight);
    }
    .receipt-row {
      padding-block: 0;
    }
    .receipt-rule {
      margin: var(--space-2xs) 0;
    }
    .kept {
      margin: var(--space-3xs) 0;
      font-size: 22pt;
    }
    .pictures {
      padding: var(--space-2xs) 0;
    }
    .wrap {
      width: 100%;
    }
    .pair {
      grid-template-columns: 1fr 1fr;
      gap: var(--space-md);
    }
    .chart h3 {
      font-size: 11pt;
      margin-bottom: var(--space-3xs);
    }
    .printed,
    .conclusion {
      display: block;
      font-size: 8pt;
    }
    .key {
      margin-top: var(--space-sm);
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
`;
