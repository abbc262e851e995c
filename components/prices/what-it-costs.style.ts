import { addToBillStyle } from '@/components/bill/add-to-bill.style';
import { css, styledRoot } from '@/components/ui/styled-root';

/** Both have the line of the bill beside them. */
const shared = css`
  padding-block: var(--section-space-open);
  &:is([data-tone], [data-panel]) {
    padding-block: calc(1.2 * var(--section-space-open));
  }
  &[data-tone='mist'] {
    background: var(--mist);
  }
  &[data-panel] {
    background: var(--night);
    color: var(--night-text);
  }

  .layout {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2.4rem 5.5rem;
    align-items: center;
    @media screen and (min-width: 62rem) {
      grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    }
  }
  h2 {
    font-size: clamp(1.7rem, 1.3rem + 1.3vw, 2.3rem);
  }
  .say,
  small {
    color: var(--ink-soft);
  }
  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 2.8rem;
    margin-bottom: 1.1rem;
    padding-block: 0.6rem;
    border-block: 1.5px dashed var(--dash);
    font: 500 0.95rem/1.4 var(--font-mono);
  }
  dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.8rem;
  }
  dd {
    font-weight: 700;
  }
  .say {
    max-width: 35rem;
    margin-bottom: 1.4rem;
  }
  h3 {
    margin-bottom: 0.8rem;
    font: 600 1rem/1.3 var(--font-text);
  }
  .cut {
    --ink-soft: color-mix(in srgb, var(--ink) 76%, var(--sheet));
    filter: var(--shadow);
    color: var(--ink);
  }
  .cut > * {
    --z: 0.45rem;
    padding: 1.4rem 1.3rem 1.5rem;
    background: var(--sheet);
    font: 500 0.95rem/1.4 var(--font-mono);
    -webkit-mask:
      conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) 50% 0 / calc(2 * var(--z)) 51% repeat-x,
      conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% 100% / calc(2 * var(--z)) 51%
      repeat-x;
  }
  .cut li {
    display: grid;
    grid-template-columns: 1.6rem minmax(min(6rem, 40%), 1fr) auto;
    gap: 0 0.5rem;
    padding-block: 0.7rem;
    border-bottom: 1px solid var(--line);
  }
  .cut li > :nth-child(3) {
    text-align: right;
  }
  .cut li b {
    display: block;
  }
  .cut ol li:not([data-marked]) {
    color: var(--ink-soft);
  }
  .cut mark {
    background: var(--marker);
    color: var(--ink);
  }
  small {
    display: block;
    font-size: 0.82rem;
  }
  .cut strong {
    position: relative;
    grid-column: 2 / -1;
    padding: 0.35rem 0 0 1.5rem;
    color: var(--red);
    font: 700 1.08rem/1.25 var(--font-display);
    text-wrap: balance;
    svg {
      position: absolute;
      left: 0.1rem;
      top: 0.1rem;
      width: 1rem;
      fill: none;
      stroke: currentcolor;
      stroke-width: 2;
    }
  }
  .cut p {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding-top: 0.8rem;
    color: var(--ink-soft);
    font-size: 0.82rem;
  }
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.4rem;
    margin-top: 0.5rem;
    font-weight: 600;
    a {
      display: flex;
      align-items: center;
      min-height: 2.75rem;
    }
  }

  @media screen and (max-width: 39.999rem) {
    dl {
      display: block;
      padding: 0;
    }
    dl div {
      justify-content: space-between;
      padding-block: 0.55rem;
    }
    dd {
      margin-left: auto;
    }
    dl div + div {
      border-top: 1.5px dashed var(--dash);
    }
  }
  @media print, (forced-colors: active) {
    .cut > * {
      border: 1px solid;
      -webkit-mask: none;
    }
  }
  @media print {
    break-inside: avoid;
    .ways {
      display: none;
    }
  }
`;

/** A list price and its neighbors. */
export const ListedRoot = styledRoot('section', 'price-listed')`
  ${shared}
  ${addToBillStyle}
  .big {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.2rem 0.8rem;
    margin: 1rem 0 0.9rem;
    font: 500 1rem/1.3 var(--font-mono);
    b {
      font: 700 clamp(3.2rem, 2.2rem + 3vw, 4.6rem) / 1 var(--font-display);
      letter-spacing: -0.045em;
    }
  }
`;

/** Three things that decide the price. */
export const EstimateRoot = styledRoot('section', 'price-estimated')`
  ${shared}
  .decides {
    display: grid;
    gap: 1.9rem;
    margin-block: 1.4rem 1.2rem;
    b {
      font: 700 1.15rem/1.2 var(--font-display);
    }
    span {
      display: block;
      margin-top: 0.25rem;
      font-size: 0.95rem;
      line-height: 1.4;
    }
  }
  .decides li {
    position: relative;
    padding-top: 0.8rem;
    border-top: 2px solid;
  }
  /* What adds to the sum, or takes off: an ornament. */
  .decides li + li::before {
    content: '+' / '';
    position: absolute;
    inset: -0.85rem auto auto -1.5rem;
    font: 700 1.5rem/1 var(--font-display);
  }
  .decides [data-less]::before {
    content: '–' / '';
  }
  .decides span {
    color: var(--ink-soft);
  }

  @media (min-width: 40rem), print {
    .decides {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media screen and (max-width: 39.999rem) {
    .decides {
      gap: 0;
    }
    .decides li {
      padding: 0.65rem 0 0.65rem 2rem;
    }
    .decides li + li {
      border-top: 1px solid var(--dash);
    }
    .decides li + li::before {
      inset: 0.6rem auto auto 0.2rem;
    }
  }
`;
