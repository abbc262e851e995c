import { css, styledRoot } from '@/components/ui/styled-root';
import { industries } from '@/content/industries';

/** Selects the slip of the chosen trade. */
const chosenSlip = industries
  .map((_, index) => `&:has(label:nth-of-type(${index + 1}) :checked) .slip:nth-of-type(${index + 1})`)
  .join(', ');

/**
 * Radios beside the slip of the chosen trade. All slips lie in one place, as high as the highest: the page does not move when
 * another one is chosen. On paper, and in browsers without :has, all slips show and the radios do not.
 */
const base = css`
  .trades,
  .slips {
    display: grid;
    gap: 1.5rem clamp(1.5rem, 5vw, 4rem);
  }
  .slips {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }
  fieldset {
    display: none;
    min-width: 0;
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.7rem;
    min-height: 2.75rem;
    min-width: 0;
    font-weight: 600;
    line-height: 1.2;
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
  label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }

  .slip {
    display: flex;
    flex-direction: column;
    gap: 1.2rem;
    padding: clamp(1.4rem, 3vw, 2.4rem);
    padding-bottom: 3rem;
    line-height: 1.45;
  }
  dl {
    display: grid;
    gap: 1.2rem;
    flex: 1;
    align-content: space-between;
  }
  dd {
    font: 500 1.1rem/1.45 var(--font-text);
    max-width: 34rem;
  }
  h3 {
    padding-bottom: 0.8rem;
    border-bottom: 1.5px dashed;
    font-size: 1.15rem;
  }
  div:first-of-type > dd {
    margin-top: 0.4rem;
    font: 700 clamp(1.5rem, 1.2rem + 1.3vw, 2.1rem) / 1.12 var(--font-display);
    letter-spacing: -0.025em;
    text-wrap: balance;
  }

  @media screen {
    @supports selector(:has(*)) {
      fieldset {
        display: grid;
      }
      .slips {
        grid-template-columns: minmax(0, 1fr);
      }
      .slip {
        grid-area: 1 / 1;
        visibility: hidden;
      }
      ${chosenSlip} {
        visibility: visible;
      }
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
    /* One below the other: engines cut the cards of a grid at the end of a sheet. */
    .slips {
      display: block;
    }
    .slip {
      gap: 0.6rem;
      margin-bottom: 0.8rem;
      padding: 0.8rem 1rem;
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
  @media screen and (min-width: 60rem) {
    @supports selector(:has(*)) {
      .trades {
        grid-template-columns: 0.9fr 1.1fr;
      }
    }
  }
`;

/** Tiles with icons, and a lime slip. */
const TilesRoot = styledRoot('section', 'industries-tiles')`
  ${base}
  ${beside}

  fieldset {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.6rem, 40%)), 1fr));
    gap: 0.6rem;
  }
  label {
    min-height: 3.5rem;
    padding: 0.4rem 0.8rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
  }
  label:hover {
    border-color: var(--accent);
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
  @media (max-width: 30rem) {
    label {
      gap: 0.5rem;
      padding-inline: 0.55rem;
      font-size: 0.9rem;
    }
  }
  @media (max-width: 22.5rem) {
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
    gap: 0.5rem;
  }
  label {
    justify-content: center;
    padding: 0.3rem 0.9rem;
    border: 1.5px solid var(--line-strong);
    border-radius: 2rem;
  }
  label:hover {
    border-color: var(--accent);
  }
  label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--sheet);
  }
  @media screen and (min-width: 48rem) {
    dl {
      grid-template-columns: 1.2fr 1fr;
    }
    dl div + div {
      padding-left: clamp(1.5rem, 4vw, 3rem);
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
    gap: 0 1.2rem;
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
  label:not(:has(:checked)) {
    color: var(--ink-soft);
  }
  label:hover {
    color: var(--ink);
  }
  .slip {
    background: var(--night);
    color: var(--night-text);
  }
  div:first-of-type > dd {
    color: var(--marker);
  }
  @media screen and (min-width: 60rem) {
    fieldset {
      grid-template-columns: 1fr;
    }
    label {
      min-height: 3rem;
      font-size: 1.1rem;
    }
  }
`;

export const pickerRoots = { tiles: TilesRoot, row: RowRoot, index: IndexRoot };
