import { compactAddStyle } from '@/components/bill/add-to-bill.style';
import { styledRoot } from '@/components/ui/styled-root';
import { printStyle } from './price-list-print.style';

/** The sheet of all prices: in two halves from 64rem, in one column below. It prints on a page of its own. */
export const Root = styledRoot('section', 'price-list')`
  padding-block: var(--section-space-open);

  .jump {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.1rem;
    margin: -0.8rem 0 1rem;
    font-weight: 600;
    a {
      display: flex;
      align-items: center;
      min-height: 2.75rem;
    }
    @media screen and (min-width: 64rem) {
      display: none;
    }
  }
  .slot {
    --ring: var(--marker);
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0.3rem 1.2rem;
    padding: 0.9rem 1.6rem 1.4rem;
    border: 1px solid #0000;
    border-radius: 1rem 1rem 0.4rem 0.4rem;
    background: var(--green-deep);
    color: var(--night-text);
    font: 500 var(--text-xs) / 1.4 var(--font-mono);
  }
  .slot::after {
    content: '';
    position: absolute;
    inset: auto 0.9rem 0.42rem;
    height: 0.42rem;
    border-radius: 1rem;
    background: var(--night);
  }
  .slot .button {
    order: 1;
    min-height: 2.75rem;
    font: 600 1rem/1.2 var(--font-text);
  }
  .legend {
    margin-left: auto;
  }
  .legend::before {
    content: '+';
    margin-right: 0.5rem;
    font-size: 1.4em;
    line-height: 0;
    vertical-align: -0.1em;
  }
  .paper {
    margin: -0.75rem 1.5rem 0;
    position: relative;
    filter: var(--shadow);
    clip-path: inset(0 -3rem -5rem);
  }
  .receipt {
    padding: 1.2rem min(2.4rem, 5vw) 2.6rem;
    background: linear-gradient(#0003, #0000 0.8rem) var(--sheet);
    font: 400 1rem/1.35 var(--font-text);
  }

  .group {
    padding-top: 1.2rem;
    scroll-margin-top: 1rem;
  }
  .title {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 1rem;
    padding-bottom: 0.45rem;
    border-bottom: 2px solid var(--ink);
  }
  .title span,
  .columns {
    color: var(--ink-soft);
    font: 500 0.82rem/1.3 var(--font-mono);
    text-align: right;
  }
  li,
  .columns {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 2.75rem;
    gap: 0 0.6rem;
    align-items: center;
  }
  li {
    padding-block: 0.32rem;
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
    font-size: 0.9rem;
  }
  .note {
    padding: 0.4rem 0 0.6rem;
  }
  .price,
  .today {
    font: 600 1.02rem/1.2 var(--font-mono);
    font-variant-numeric: tabular-nums;
    text-align: right;
    white-space: nowrap;
  }
  .today {
    font-size: 0.88rem;
  }
  ${compactAddStyle}
  .book {
    display: grid;
    place-items: center;
    height: 2.75rem;
    border-radius: 0.6rem;
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
    padding-block: 0.6rem 0.2rem;
  }
  .columns :first-child {
    text-align: left;
  }
  .people {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem;
    min-height: 3.4rem;
    margin-top: 0.7rem;
    padding: 0.3rem 0.4rem 0.3rem 1rem;
    border-radius: var(--radius-control);
    background: var(--mist);
    font-weight: 600;
    /* Breaks its words before the buttons leave its line. */
    span {
      flex: 1 1 4rem;
    }
    b {
      min-width: 2.4rem;
      font: 700 1.35rem/1 var(--font-display);
      text-align: center;
    }
    button {
      flex: none;
      display: grid;
      place-items: center;
      width: 2.75rem;
      height: 2.75rem;
      border: 1px solid #0000;
      border-radius: 50%;
      background: var(--green-deep);
      color: var(--sheet);
      touch-action: manipulation;
    }
  }

  .on-bill {
    display: none;
    justify-content: space-between;
    align-items: center;
    gap: 0 1rem;
    flex-wrap: wrap;
    margin-top: 1.4rem;
    padding: 0.6rem 1rem;
    border: 1px solid #0000;
    border-radius: var(--radius-control);
    background: var(--mist);
    button {
      min-height: 2.75rem;
      font-weight: 600;
    }
  }
  &:has([data-on-bill]) .on-bill {
    display: flex;
  }

  .estimates {
    margin-top: 1.6rem;
    padding-top: 1.4rem;
    border-top: 1.5px dashed var(--dash);
    /* A line above each entry, without those below the heading. */
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
      column-gap: 2.4rem;
      margin-top: -1px;
      clip-path: inset(1px -1rem -1rem);
    }
    li {
      display: block;
      padding-block: 0.6rem;
      border: 0;
      border-top: 1px dashed var(--line);
    }
  }
  .end {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 1rem 2rem;
    margin-top: 0.6rem;
    padding-top: 1.3rem;
    border-top: 2px solid var(--ink);
    p {
      margin-top: 0.3rem;
      color: var(--ink-soft);
    }
  }
  .closing {
    margin: 1.4rem 1.5rem 0;
    color: var(--ink-soft);
  }

  @media (min-width: 64rem), print {
    .halves {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 3.4rem;
    }
    .halves::before {
      content: '';
      position: absolute;
      inset: 1.2rem auto 0 50%;
      border-left: 1.5px dashed var(--dash);
    }
  }
  @media screen {
    .halves .title span {
      margin-right: 3.35rem;
    }
  }
  @media screen and (max-width: 40rem) {
    .paper {
      margin-inline: -0.35rem;
    }
    .slot {
      margin-inline: -0.75rem;
      padding-inline: 1rem;
    }
    .receipt {
      padding-inline: 1rem;
    }
    .closing {
      margin-inline: 0;
    }
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
    .tools .title {
      flex-wrap: wrap;
    }
    .end .button {
      flex: 1;
    }
  }
  @media (forced-colors: active) {
    .people,
    .on-bill,
    .book {
      border: 1px solid;
    }
  }
  ${printStyle}
`;
