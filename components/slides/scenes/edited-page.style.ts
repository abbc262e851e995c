import { css } from '@/components/ui/styled-root';
import { LARGE } from './large-scene';

const corner = 'linear-gradient(var(--accent) 0 0)';

export const editedPageStyle = css`
  .edited {
    flex: 1;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 2px solid var(--ink);
    border-radius: 0.8rem;
    background: var(--sheet);
    > p:first-child {
      display: flex;
      align-items: center;
      gap: 0.45rem;
      padding: 0.4rem 0.8rem;
      border-bottom: 2px solid var(--ink);
      background: var(--line);
    }
    i {
      width: 0.6rem;
      height: 0.6rem;
      border: 1.8px solid var(--ink);
      border-radius: 50%;
    }
    .stamp-sample {
      margin-left: 0.6rem;
      font-size: 0.75rem;
    }
    :is(svg, img) {
      display: block;
      width: 8.2rem;
    }
  }
  .site-menu {
    display: flex;
    gap: 0.8rem;
    align-items: baseline;
    padding: 0.6rem 0.9rem 0;
    font-weight: 600;
    font-size: 0.86rem;
    b {
      margin-right: 0.3rem;
      font-size: 1.02rem;
    }
    span:last-child {
      display: none;
    }
  }
  .edited-line {
    position: relative;
    margin: 3.1rem 0.8rem 0;
    padding: 0.3rem 0.5rem 0.4rem;
    outline: 2px solid var(--accent);
    background: var(--accent-ground);
    > b {
      font-size: 1.6rem;
      line-height: 1.06;
    }
    /* The cursor. */
    > b::after {
      content: '';
      display: inline-block;
      width: 3px;
      height: 0.95em;
      margin-left: 0.08em;
      background: var(--accent);
      vertical-align: -0.12em;
    }
    /* The handles at its corners. */
    &::before {
      content: '';
      position: absolute;
      inset: -0.3rem;
      background:
        ${corner} 0 0,
        ${corner} 100% 0,
        ${corner} 0 100%,
        ${corner} 100% 100%;
      background-size: 0.55rem 0.55rem;
      background-repeat: no-repeat;
    }
    > p {
      position: absolute;
      inset: -2.65rem auto auto 0;
      display: flex;
      align-items: center;
      gap: 0.85rem;
      padding: 0.3rem 0.35rem 0.3rem 0.75rem;
      border-radius: 0.55rem;
      background: var(--night);
      color: var(--sheet);
      font-weight: 600;
      font-size: 0.9rem;
      line-height: 1;
    }
    em {
      font-family: Georgia, serif;
    }
    p > span {
      padding: 0.4rem 0.6rem;
      border-radius: 0.35rem;
      background: var(--sheet);
      color: var(--ink);
    }
  }
  .edited-text {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.7rem;
    align-items: end;
    justify-content: end;
    margin-top: auto;
    padding: 0.6rem 0.9rem 0 1.1rem;
    p {
      flex: 1 1 4rem;
      padding-bottom: 0.8rem;
      font-size: 0.9rem;
      line-height: 1.4;
    }
  }
  .price-tag {
    position: absolute;
    top: 0;
    right: 0.3rem;
    width: 7.2rem;
    rotate: 5deg;
    font: 500 0.76rem/1.3 var(--font-mono);
    text-align: center;
    > span {
      --cut: 1.3rem;
      display: block;
      padding: 1.65rem 0.4rem 0.6rem;
      background: radial-gradient(circle at 50% 1rem, var(--sheet) 0.32rem, #0000 0.35rem) var(--marker);
      clip-path: polygon(
        var(--cut) 0,
        calc(100% - var(--cut)) 0,
        100% var(--cut),
        100% 100%,
        0 100%,
        0 var(--cut)
      );
    }
    /* The string. */
    &::before {
      content: '';
      position: absolute;
      z-index: 1;
      top: -0.35rem;
      left: 1.1rem;
      width: 2.5rem;
      height: 1rem;
      border: 2px solid var(--ink);
      border-radius: 50%;
      rotate: 27deg;
    }
    b {
      display: block;
      font-size: 2.2rem;
      font-weight: 800;
      line-height: 1;
      letter-spacing: -0.05em;
    }
  }
  ${LARGE} {
    .edited {
      margin: 3rem 3.6rem 0 0;
      border-radius: 1.1rem;
      > p:first-child {
        padding: 0.7rem 1.2rem;
      }
      i {
        width: 0.75rem;
        height: 0.75rem;
      }
      :is(svg, img) {
        width: 15rem;
      }
    }
    .site-menu {
      gap: 1.2rem;
      padding: 1.1rem 1.8rem 0;
      font-size: 0.98rem;
      b {
        font-size: 1.3rem;
      }
      span:last-child {
        display: inline;
      }
    }
    .edited-line {
      margin: 4.4rem 1.1rem 0;
      padding: 0.55rem 0.7rem 0.8rem;
      > b {
        font-size: min(3.4rem, 5.2vw);
      }
      > p {
        top: -3.35rem;
        gap: 1.05rem;
        padding: 0.45rem 0.5rem 0.45rem 1rem;
        font-size: 1rem;
      }
    }
    .edited-text {
      padding: 1rem 1.4rem 0 1.8rem;
      p {
        padding-bottom: 1.4rem;
        font-size: 1.06rem;
      }
    }
    .price-tag {
      top: 1.1rem;
      right: -0.2rem;
      width: 13.2rem;
      font-size: 0.95rem;
      > span {
        --cut: 2.4rem;
        padding: 3.4rem 1.2rem 1.4rem;
        background: radial-gradient(circle at 50% 1.9rem, var(--paper) 0.52rem, #0000 0.55rem) var(--marker);
      }
      &::before {
        top: -1.5rem;
        left: 0.9rem;
        width: 6.2rem;
        height: 2.4rem;
      }
      b {
        font-size: 4.1rem;
      }
    }
  }
  /* The price tag would cover half of these words. */
  @media (max-width: 22rem) {
    :is(.site-menu span ~ span, .edited-line p > span) {
      display: none;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    [data-island='ready'] [data-active='true'] > .scene .edited-line > b::after {
      animation: scene-cursor 1.1s steps(1) 5;
    }
  }
  @keyframes scene-cursor {
    50% {
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    .price-tag > span {
      border: 1.5px solid;
      clip-path: none;
    }
  }
  @media print {
    .edited-line > p,
    .edited-line::before {
      display: none;
    }
    /* The edge of the page below it would cross out its words. */
    .price-tag > span {
      border: 1.5px solid;
      background: linear-gradient(Canvas 0 0);
      -webkit-print-color-adjust: exact;
      print-color-adjust: exact;
      clip-path: none;
    }
  }
`;
