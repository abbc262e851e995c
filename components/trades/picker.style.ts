import { css, styledRoot } from '@/components/ui/styled-root';
import { industries } from '@/content/industries';
import { nameInMargin } from '@/content/section-names';

/** Selects the slip of the chosen trade. */
const chosenSlip = industries
  .map((_, index) => `&:has(label:nth-of-type(${index + 1}) :checked) .slip:nth-of-type(${index + 1})`)
  .join(', ');

/** All slips lie in one place, as high as the highest: the page does not move when another one is chosen. */
const choice = css`
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.6rem, 40%)), 1fr));
    gap: 0.6rem;
    min-width: 0;
    padding: 0;
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
  @media screen and (min-width: 60rem) {
    .trades {
      grid-template-columns: 0.9fr 1.1fr;
    }
  }
`;

/** Radios beside the slip of the chosen trade. On paper, and in browsers without :has, all slips show and the radios do not. */
export const PickerRoot = styledRoot('section', 'industries-picker')`
  ${nameInMargin('industries')}
  padding-block: var(--section-space);
  background: var(--sheet);
  border-block: 1px solid var(--line);

  .trades,
  .slips {
    display: grid;
    gap: 1.5rem clamp(1.5rem, 5vw, 4rem);
  }
  .trades {
    grid-template-columns: minmax(0, 1fr);
  }
  .slips {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }
  fieldset {
    display: none;
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.7rem;
    min-height: 3.5rem;
    padding: 0.4rem 0.8rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    min-width: 0;
    font-weight: 600;
    line-height: 1.2;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  label:hover {
    border-color: var(--accent);
  }
  label svg {
    flex: none;
    color: var(--accent);
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:has(:checked) {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--sheet);
    --accent: var(--marker);
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
    background: var(--marker);
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
      ${choice}
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
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
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
