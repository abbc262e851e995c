import { css } from '@/components/ui/styled-root';

/** Below the slides: pause, back, a tab for each slide with the time that it has left, and on. */
export const controlsStyle = css`
  .controls {
    grid-area: controls;
    gap: var(--space-3xs);
    margin-top: var(--space-xs);
    border-top: 1px solid var(--line);
  }
  .controls > button {
    border-color: #0000;
  }
  .tabs {
    flex: 1;
    min-width: 0;
    display: flex;
    gap: var(--space-3xs);
    counter-reset: slide;
  }
  .tabs button {
    position: relative;
    flex: 1;
    min-width: 1.5rem;
    height: 2.75rem;
    counter-increment: slide;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    text-align: left;
    white-space: nowrap;
  }
  .tabs button:hover {
    color: var(--ink);
  }
  .tabs [aria-current='true'] {
    /* Marks the shown slide even while its bar is empty. */
    box-shadow: inset 0 3px var(--green-light);
    color: var(--ink);
  }
  .tabs [aria-current='true']::after {
    content: '';
    position: absolute;
    inset: 0 0 auto;
    height: 3px;
    background: var(--accent);
    transform-origin: left;
    animation: slide-time 6s linear both paused;
  }
  [data-playing] .tabs ::after {
    animation-play-state: running;
  }
  @keyframes slide-time {
    from {
      transform: scaleX(0);
    }
  }

  /* Numbers in place of names. */
  @media (width < 40rem) {
    .tabs button {
      font-size: 0;
    }
    .tabs button::before {
      content: counter(slide);
      position: absolute;
      inset: 0;
      display: grid;
      place-items: center;
      font-size: var(--text-sm);
    }
  }
  @media (width < 18rem) {
    .controls {
      flex-wrap: wrap;
      justify-content: space-between;
    }
    .tabs {
      order: -1;
      flex-basis: 100%;
    }
  }
  @media (min-width: 40rem) {
    .tabs {
      gap: var(--space-xs);
    }
    .tabs [aria-current='true'] {
      font-weight: 600;
    }
  }
  @media screen and (min-width: 62rem) {
    .controls {
      margin-top: var(--space-md);
    }
  }
  @media (forced-colors: active) {
    .tabs button {
      border-top: 1px solid;
    }
    .tabs [aria-current='true'] {
      border-top-width: 3px;
    }
    .tabs [aria-current='true']::after {
      background: Highlight;
    }
  }
  /* Nothing plays then, so there is no pause button, and the bar only marks the current slide. */
  @media (prefers-reduced-motion: reduce) {
    .controls > .pause {
      display: none;
    }
    .tabs [aria-current='true']::after {
      animation: none;
    }
  }
`;
