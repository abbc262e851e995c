import { styledRoot } from '@/components/ui/styled-root';

export const ScreensRoot = styledRoot('section', 'screens')`
  padding-block: var(--section-space);
  background: var(--mist);

  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 3rem 2.5rem;
    align-items: end;
    @media screen and (min-width: 64rem) {
      grid-template-columns: minmax(0, 1fr) 21.5rem;
    }
  }
  figcaption {
    max-width: 40rem;
    margin-top: 1.3rem;
  }
  figcaption h3 {
    margin-bottom: 0.3rem;
    font-size: 1.2rem;
  }
  figcaption p {
    color: var(--ink-soft);
  }

  .screen {
    overflow: hidden;
    background: var(--sheet);
    border: 2px solid var(--ink);
    border-radius: var(--radius-card);
    font-size: 0.97rem;
    line-height: 1.45;
    filter: var(--shadow);
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    min-height: 3.4rem;
    padding: 0.5rem 1.1rem;
    border-bottom: 2px solid var(--ink);
    font: 700 1.05rem/1.3 var(--font-display);
  }
  .bar .stamp-sample {
    margin-left: auto;
  }
  [data-frame='window'] .bar::before {
    content: '';
    width: 1.6rem;
    height: 0.8rem;
    background:
      radial-gradient(circle at 0.4rem, var(--red) 0.3rem, #0000 0.35rem),
      radial-gradient(circle at 1.2rem, var(--marker) 0.3rem, #0000 0.35rem);
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
    min-width: 0;
    padding: 1rem 1.1rem 1.2rem;
    /* With letters spaced out by the reader a table can be wider than its screen. */
    overflow-x: auto;
  }
  [data-frame='phone'] .pane {
    min-height: 25rem;
  }
  .pane + .pane {
    border-top: 2px solid var(--ink);
  }
  .label {
    margin-bottom: 0.8rem;
    font: 500 var(--text-xs) / 1.4 var(--font-mono);
    color: var(--ink-soft);
  }

  [data-look='list'] li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 0.8rem;
    padding-block: 0.6rem;
    border-top: 1px solid var(--line);
  }
  ul,
  ol,
  table {
    margin-bottom: 1rem;
  }
  [data-look='list'] li > p {
    grid-column: 1;
    color: var(--ink-soft);
  }
  .side {
    grid-area: 1 / 2 / span 2;
    display: grid;
    gap: 0.25rem;
    align-content: start;
    justify-items: end;
  }
  :is(.side, .at) {
    font: 500 var(--text-xs) / 1.6 var(--font-mono);
    color: var(--ink-soft);
  }

  /* A word and a frame, so that the state needs no color. */
  .state {
    display: inline-block;
    padding: 0 0.45rem;
    border: 1.5px solid;
    border-radius: 0.3rem;
    color: var(--ink-soft);
    font: 600 0.8rem/1.55 var(--font-text);
    white-space: nowrap;
  }
  [data-state='late'] {
    color: var(--red);
  }
  [data-state='done'] {
    color: var(--accent);
  }
  :is([data-state='new'], [data-state='now']) {
    border-color: var(--ink);
    background: var(--marker);
    color: var(--ink);
  }

  [data-look='talk'] li {
    width: fit-content;
    max-width: 88%;
    margin-top: 0.7rem;
    padding: 0.45rem 0.9rem 0.6rem;
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
    margin-top: 0.4rem;
    padding: 0.15rem 0.6rem;
    background: var(--sheet);
    border: 1px solid var(--line-strong);
    border-radius: 0.3rem;
    font: 500 var(--text-xs) / 1.5 var(--font-mono);
  }

  table {
    width: 100%;
    border-collapse: collapse;
  }
  :is(th, td) {
    padding: 0.6rem 0.8rem 0.6rem 0;
    border-top: 1px solid var(--line);
    text-align: left;
    vertical-align: baseline;
    font-weight: 400;
  }
  thead th {
    padding-top: 0;
    border: 0;
    font: 500 var(--text-xs) / 1.4 var(--font-mono);
    color: var(--ink-soft);
  }
  tbody th {
    font-weight: 600;
  }
  tr > :last-child {
    padding-right: 0;
  }
  td span {
    margin-right: 0.5rem;
  }
  /* Room for three columns. */
  @media (max-width: 21rem) {
    .pane {
      padding-inline: 0.8rem;
    }
    :is(th, td) {
      padding-right: 0.3rem;
    }
  }

  .field {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 1rem;
    margin-top: auto;
    padding: 0.35rem 0.4rem 0.35rem 0.9rem;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    color: var(--ink-soft);
  }
  .field strong {
    padding: 0.3rem 0.9rem;
    border-radius: 0.45rem;
    background: var(--button);
    color: var(--button-text);
    font-weight: 600;
  }

  @media (min-width: 48rem) {
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
      filter: none;
    }
    .field strong {
      border: 1px solid;
    }
  }
`;
