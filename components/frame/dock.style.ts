import { POPOVER_OPEN } from '@/components/ui/popover-open';
import { css } from '@/components/ui/styled-root';
import { PRIVACY_PREFERENCES_ID } from '@/content/frame-ids';

/** Where the hero's own button books a call, and is in view (lib/contact/dock.browser.ts). */
const HERO_BOOKS = ':root:not([data-past-hero], [data-script]):has(h1 ~ * .button[target])';

export const dockStyle = css`
  .dock {
    display: contents;
  }
  /* Both offices' links have the same place, so that nothing moves when a script chooses. */
  .call {
    display: grid;
  }
  .call a {
    grid-area: 1 / 1;
  }
  .call a,
  .bill {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2xs);
    min-width: 2.75rem;
    min-height: 2.75rem;
    border: 1px solid #0000;
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
    text-decoration: none;
  }
  .bill {
    width: auto;
    padding-inline: var(--space-2xs);
  }
  :root:not([data-africa]) & .call a + a,
  [data-africa] & .call a:has(+ a) {
    visibility: hidden;
  }
  .book .button {
    min-height: 2.75rem;
    padding-inline: var(--space-sm);
  }

  @media (min-width: 48rem) {
    .call a:hover {
      text-decoration: underline;
    }
    .call .word,
    .book svg {
      display: none;
    }
  }
  @media (width < 80rem) {
    .call .number {
      display: none;
    }
  }
  /* Narrower windows have the chat in the header. */
  @media (width < 87rem) {
    .bill span {
      display: none;
    }
  }

  /* On phones: one bar at the lower edge. */
  @media (width < 48rem) {
    .dock {
      position: fixed;
      inset: auto 0 0;
      display: flex;
      gap: var(--space-3xs);
      min-height: var(--dock-height);
      padding: var(--space-2xs);
      padding-bottom: max(var(--space-2xs), env(safe-area-inset-bottom, 0px));
      border-top: 1px solid var(--night-line);
      background: var(--night);
      color: var(--night-text);
      --ring: var(--marker);
    }
    .dock > * {
      display: grid;
      flex: 1;
      min-width: 4rem;
    }
    .call a,
    .dock [data-island] > button {
      flex-direction: var(--cell-direction, column);
      gap: var(--cell-gap, var(--space-3xs));
      border-radius: var(--radius-control);
      font: 600 var(--text-xs) / var(--leading-snug) var(--font-text);
      font-size: var(--cell-size, var(--text-xs));
    }
    .dock > .book {
      display: var(--cell-book, grid);
      flex: 2.4;
    }
    .book .button {
      --button: var(--marker);
      --button-hover: var(--marker);
      --button-text: var(--ink);
      padding: var(--space-3xs);
    }
    /* Icons alone leave room for the words of the button. */
    @media (width < 18rem) {
      --cell-size: 0;
      .book svg {
        display: none;
      }
      .dock > * {
        min-width: 2.75rem;
      }
    }
    .call {
      border-right: 1px solid var(--cell-rule, #0000);
    }
    /* The hero's own button books: two cells. In properties, so that no element outside the dock is styled again. */
    ${HERO_BOOKS} & .dock:has([data-island] > button) {
      --cell-book: none;
      --cell-direction: row;
      --cell-gap: var(--space-2xs);
      --cell-size: var(--text-md);
      --cell-rule: var(--night-line);
    }
    /* The privacy question stands in its place, unless the focus is here. One that a content blocker hides is open, too. */
    :root:has(#${PRIVACY_PREFERENCES_ID}${POPOVER_OPEN}[data-shown]) & .dock:not(:focus-within) {
      visibility: hidden;
    }
    /* So does the total of the calculator, by script. */
    @media (height > 30rem) and (scripting: enabled) {
      :root:not([data-script]):has([data-total]:not([data-passed])) & .dock:not(:focus-within) {
        display: none;
      }
    }
    /* It comes back after the click of a tap that takes the focus from the field, because it would get the click instead. */
    .dock:not(:focus-within) {
      transition: translate 0s 0.5s;
    }
    /* The keyboard of a phone needs the room. */
    :root:has(main form :is(input:not([type='radio'], [type='checkbox']), select, textarea):focus) & .dock {
      translate: 0 100%;
      transition: none;
    }
  }
`;
