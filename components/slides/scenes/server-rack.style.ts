import { css } from '@/components/ui/styled-root';
import { LARGE } from './large-scene';

export const serverRackStyle = css`
  .rack {
    --hole: radial-gradient(circle, var(--green-light) 0.22rem, #0000 0.25rem);
    --rail: 1.5rem;
    --bay: 1.75rem;
    flex: 1;
    display: flex;
    flex-direction: column;
    padding-bottom: 0.55rem;
    border-radius: 0.8rem 0.8rem 0.3rem 0.3rem;
    background:
      var(--hole) 0 0.2rem / var(--rail) 1rem repeat-y,
      var(--hole) 100% 0.2rem / var(--rail) 1rem repeat-y,
      var(--green-deep);
    color: var(--night-text);
    > p {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      padding: 0.35rem var(--rail);
      font: 500 0.8rem/1.3 var(--font-mono);
    }
    ul {
      flex: 1;
      display: flex;
      flex-direction: column;
      gap: 0.2rem;
      padding-inline: 0.5rem;
      background: linear-gradient(var(--night), var(--night)) 50% / calc(100% - 2 * var(--rail)) no-repeat;
    }
    li {
      --units: 1;
      flex: var(--units) 1 0;
      display: grid;
      grid-template-columns: 1fr calc(2 * var(--bay)) 4rem;
      align-items: center;
      gap: 0.5rem;
      padding-inline: 0.8rem;
      border: 1px solid var(--night-shape);
      border-radius: 0.25rem;
      background: var(--night-raised);
    }
    [data-units='2'] {
      --units: 2;
    }
    [data-units='3'] {
      --units: 3;
    }
    li > span {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: 0.5rem;
      white-space: nowrap;
    }
    li > span > b {
      line-height: 1.2;
    }
    li > span > span {
      color: var(--night-soft);
      font: 500 0.75rem/1.2 var(--font-mono);
    }
    li > b {
      font-size: 1.2rem;
      line-height: 1;
      text-align: right;
    }
    /* A bay for each processor: a dark box with a light. */
    i {
      align-self: stretch;
      margin-block: 0.3rem;
      background:
        linear-gradient(#0000 calc(100% - 0.25rem), var(--night-raised) 0) 0 0.12rem / 100% calc(100% / var(--units)),
        radial-gradient(circle at 25% 50%, var(--green-light) 0.18rem, #0000 0.21rem) 0 0 / var(--bay)
        calc(100% / var(--units)),
        linear-gradient(90deg, var(--night) 88%, #0000 0) 0 0 / var(--bay) 100%;
    }
  }
  .roll {
    margin: -0.3rem 1.5rem 0;
    .receipt {
      padding: 0.6rem 0.9rem 1.2rem;
      background: linear-gradient(#0004, #0000 0.8rem) var(--sheet);
      font-size: 0.82rem;
    }
    .receipt-row {
      align-items: center;
      gap: 0.4rem;
      padding-block: 0.08rem;
    }
    s {
      font: 700 1.15rem/1.25 var(--font-display);
    }
    b {
      color: var(--red);
      font-size: 1rem;
      line-height: 1.2;
    }
    mark {
      font: 700 1.7rem/1.1 var(--font-display);
      letter-spacing: -0.03em;
      white-space: nowrap;
    }
  }
  @media (max-width: 37.999rem) {
    .rack [data-units='1'] {
      grid-template-columns: 1fr 4rem;
      i {
        display: none;
      }
    }
  }
  ${LARGE} {
    .rack {
      --rail: 2.6rem;
      --bay: 3.3rem;
      border-radius: 1.1rem 1.1rem 0.4rem 0.4rem;
      padding-bottom: 0.9rem;
      background-position:
        0 0.4rem,
        100% 0.4rem,
        0 0;
      background-size:
        var(--rail) 1.37rem,
        var(--rail) 1.37rem,
        auto;
      > p {
        padding-block: 0.9rem 0.8rem;
        font-size: 0.98rem;
      }
      ul {
        gap: 0.35rem;
        padding-inline: 0.9rem;
      }
      li {
        grid-template-columns: 1fr calc(2 * var(--bay)) 6rem;
        gap: 1rem;
        padding-inline: 1.7rem;
      }
      li > span {
        flex-direction: column;
      }
      [data-units='1'] > span {
        flex-direction: row;
      }
      li > span > b {
        font-size: 1.35rem;
        line-height: 1.2;
      }
      li > span > span {
        font-size: 0.88rem;
      }
      li > b {
        font-size: 1.9rem;
      }
      i {
        margin-block: 0.6rem;
      }
    }
    .roll {
      margin: -0.55rem 2.6rem 0;
      .receipt {
        padding: 1.2rem 1.5rem 2rem;
        font-size: 0.98rem;
      }
      s {
        font-size: 1.5rem;
      }
      b {
        font-size: 1.2rem;
      }
      mark {
        font-size: 2.6rem;
      }
    }
  }
  @media (max-width: 22rem) {
    .rack i {
      display: none;
    }
    .rack li,
    .rack [data-units='1'] {
      grid-template-columns: 1fr auto;
    }
  }
  @media (forced-colors: active) {
    .rack,
    .rack li {
      border: 1.5px solid;
    }
    .rack i {
      forced-color-adjust: none;
    }
  }
  @media print {
    .rack,
    .rack li,
    .roll .receipt {
      border: 1px solid;
    }
    /* Its words are black there. */
    .rack ul {
      background: none;
    }
    .rack i {
      visibility: hidden;
    }
  }
`;
