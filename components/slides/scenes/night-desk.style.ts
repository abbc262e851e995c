import { css } from '@/components/ui/styled-root';
import { LARGE } from './large-scene';

export const nightDeskStyle = css`
  .desk {
    flex: 1;
    position: relative;
    display: flex;
    flex-direction: column;
    padding: 0.9rem 0.9rem 0;
    overflow: hidden;
    border-radius: 0.8rem;
    background: var(--night);
    color: var(--night-text);
    :is(time, .desk-ticket > p > span, .desk-hours) {
      font: 500 0.78rem/1.3 var(--font-mono);
    }
  }
  .desk-clock {
    display: flex;
    align-items: center;
    gap: 0.8rem;
    span:first-child {
      flex: none;
    }
    mark {
      font: 700 2.2rem/1 var(--font-display);
      letter-spacing: -0.05em;
    }
    span + span {
      color: var(--night-pale);
      font: 500 0.8rem/1.3 var(--font-mono);
    }
  }
  .desk-screen {
    display: none;
  }
  .desk-ticket {
    margin-block: auto;
    line-height: 1.35;
    > p {
      padding: 0.45rem 0.9rem 0.55rem;
      background: var(--button);
      -webkit-mask:
        radial-gradient(circle at 0 100%, #0000 0.5rem, #000 0.54rem) 0 / 51% no-repeat,
        radial-gradient(circle at 100% 100%, #0000 0.5rem, #000 0.54rem) 100% / 51% no-repeat;
    }
    > p + p {
      border-top: 2px dashed var(--dash);
      background: var(--sheet);
      color: var(--ink);
      -webkit-mask:
        radial-gradient(circle at 0 0, #0000 0.5rem, #000 0.54rem) 0 / 51% no-repeat,
        radial-gradient(circle at 100% 0, #0000 0.5rem, #000 0.54rem) 100% / 51% no-repeat;
    }
    time,
    b {
      display: block;
    }
    b {
      font-size: 1.05rem;
      line-height: 1.25;
    }
    .stamp-sample {
      float: right;
      font-size: 0.75rem;
    }
    > p > span:last-child {
      display: flex;
      justify-content: space-between;
      font-weight: 600;
    }
  }
  .desk-hours {
    margin-inline: -0.9rem;
    padding: 0.6rem 0.9rem 0.7rem;
    background: var(--night-line);
    > p {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      column-gap: 0.6rem;
      font-weight: 600;
    }
    > i {
      position: relative;
      display: block;
      height: 0.55rem;
      margin-top: 0.2rem;
      overflow: hidden;
      border-radius: 0.2rem;
      background: var(--night);
    }
    > i + p {
      margin-top: 0.4rem;
    }
    i > i {
      position: absolute;
      inset-block: 0;
      background: var(--sheet);
    }
    > p:first-child + i > i {
      inset-inline: 0;
      background: var(--green-light);
    }
    /* The minute of the fault. */
    > i::after {
      content: '';
      position: absolute;
      inset: 0 auto 0 9%;
      width: 4px;
      background: var(--red);
    }
    > p + i ~ i::after {
      background: var(--night-red);
    }
  }
  ${LARGE} {
    .desk {
      padding: 1.7rem 1.9rem 0;
      border-radius: 1.1rem;
      :is(time, .desk-ticket > p > span, .desk-hours) {
        font-size: 0.9rem;
      }
    }
    .desk-clock {
      flex-direction: column;
      align-items: start;
      gap: 0.6rem;
      mark {
        font-size: 4.4rem;
        line-height: 0.9;
      }
      span + span {
        font-size: 0.95rem;
      }
      /* The moon. */
      &::after {
        content: '';
        position: absolute;
        top: 2rem;
        right: 3rem;
        width: 3.4rem;
        height: 3.4rem;
        border-radius: 50%;
        box-shadow: inset 0.85rem -0.55rem var(--night-pale);
      }
    }
    .desk-screen {
      display: block;
      position: absolute;
      left: 1.9rem;
      bottom: 8.2rem;
      width: 15.5rem;
      :is(svg, img) {
        display: block;
      }
      span {
        position: absolute;
        top: 7%;
        left: 48%;
        color: var(--night-red);
        font: 600 0.95rem/1 var(--font-mono);
      }
    }
    .desk-ticket {
      position: absolute;
      right: 1.2rem;
      bottom: 8.7rem;
      width: min(20rem, 58%);
      margin: 0;
      rotate: 2.2deg;
      > p {
        padding: 0.9rem 1.3rem 1.05rem;
      }
      time {
        margin-bottom: 0.2rem;
      }
      b {
        font-size: 1.22rem;
      }
      > p > span:last-child {
        margin-top: 0.5rem;
      }
    }
    .desk-hours {
      margin: auto -1.9rem 0;
      padding: 1.1rem 1.9rem 1.4rem;
      > i {
        height: 0.85rem;
        margin-top: 0.35rem;
      }
      > i + p {
        margin-top: 0.75rem;
      }
    }
  }
  @media (forced-colors: active) {
    .desk,
    .desk-ticket > p,
    .desk-hours > i {
      border: 1.5px solid;
    }
    .desk-hours > i > i {
      forced-color-adjust: none;
      background: CanvasText !important;
    }
  }
  @media print {
    .desk,
    .desk-ticket > p {
      border: 1px solid;
    }
    .desk-screen,
    .desk-hours > i,
    .desk-clock::after {
      display: none !important;
    }
  }
`;
