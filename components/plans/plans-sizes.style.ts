import { styledRoot } from '@/components/ui/styled-root';
import { plansStyle } from './plans.style';

/** One sheet: a size is a row, and its pages are drawn one by one. */
export const SizesRoot = styledRoot('section', 'plans-sizes')`
  ${plansStyle}
  .receipt {
    padding: 0;
  }
  .plan {
    display: grid;
    gap: var(--space-sm) var(--space-lg);
    align-items: center;
    padding: var(--space-md);
  }
  .plan:not(:last-of-type) {
    border-bottom: 1.5px dashed var(--dash);
  }
  .setup {
    margin-top: var(--space-2xs);
  }
  .setup span {
    display: block;
  }
  .setup b {
    color: var(--ink);
  }
  .parts {
    display: grid;
    gap: var(--space-2xs);
  }
  .parts p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-sm);
  }
  .parts b {
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  .counted {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space-sm);
  }
  .counted span {
    display: flex;
    gap: var(--space-3xs);
  }
  [data-drawing='page'] {
    width: 100%;
  }
  .counted i {
    flex: 0 1 1.45rem;
    min-width: 0;
    height: 2rem;
    border: 1.5px solid;
    border-radius: 0.16rem;
  }
  .counted [data-open] {
    border: 1.5px dashed var(--line-strong);
  }
  [data-drawing='page'] i:not([data-open]) {
    background:
      linear-gradient(var(--accent) 0 0) 3px 3px / calc(100% - 6px) 0.42rem no-repeat,
      linear-gradient(var(--mist-shape) 0 0) 3px 0.95rem / calc(100% - 6px) 2px no-repeat,
      linear-gradient(var(--mist-shape) 0 0) 3px 1.25rem / calc(70% - 6px) 2px no-repeat;
  }
  [data-drawing='round'] {
    color: var(--green-deep);
  }
  .counted [data-drawing='day'] {
    display: grid;
    grid-template-columns: repeat(15, 0.7rem);
    gap: 0;
  }
  .counted [data-drawing='day'] i {
    height: 1rem;
    border: 1.5px solid #0000;
    border-radius: 0;
    background: var(--accent) padding-box;
  }

  @media screen and (width < 40rem) {
    .plan {
      padding-inline: var(--space-sm);
    }
    .plan > :nth-child(3) {
      display: flex;
      flex-wrap: wrap;
      align-items: end;
      gap: 0 var(--space-sm);
    }
  }
  @media (min-width: 40rem), print {
    .plan {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  @media screen and (min-width: 76rem) {
    .plan {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1.25fr) 13.5rem 16.5rem;
    }
  }
  @media print {
    .plan {
      padding-block: var(--space-2xs);
      grid-template-columns: 1.2fr 1fr 1fr;
    }
    .sheet {
      break-inside: avoid;
      border: 1px solid;
    }
    .counted {
      display: none;
    }
  }
`;
