import { sampleStampStyle } from '@/components/ui/sample-stamp';
import { css } from '@/components/ui/styled-root';

const blocks = css`
  .paper :is(dt, table, time, .signatures, header p, small, .rows dd) {
    font: 500 0.9375em/1.5 var(--font-mono);
  }
  .paper :is(.terms dt, header p, .signatures) {
    color: var(--ink-soft);
  }
  .rows div {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 1rem;
    align-items: baseline;
  }

  .terms div {
    margin-bottom: 0.5rem;
  }
  @media (min-width: 44rem) {
    .terms div {
      display: grid;
      grid-template-columns: 7.2rem 1fr;
      gap: 0 1rem;
    }
  }

  /* Parts of a paper with styles of their own change these: :where weighs nothing. */
  :where(.paper table) {
    width: 100%;
    margin-top: 1.2rem;
    border-collapse: collapse;
  }
  :where(.paper :is(th, td)) {
    padding: 0.5rem 0;
    font-weight: 500;
    text-align: left;
    vertical-align: baseline;
  }
  :where(.paper :is(td, .readings dd)) {
    text-align: right;
  }
  :where(.paper td) {
    padding-left: 0.8rem;
  }
  .paper :is(tbody tr, li) {
    border-bottom: 1px solid var(--line);
  }
  .paper tfoot :is(th, td) {
    font-weight: 700;
  }
  .paper :is(tfoot tr:last-child td, .marked div:last-of-type dd) {
    font: 700 1.75em/1 var(--font-display);
    letter-spacing: -0.03em;
  }

  :where(.paper li) {
    display: grid;
    grid-template-columns: 5.2em 1.7em 1fr;
    padding-block: 0.5rem;
  }
  /* A check mark: two sides of a box that stands on its corner. */
  :where(.paper li)::before {
    content: '';
    grid-area: 1 / 2;
    width: 0.4rem;
    height: 0.8rem;
    margin: 0.2rem 0.3rem;
    border: solid var(--accent);
    border-width: 0 2px 2px 0;
    rotate: 40deg;
  }
  :where(.paper li span) {
    grid-column: 3;
  }

  /* Images rather than colors, which the print styles of the site take away. */
  .days {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: 2px;
    margin-bottom: 0.7rem;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  .days > * {
    height: 1.2rem;
    background: linear-gradient(var(--accent) 0 0);
  }
  .days b {
    background: linear-gradient(var(--marker) 0 0);
    outline: 1.5px solid var(--ink);
  }

  .readings div {
    padding-block: 0.5rem;
  }
  .marked div {
    padding-bottom: 1rem;
  }
  /* The red pen: a hook from the line above, and a word on it. */
  .paper .marked dd + dd {
    position: relative;
    grid-column: 1 / -1;
    padding-left: 1.5rem;
    color: var(--red);
    font: 600 1.05em/1.3 var(--font-display);
  }
  .marked dd + dd::before,
  .marked dd + dd::after {
    content: '';
    position: absolute;
    left: 0.1rem;
    top: 0;
    width: 0.8em;
    height: 0.7em;
    border: solid var(--red);
    border-width: 0 0 2px 2px;
  }
  .marked dd + dd::after {
    left: 0.5em;
    top: 0.5em;
    width: 0.4em;
    height: 0.4em;
    rotate: -135deg;
  }
  .marked div:last-of-type {
    margin-top: 0.5rem;
    padding: 1rem 0 0;
    border-top: 2px solid var(--ink);
  }

  .stamp,
  .note {
    margin-top: 1.3rem;
  }
  .stamp {
    width: fit-content;
    padding: 0.5rem 0.8rem 0.4rem;
    border: 2px solid var(--accent);
    border-radius: 0.35rem;
    color: var(--accent);
    rotate: -5deg;
  }
  .stamp strong {
    display: block;
    font: 700 1.15em/1.1 var(--font-display);
  }

  .signatures {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 1.6rem;
    margin-top: 3rem;
  }
  .signatures span {
    padding-top: 0.4rem;
    border-top: 1.5px solid var(--ink);
  }
`;

const looks = css`
  /* Listing paper: a strip with holes at each side, and green bars. */
  [data-look='listing'] {
    --holes: radial-gradient(circle, var(--line) 0.25rem, #0000 0.29rem);
    padding-inline: clamp(2.2rem, 1.2rem + 4vw, 3.3rem);
    background:
      var(--holes) 0.35rem 0 / 0.62rem 1.7rem no-repeat round,
      var(--holes) calc(100% - 0.35rem) 0 / 0.62rem 1.7rem no-repeat round,
      var(--sheet);
  }
  .readings div:nth-of-type(odd) {
    margin-inline: -0.8rem;
    padding-inline: 0.8rem;
    background: var(--green-tint);
  }
  /* A slip torn off: the edge is cut out of its background, so that the shadow follows it. */
  [data-look='receipt'] {
    padding-bottom: 3rem;
    background: none;
  }
  [data-look='receipt']::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: var(--sheet);
    --tear: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 1.1rem 100% repeat-x;
    -webkit-mask: var(--tear);
  }
`;

/** Everything that looks like paper. A section with papers includes it once. */
export const paperStyle = css`
  .paper {
    position: relative;
    min-width: 0;
    padding: clamp(1.25rem, 2.6vw, 2.2rem);
    background: var(--sheet);
    color: var(--ink);
    filter: var(--shadow);
    line-height: 1.5;
    font-size: 1rem;
  }
  .paper header {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0.3rem 0.6rem;
    align-items: start;
    margin-bottom: 1rem;
    padding-bottom: 0.95rem;
    border-bottom: 2px solid var(--ink);
  }
  .paper h3 {
    font-size: clamp(1.35rem, 1.2rem + 0.6vw, 1.6rem);
  }
  .paper .sample {
    grid-area: 1 / 2;
  }
  .paper header p {
    grid-column: 1 / -1;
  }
  ${sampleStampStyle}
  ${blocks}
  ${looks}

  @media print, (forced-colors: active) {
    .paper {
      border: 1px solid;
    }
  }
`;
