import { plusAloneStyle } from '@/components/bill/add-to-bill.style';
import { styledRoot } from '@/components/ui/styled-root';
import { plansStyle } from './plans.style';

/** One sheet: a size is a row, and its pages are drawn one by one. */
export const SizesRoot = styledRoot('section', 'plans-sizes')`
  ${plansStyle}
  .receipt {
    padding: 0 0 0.7rem;
  }
  .plan {
    display: grid;
    gap: 0.9rem 2rem;
    align-items: center;
    padding: 1.5rem clamp(1.1rem, 3vw, 2rem);
  }
  .plan:not(:last-of-type) {
    border-bottom: 1.5px dashed var(--dash);
  }
  .amount {
    font-size: 2.6rem;
  }
  .setup {
    margin-top: 0.4rem;
  }
  .setup span {
    display: block;
  }
  .setup b {
    color: var(--ink);
  }
  .parts {
    display: grid;
    gap: 0.6rem;
  }
  .parts p {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 1.2rem;
  }
  .parts b {
    font: 700 1.15rem/1.2 var(--font-display);
  }
  .counted {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.6rem 1rem;
  }
  .counted span {
    display: flex;
    gap: 5px;
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
    grid-template-columns: repeat(15, 0.5rem);
    gap: 3px;
  }
  .counted [data-drawing='day'] i {
    width: auto;
    height: 0.8rem;
    border: 1px solid #0000;
    border-radius: 1px;
    background: var(--accent);
  }

  @media (min-width: 40rem), print {
    .plan {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  @media screen and (min-width: 40rem) {
    .choose {
      grid-template-columns: minmax(0, 1fr) 3.1rem;
      gap: 0.5rem;
    }
    ${plusAloneStyle}
  }
  @media screen and (min-width: 76rem) {
    .plan {
      grid-template-columns: minmax(0, 1.15fr) minmax(0, 1.25fr) 13.5rem 16.5rem;
    }
  }
  @media print {
    .plan {
      padding-block: 0.6rem;
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
