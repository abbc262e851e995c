import { css, styledRoot } from '@/components/ui/styled-root';
import { industries } from '@/content/industries';

/** Selects the slip of the chosen trade. */
const chosenSlip = industries
  .map((_, index) => `&:has(label:nth-of-type(${index + 1}) :checked) .slip:nth-of-type(${index + 1})`)
  .join(', ');

/**
 * Radios beside the slip of the chosen trade. All slips lie in one place, as high as the highest: the page does not move when
 * another one is chosen. On paper all slips show, one below the other, and the radios do not.
 */
const base = css`
  .trades,
  .slips {
    display: grid;
    gap: var(--space-md) var(--space-xl);
  }
  fieldset {
    display: grid;
    gap: var(--space-2xs);
    min-width: 0;
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
    min-height: 2.75rem;
    min-width: 0;
    font-weight: 600;
    line-height: var(--leading-snug);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:hover {
    border-color: var(--accent);
  }
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }

  .slip {
    grid-area: 1 / 1;
    display: flex;
    flex-direction: column;
    gap: var(--space-sm);
    padding: var(--space-md) var(--space-md) var(--space-xl);
  }
  dl {
    display: grid;
    gap: var(--space-sm);
    flex: 1;
    align-content: space-between;
  }
  dd {
    max-width: 34rem;
    font: 500 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  h3 {
    padding-bottom: var(--space-xs);
    border-bottom: 1.5px dashed;
    font-size: var(--text-lg);
  }
  div:first-of-type > dd {
    margin-top: var(--space-2xs);
    font: 700 var(--text-2xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  @media screen {
    .slip {
      visibility: hidden;
    }
    ${chosenSlip} {
      visibility: visible;
    }
  }
  @media (min-width: 40rem) {
    .slip {
      padding: var(--space-lg) var(--space-lg) var(--space-xl);
    }
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    fieldset {
      display: none;
    }
    /* Engines cut the cards of a grid at the end of a sheet. */
    .slips {
      display: block;
    }
    .slip {
      gap: var(--space-2xs);
      margin-bottom: var(--space-xs);
      padding: var(--space-xs) var(--space-sm);
      border: 1px solid;
    }
    .slip dl {
      grid-template-columns: 1fr 1fr;
      align-content: start;
    }
  }
`;

/** The radios stand left of the slip where there is room. */
const beside = css`
  @media screen and (min-width: 62rem) {
    .trades {
      grid-template-columns: 0.9fr 1.1fr;
    }
  }
`;

/** Tiles with icons, and a lime slip. */
const TilesRoot = styledRoot('section', 'industries-tiles')`
  ${base}
  ${beside}
  fieldset {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.6rem, 40%)), 1fr));
  }
  label {
    min-height: 3.5rem;
    padding: var(--space-2xs);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
  }
  label svg {
    flex: none;
    color: var(--accent);
  }
  label:has(:checked) {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--sheet);
    --accent: var(--marker);
  }
  .slip {
    background: var(--marker);
  }
  /* On a phone the longest names fit in one line. */
  @media (max-width: 39.999rem) {
    label {
      font-size: var(--text-sm);
    }
  }
  @media (max-width: 18rem) {
    label svg {
      display: none;
    }
  }
`;

/** Names in a row above a wide slip, whose problem stands beside the answer. */
const RowRoot = styledRoot('section', 'industries-row')`
  ${base}
  fieldset {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.4rem), 1fr));
  }
  label {
    justify-content: center;
    padding: var(--space-3xs) var(--space-sm);
    border: 1.5px solid var(--line-strong);
    border-radius: 2rem;
  }
  label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--sheet);
  }
  @media screen and (min-width: 40rem) {
    dl {
      grid-template-columns: 1.2fr 1fr;
    }
    dl div + div {
      padding-left: var(--space-lg);
      border-left: 1.5px dashed var(--dash);
    }
  }
`;

/** A list of names, and a dark slip. */
const IndexRoot = styledRoot('section', 'industries-index')`
  ${base}
  ${beside}
  fieldset {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: 0 var(--space-sm);
    align-content: start;
    border-top: 1.5px solid;
  }
  label {
    border-bottom: 1px solid var(--dash);
  }
  label::before {
    content: '';
    flex: none;
    width: 0.65rem;
    height: 0.65rem;
    border: 2px solid;
    border-radius: 50%;
  }
  label:has(:checked)::before {
    background: currentcolor;
  }
  label:not(:hover, :has(:checked)) {
    color: var(--ink-soft);
  }
  .slip {
    background: var(--night);
    color: var(--night-text);
  }
  div:first-of-type > dd {
    color: var(--marker);
  }
  @media screen and (min-width: 62rem) {
    fieldset {
      grid-template-columns: 1fr;
    }
    label {
      min-height: 3rem;
    }
  }
`;

export const pickerRoots = { tiles: TilesRoot, row: RowRoot, index: IndexRoot };
