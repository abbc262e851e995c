import { styledRoot } from '@/components/ui/styled-root';

export const ScreensRoot = styledRoot('section', 'screens')`
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-lg);
    align-items: end;
    @media screen and (min-width: 62rem) {
      grid-template-columns: minmax(0, 1fr) 21.5rem;
    }
  }
  figcaption {
    max-width: 40rem;
    margin-top: var(--space-sm);
  }
  figcaption p {
    color: var(--ink-soft);
  }

  .screen {
    overflow: hidden;
    background: var(--sheet);
    border: 2px solid var(--ink);
    border-radius: var(--radius-card);
    font-size: var(--text-sm);
    line-height: var(--leading-snug);
    filter: var(--shadow);
  }
  .bar {
    padding: var(--space-xs) var(--space-sm);
    border-bottom: 2px solid var(--ink);
    font: 700 var(--text-md) / var(--leading-snug) var(--font-display);
  }
  [data-frame='phone'] .screen {
    max-width: 21.5rem;
    margin-inline: auto;
    border-width: 0.6rem;
    border-radius: 2.2rem;
  }
  .pane {
    display: flex;
    flex-direction: column;
    padding: var(--space-sm);
    /* With letters spaced out by the reader a table can be wider than its screen. */
    overflow-x: auto;
  }
  .pane + .pane {
    border-top: 2px solid var(--ink);
  }
  :is(.label, .side, .at, .file, thead th) {
    color: var(--ink-soft);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .label {
    margin-bottom: var(--space-xs);
  }
  :is(ul, ol, table) {
    margin-bottom: var(--space-sm);
  }

  [data-look='list'] li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 var(--space-xs);
    padding-block: var(--space-2xs);
    border-top: 1px solid var(--line);
  }
  [data-look='list'] li > p {
    grid-column: 1;
    color: var(--ink-soft);
  }
  .side {
    grid-area: 1 / 2 / span 2;
    display: grid;
    gap: var(--space-3xs);
    align-content: start;
    justify-items: end;
  }

  /* A word and a frame, so that the state needs no color. */
  .state {
    display: inline-block;
    padding-inline: var(--space-2xs);
    border: 1.5px solid;
    border-radius: 0.3rem;
    color: var(--ink-soft);
    font: 600 var(--text-xs) / var(--leading-snug) var(--font-text);
    white-space: nowrap;
  }
  [data-state='late'] {
    color: var(--red);
  }
  [data-state='done'] {
    color: var(--accent);
  }
  :is([data-state='new'], [data-state='now']) {
    background: var(--marker);
    color: var(--ink);
  }

  [data-look='talk'] li {
    width: fit-content;
    max-width: 88%;
    margin-top: var(--space-xs);
    padding: var(--space-2xs) var(--space-xs);
    background: var(--mist);
    border: 1px solid #0000;
    border-radius: 0.3rem 1rem 1rem;
  }
  [data-look='talk'] .own {
    margin-left: auto;
    border-radius: 1rem 1rem 0.3rem;
    background: var(--green-deep);
    color: var(--night-text);
  }
  .own .at {
    color: var(--night-soft);
  }
  .file {
    display: block;
    width: fit-content;
    margin-top: var(--space-3xs);
    padding: var(--space-3xs) var(--space-2xs);
    background: var(--sheet);
    border: 1px solid var(--line-strong);
    border-radius: 0.3rem;
    color: var(--ink);
  }

  :is(th, td) {
    padding: var(--space-2xs) 0 var(--space-2xs) var(--space-2xs);
    border-top: 1px solid var(--line);
    vertical-align: baseline;
  }
  thead th {
    padding-top: 0;
    border: 0;
  }
  tr > :first-child {
    padding-left: 0;
  }

  .field {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: var(--space-sm);
    padding: var(--space-3xs) var(--space-3xs) var(--space-3xs) var(--space-sm);
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    color: var(--ink-soft);
  }
  .field strong {
    padding: var(--space-3xs) var(--space-xs);
    border-radius: 0.45rem;
    background: var(--button);
    color: var(--button-text);
    font-weight: 600;
  }

  @media (width < 18rem) {
    thead {
      position: absolute;
      clip-path: inset(50%);
    }
    :is(tr, th, td) {
      display: block;
      padding-left: 0;
    }
  }
  @media (min-width: 40rem) {
    [data-frame='window'] .panes:has(.pane + .pane) {
      display: grid;
      grid-template-columns: minmax(0, 0.72fr) minmax(0, 1fr);
    }
    [data-frame='window'] .pane + .pane {
      border-top: 0;
      border-left: 2px solid var(--ink);
    }
  }
  @media print {
    .screen {
      break-inside: avoid;
    }
    .field strong {
      border: 1px solid;
    }
  }
`;
