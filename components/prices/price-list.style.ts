import { compactAddStyle } from '@/components/bill/add-to-bill.style';
import { stepperStyle } from '@/components/parts/stepper.style';
import { styledRoot } from '@/components/ui/styled-root';
import { printStyle } from './price-list-print.style';

/** The sheet of all prices: in two halves from 62rem, in one column below. It prints on a page of its own. */
export const Root = styledRoot('section', 'price-list')`
  .jump {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
    gap: 0 var(--space-sm);
    margin-bottom: var(--space-sm);
    font-weight: 600;
    @media (min-width: 40rem) {
      grid-template-columns: repeat(3, 1fr);
    }
    @media screen and (min-width: 62rem) {
      display: none;
    }
  }
  .till {
    filter: var(--shadow);
  }
  .till-slot .button {
    order: 1;
    min-height: 2.75rem;
  }
  .legend {
    margin-left: auto;
  }
  @media (width < 40rem) {
    .legend {
      order: 2;
      flex-basis: 100%;
    }
  }
  .receipt {
    padding: var(--space-xs) var(--space-xs) var(--space-md);
    font: 400 var(--text-md) / var(--leading-snug) var(--font-text);
  }

  .group {
    padding-top: var(--space-sm);
    scroll-margin-top: var(--space-sm);
  }
  .title {
    flex-wrap: nowrap;
    padding-bottom: var(--space-2xs);
    border-bottom: 2px solid var(--ink);
  }
  .title span,
  .columns {
    color: var(--ink-soft);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    text-align: right;
  }
  li,
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 2.75rem;
    gap: 0 var(--space-2xs);
    align-items: center;
  }
  li {
    padding-block: var(--space-3xs);
    border-bottom: 1px dashed var(--line);
  }
  li:last-of-type {
    border: 0;
  }
  li a {
    font-weight: 600;
    text-decoration-color: var(--dash);
  }
  li a:hover {
    text-decoration-color: currentcolor;
  }
  small,
  .note {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
  .note {
    padding-block: var(--space-2xs);
  }
  .price,
  .today {
    font: 500 var(--text-sm) / var(--leading-snug) var(--font-mono);
    text-align: right;
    white-space: nowrap;
  }
  .today {
    font-size: var(--text-xs);
  }
  ${compactAddStyle}
  ${stepperStyle}
  .book {
    display: grid;
    place-items: center;
    height: 2.75rem;
    border: 1px solid #0000;
    border-radius: var(--radius-control);
    background: var(--button);
    color: var(--button-text);
  }
  .book:hover {
    background: var(--button-hover);
  }

  .tools li,
  .columns {
    grid-template-columns: minmax(0, 1fr) 5.8rem 3.8rem 2.75rem;
  }
  .columns {
    padding-block: var(--space-2xs) 0;
  }
  .columns :first-child {
    text-align: left;
  }
  .people {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs);
    margin-top: var(--space-xs);
    padding: var(--space-2xs) var(--space-xs);
    border: 1px solid #0000;
    border-radius: var(--radius-control);
    background: var(--mist);
    font-weight: 600;
    /* Breaks its words before the buttons leave its line. */
    label {
      flex: 1 1 4rem;
    }
    .stepper {
      flex-wrap: nowrap;
    }
    .stepper-number {
      color: inherit;
    }
    .stepper-number > :last-child {
      display: none;
    }
    .stepper-number > input {
      background: var(--mist);
    }
    .stepper > button {
      background: var(--green-deep);
      color: var(--sheet);
    }
  }

  .end {
    margin-top: var(--space-2xs);
    padding-top: var(--space-sm);
    border-top: 2px solid var(--ink);
    p {
      margin-top: var(--space-3xs);
      color: var(--ink-soft);
    }
    button {
      display: none;
    }
  }
  &:has([data-on-bill]) .end {
    a.button {
      display: none;
    }
    button {
      display: inline-flex;
    }
  }
  .closing {
    margin-top: var(--space-sm);
    color: var(--ink-soft);
  }

  @media screen and (min-width: 40rem) {
    .receipt {
      padding: var(--space-lg);
    }
  }
  @media (min-width: 62rem), print {
    .halves {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: var(--space-xl);
    }
  }
  @media screen and (width < 40rem) {
    .columns {
      display: none;
    }
    .tools li {
      grid-template-columns: minmax(0, 1fr) auto 2.75rem;
    }
    .tools li > * {
      grid-row: 1 / span 2;
    }
    .tools li > .today {
      grid-area: 1 / 2;
    }
    .tools li > .price {
      grid-area: 2 / 2;
    }
    .title {
      flex-wrap: wrap;
    }
    .end .button {
      flex: 1;
    }
  }
  /* With large text on a phone, price and button stand below the name. */
  @media screen and (width < 18rem) {
    .people .stepper {
      flex-wrap: wrap;
    }
    .people .stepper-number {
      order: -1;
      flex-basis: 100%;
    }
    :is(li, .tools li) > :first-child {
      grid-area: 1 / 1 / 2 / -1;
    }
    .price {
      grid-column: 2;
    }
    .tools li > .today {
      grid-area: 2 / 2;
    }
    .tools li > .price {
      grid-area: 3 / 2;
    }
    .tools li > button {
      grid-area: 2 / 3 / span 2;
    }
  }
  ${printStyle}
`;
