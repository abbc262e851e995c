import { css } from '@/components/ui/styled-root';
import { LARGE } from './large-scene';

export const mergedChangeStyle = css`
  .change {
    position: absolute;
    inset: 0 0 4.5rem;
    overflow: hidden;
    border-radius: 0.8rem;
    background: var(--night);
    color: var(--night-text);
    /* Check marks. */
    :is(li, .merged)::before {
      content: '';
      flex: none;
      width: 0.75rem;
      height: 0.4rem;
      margin-top: -0.2rem;
      border: solid var(--green-light);
      border-width: 0 0 2px 2px;
      rotate: -45deg;
    }
    > p {
      display: flex;
      align-items: center;
      gap: 0.8rem;
      padding: 0.35rem 0.9rem;
      background: var(--night-raised);
      color: var(--night-soft);
      font: 500 0.8rem/1.3 var(--font-mono);
    }
    b {
      margin-right: auto;
      font-size: 1.12rem;
      color: var(--sheet);
    }
    pre {
      margin: 0;
      padding-top: 0.25rem;
      font: 500 0.84rem/1.5 var(--font-mono);
    }
    pre > span {
      display: block;
      padding-inline: 0.9rem;
    }
    pre > ::before {
      content: '';
      display: inline-block;
      width: 2ch;
    }
    [data-kind='removed']::before {
      content: '-';
    }
    [data-kind='added']::before {
      content: '+';
    }
    .release,
    [data-kind='kept'],
    ul {
      display: none;
    }
  }
  .merged {
    display: flex;
    align-items: center;
    gap: 0.45rem;
    padding: 0.3rem 0.65rem;
    border: 1.5px solid var(--night-line-strong);
    border-radius: 2rem;
    color: var(--night-pale);
  }
  [data-kind='removed'] {
    background: color-mix(in srgb, var(--red) 24%, var(--night));
    color: var(--night-red);
  }
  [data-kind='added'] {
    background: var(--night-line);
  }
  .invoice {
    position: absolute;
    inset: auto 0 0 auto;
    width: min(19.5rem, 100%);
    filter: var(--shadow);
    .receipt {
      padding: 0.6rem 1rem 1.3rem;
      font-size: 0.8rem;
    }
    .receipt-row {
      align-items: center;
      padding-block: 0.14rem;
    }
    .receipt-row:first-child {
      margin-bottom: 0.4rem;
      padding-bottom: 0.5rem;
      border-bottom: 1.5px dashed var(--dash);
    }
    .receipt-row:last-child {
      margin-top: 0.4rem;
      padding-top: 0.5rem;
      border-top: 1.5px dashed var(--dash);
    }
    b {
      font-size: 1rem;
    }
    .receipt-row > * {
      white-space: nowrap;
    }
    mark {
      font: 700 1.7rem/1.1 var(--font-display);
      letter-spacing: -0.03em;
    }
  }
  .owner {
    display: none;
    position: absolute;
    inset: auto auto 0.6rem -0.6rem;
    /* Beside the invoice. */
    max-width: calc(100% - 22.5rem);
    padding: 0.5rem 0.8rem;
    border: 2px solid var(--accent);
    border-radius: 0.3rem;
    color: var(--accent);
    font: 500 0.82rem/1.35 var(--font-mono);
    rotate: -4deg;
    b {
      display: block;
      font-size: 1.25rem;
    }
  }
  @media (max-width: 22rem) {
    .change pre {
      font-size: 0.75rem;
    }
    .invoice .receipt {
      padding-inline: 0.7rem;
    }
  }
  ${LARGE} {
    .change {
      inset: 0 5% 7rem 0;
      border-radius: 1.1rem;
      > p {
        padding: 1.1rem 1.6rem;
        font-size: 0.9rem;
      }
      b {
        font-size: 1.5rem;
      }
      pre {
        padding-block: 1rem 0.9rem;
        font-size: 1.06rem;
        line-height: 1.75;
      }
      pre > span {
        padding-inline: 1.6rem;
      }
      .release,
      [data-kind='kept'] {
        display: block;
      }
      ul {
        display: grid;
        gap: 0.35rem;
        padding-inline: 1.6rem;
        color: var(--night-pale);
      }
      li {
        display: flex;
        align-items: center;
        gap: 0.6rem;
      }
    }
    .owner {
      display: block;
    }
    .invoice {
      width: 22.5rem;
      .receipt {
        padding: 1.3rem 1.5rem 2rem;
        font-size: 0.92rem;
      }
      .receipt-row {
        padding-block: 0.3rem;
      }
      b {
        font-size: 1.15rem;
      }
      mark {
        font-size: 2.2rem;
      }
    }
  }
  @media print, (forced-colors: active) {
    .change,
    .invoice .receipt {
      border: 1.5px solid;
    }
  }
  /* The edge of the change below it would cross out a line. An image, because print styles take the colors away. */
  @media print {
    .invoice .receipt {
      background: linear-gradient(Canvas 0 0);
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
    }
  }
`;
