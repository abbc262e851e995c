import { css } from '@/components/ui/styled-root';

/** The sheet of all prices on one page of A4 or Letter. */
export const printStyle = css`
  @media print {
    break-before: page;
    break-after: page;
    /* Reached by its link, or printed by its button, it prints without the rest of the page. */
    main:has(> &:is(:target, [data-alone])) > :not(&) {
      display: none;
    }
    &:is(:target, [data-alone]) {
      break-before: auto;
      break-after: auto;
      padding-block: 0 !important;
    }
    .section-head {
      gap: 0.2rem;
      margin: 0;
    }
    .section-head p {
      max-width: none;
    }
    h2 {
      max-width: none;
      font-size: 18pt;
    }
    .till-slot,
    .jump,
    .book,
    .on-bill {
      display: none;
    }
    .receipt {
      margin: 0;
      padding: 0;
    }
    .halves {
      gap: 2rem;
    }
    .group {
      padding-top: 0.4rem;
      break-inside: avoid;
    }
    .title {
      padding-bottom: 0.1rem;
    }
    h3 {
      font-size: 10pt;
    }
    li {
      grid-template-columns: minmax(0, 1fr) auto;
      padding-block: 0.06rem;
    }
    .tools li,
    .columns {
      grid-template-columns: minmax(0, 1fr) 4.4rem 2.8rem;
      padding-block: 0.06rem;
    }
    .people {
      gap: 0;
      min-height: 0;
      margin: 0;
      padding: 0;
      span {
        flex: none;
      }
      b {
        font-size: 9pt;
      }
    }
    :is(a, li, .people, .price, .today, .section-head p, .end p) {
      font-size: 8.5pt;
      line-height: 1.2;
      text-decoration: none;
    }
    :is(small, .note, .closing, .columns, .title span) {
      font-size: 7pt;
      line-height: 1.2;
    }
    .note {
      padding: 0.1rem 0;
    }
    .estimates {
      margin-top: 0.3rem;
      ul {
        grid-template-columns: repeat(3, 1fr);
      }
      li {
        padding-block: 0.1rem;
      }
    }
    .end {
      margin-top: 0.3rem;
      padding-top: 0.3rem;
    }
  }
`;
