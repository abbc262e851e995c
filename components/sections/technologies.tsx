import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { technologyTexts } from '@/content/texts/section';
import { TechnologyLine } from './technology-line';

/** A table on a dark panel: a row for each part of the service. */
const TableRoot = styledRoot('section', 'technologies-table')`
  padding-block: var(--section-space);
  background: var(--night);
  color: var(--night-text);

  .row {
    display: grid;
    gap: 0.5rem 2rem;
    padding-block: 1.1rem;
    border-top: 1px solid var(--night-line);
    @media (min-width: 48rem) {
      grid-template-columns: 9rem 1fr;
    }
    @media screen and (min-width: 60rem) {
      grid-template-columns: 14rem 1fr;
    }
  }
  .row:last-of-type {
    border-bottom: 1px solid var(--night-line);
  }
  dt {
    font: 500 var(--text-xs) / 1.9 var(--font-mono);
    color: var(--ink-soft);
  }
  /* Inline rather than a flex row, so that text-wrap balances two lines. */
  dd ul {
    text-wrap: balance;
    font-weight: 500;
    font-size: 1.15rem;
    line-height: 1.85;
  }
  dd li {
    display: inline-block;
  }
  dd li:not(:last-child) {
    margin-right: clamp(1.4rem, 3vw, 2.6rem);
  }

`;

/**
 * Rows that move by themselves. They pause under the pointer and with focus inside. With the box ticked, and with reduced
 * motion, they stand still and show every name. The box works without script.
 */
const MarqueeRoot = styledRoot('section', 'technologies-marquee')`
  padding-block: var(--section-space);
  background: var(--sheet);
  border-block: 1px solid var(--line);
  overflow: hidden;

  .rows {
    display: grid;
    gap: 0.9rem;
  }
  .row {
    display: grid;
    gap: 0.4rem;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 11rem 1fr;
      align-items: center;
    }
  }
  .label {
    font: 500 var(--text-xs) / 1.4 var(--font-mono);
    color: var(--ink-soft);
  }
  .window {
    display: flex;
    min-width: 0;
    border-block: 1.5px dashed var(--dash);
  }
  .window:focus-visible {
    outline-offset: -3px;
  }
  .window ul {
    text-wrap: balance;
  }
  .window li {
    display: inline-block;
    padding-block: 0.6rem;
    font: 700 clamp(1.2rem, 1.05rem + 0.5vw, 1.5rem) / 1.2 var(--font-display);
    letter-spacing: -0.02em;
    white-space: nowrap;
  }
  .window li:not(:last-child) {
    margin-right: clamp(1.5rem, 2.7vw, 2.4rem);
  }
  .window [aria-hidden],
  .hold {
    display: none;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    .hold {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      width: fit-content;
      min-height: 2.75rem;
      margin: -0.5rem 0 0.5rem auto;
      font: 500 var(--text-xs) / 1.4 var(--font-mono);
      cursor: pointer;
    }
    .hold input {
      width: 1.15rem;
      height: 1.15rem;
      margin: 0;
      accent-color: var(--accent);
    }
    &:not(:has(.hold :checked)) {
      .window {
        overflow: hidden;
      }
      .window [aria-hidden] {
        display: flex;
      }
      .window ul {
        display: flex;
        flex: none;
        justify-content: space-around;
        min-width: 100%;
        animation: pass 38s linear infinite;
      }
      .window li {
        padding: 0.75rem clamp(1rem, 2.4vw, 2.2rem);
        font-size: clamp(1.3rem, 1.1rem + 0.9vw, 1.9rem);
      }
      .window li:not(:last-child) {
        margin-right: 0;
      }
      .row:nth-of-type(even) .window ul {
        animation-direction: reverse;
        animation-duration: 46s;
      }
      .rows:is(:hover, :focus-within) .window ul {
        animation-play-state: paused;
      }
    }
  }
  @media screen and (min-width: 60rem) and (prefers-reduced-motion: no-preference) {
    &:not(:has(.hold :checked)) .window:not(:focus-visible) {
      -webkit-mask: linear-gradient(90deg, #0000, #000 4% 96%, #0000);
    }
  }
  /* Firefox prints the names where their movement has brought them, cut off or out of sight. */
  @media print {
    .window ul {
      transform: none !important;
    }
  }
  @keyframes pass {
    to {
      transform: translateX(-100%);
    }
  }
`;

/** The technologies of a service, by part. */
export function Technologies({ section }: { section: SectionOf<'technologies'> }) {
  if (section.layout === 'line') return <TechnologyLine section={section} />;
  if (section.layout === 'table') {
    return (
      <HeadedSection root={TableRoot} section={section} data-panel="night">
        <dl>
          {section.rows.map((row) => (
            <div className="row" key={row.label}>
              <dt>{row.label}</dt>
              <dd>
                <Names names={row.names} />
              </dd>
            </div>
          ))}
        </dl>
      </HeadedSection>
    );
  }
  return (
    <HeadedSection root={MarqueeRoot} section={section} data-tone="sheet">
      <label className="hold">
        <input type="checkbox" />
        {` ${technologyTexts.pause}`}
        <span className="visually-hidden">{` ${technologyTexts.paused}`}</span>
      </label>
      <div className="rows">
        {section.rows.map((row) => (
          <div className="row" key={row.label}>
            <p className="label">{row.label}</p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: focus pauses the movement by keyboard */}
            <div className="window" role="group" aria-label={row.label} tabIndex={0}>
              <Names names={row.names} />
              <Names names={row.names} isCopy />
            </div>
          </div>
        ))}
      </div>
    </HeadedSection>
  );
}

/** A copy fills the gap behind the moving row; it is hidden from assistive technology. */
function Names({ names, isCopy = false }: { names: string[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
