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
      margin: 0;
    }
    :is(h2, .section-head p) {
      max-width: none;
    }
    h2 {
      font-size: 22pt;
    }
    h3 {
      font-size: 11pt;
    }
    :is(.till-slot, .jump, .book, .end button) {
      display: none;
    }
    .receipt {
      margin: 0;
      padding: 0;
    }
    .group {
      padding-top: var(--space-2xs);
      break-inside: avoid;
    }
    :is(li, .tools li, .columns, .note) {
      padding-block: 0;
    }
    li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .tools li,
    .columns {
      grid-template-columns: minmax(0, 1fr) 4.4rem 2.8rem;
    }
    .people {
      gap: 0;
      margin: 0;
      padding: 0;
      label {
        flex: none;
      }
    }
    :is(a, li, small, .people, .stepper-number span, .price, .today),
    :is(.section-head p, .note, .columns, .title span, .end p, .closing) {
      font-size: 8pt;
      line-height: var(--leading-snug);
      text-decoration: none;
    }
    .end {
      margin-top: var(--space-3xs);
      padding-top: var(--space-3xs);
    }
  }
`;
