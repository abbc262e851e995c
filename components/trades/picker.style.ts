import { styledRoot } from '@/components/ui/styled-root';
import { industries } from '@/content/industries';

/** Selects the slip of the chosen trade. */
const chosenSlip = industries
  .map((_, index) => `&:has(label:nth-of-type(${index + 1}) :checked) .slip:nth-of-type(${index + 1})`)
  .join(', ');

/**
 * Radios beside the slip of the chosen trade. All slips lie in one place, as high as the highest: the page does not move when
 * another one is chosen. On paper all slips show, one below the other, and the radios do not.
 */
export const PickerRoot = styledRoot('section', 'industries')`
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(7.6rem, 40%)), 1fr));
    gap: var(--space-2xs);
    min-width: 0;
    margin-bottom: var(--space-sm);
  }
  label {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-2xs);
    min-width: 0;
    min-height: 2.75rem;
    padding: var(--space-2xs);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    font-weight: 600;
    line-height: var(--leading-snug);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  label svg {
    flex: none;
    color: var(--accent);
  }
  /* On phones words would break beside it. */
  @media (width < 40rem) {
    label svg {
      display: none;
    }
  }
  label:hover {
    border-color: var(--accent);
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
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }

  .slips {
    display: grid;
  }
  .slip {
    grid-area: 1 / 1;
    display: flex;
    flex-direction: column;
    gap: var(--space-sm);
    padding: var(--space-md);
    background: var(--mist);
  }
  dl {
    display: grid;
    gap: var(--space-sm);
  }
  dd {
    max-width: 34rem;
    font: 400 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  h3 {
    padding-bottom: var(--space-xs);
    border-bottom: 1.5px dashed;
    font-size: var(--text-lg);
  }
  div:first-of-type > dd {
    margin-top: var(--space-2xs);
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
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
  /* On a phone the longest names fit in one line. */
  @media (width < 40rem) {
    label {
      font-size: var(--text-sm);
    }
  }
  @media (width < 18rem) {
    label svg {
      display: none;
    }
    div:first-of-type > dd {
      font-size: var(--text-xl);
    }
  }
  @media (min-width: 40rem) {
    label {
      min-height: 3rem;
    }
    .slip {
      padding: var(--space-lg);
    }
  }
  /* Heading and tiles stand beside the slip. */
  @media screen and (min-width: 62rem) {
    .wrap {
      display: grid;
      grid-template: auto 1fr / 1fr 1fr;
      column-gap: var(--space-xl);
    }
    .section-head {
      grid-template-columns: 1fr;
      margin-bottom: var(--space-lg);
    }
    .slips {
      grid-area: 1 / 2 / span 2;
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
