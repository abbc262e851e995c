import { css } from '@/components/ui/styled-root';

/** Without transitions: one click may tick a whole category, and eight animated borders would delay the frame. */
export const toolsStyle = css`
  .tool {
    display: grid;
    grid-template-columns: 2.6rem 1fr auto;
    gap: var(--space-3xs) var(--space-xs);
    align-items: center;
    height: 100%;
    padding: var(--space-xs);
    border: 1.5px solid var(--line);
    border-radius: 0.85rem;
    background: var(--sheet);
    cursor: pointer;
  }
  .tool:hover {
    border-color: var(--line-strong);
  }
  .tool:has(:checked) {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
  .tool:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  .tool .icon {
    display: grid;
    place-items: center;
    height: 2.6rem;
    border-radius: 0.65rem;
    background: var(--mist);
    color: var(--green-deep);
  }
  .tool:has(:checked) .icon {
    background: var(--marker);
    color: var(--ink);
  }
  @media (width < 18rem) {
    .tool {
      grid-template-columns: 1fr auto;
    }
    .tool .icon {
      display: none;
    }
  }
  .tool .words > span {
    display: block;
    color: var(--ink-soft);
    font: 400 var(--text-sm) / var(--leading-snug) var(--font-text);
  }
  .tool .words > .name {
    color: inherit;
    font-weight: 600;
    font-size: inherit;
  }
  .tool .words > .price {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .tool input {
    appearance: none;
    display: grid;
    place-items: center;
    width: 1.5rem;
    height: 1.5rem;
    border: 1.5px solid var(--line-strong);
    border-radius: 0.4rem;
    background: var(--sheet);
    outline: none;
    cursor: pointer;
  }
  .tool input:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  /* Always present: adding the element on a tick would lay out the whole list again. */
  .tool input::before {
    content: '';
    opacity: 0;
    width: 0.8rem;
    height: 0.4rem;
    border: solid var(--sheet);
    border-width: 0 0 2.5px 2.5px;
    rotate: -45deg;
    translate: 0 -0.1rem;
  }
  .tool input:checked::before {
    opacity: 1;
  }

  /* Print and forced colors drop the background of the tick: the browser draws the box. */
  @media (forced-colors: active), print {
    .tool input {
      appearance: auto;
    }
    .tool input::before {
      display: none;
    }
  }
  @media (forced-colors: active) {
    .tool:has(:checked) {
      border-color: Highlight;
    }
  }
`;
