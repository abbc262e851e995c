import { Terms } from '@/components/parts/rows';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { technologyTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';

type Section = SectionOf<'technologies'>;

/** How many names a line shows. */
const SHOWN = 8;

const LineRoot = styledRoot('section', 'technologies-line')`
  border-block: 1px solid var(--line);

  /* After a night section the line belongs to that one: it moves up into its lower space. */
  [data-panel='night'] + & {
    --line: var(--night-line);
    --ink-soft: var(--night-soft);
    --link: var(--marker);
    --ring: var(--marker);
    border: 0;
    margin-top: calc(-1 * var(--section-space));
    padding-block: var(--space-md);
    background: var(--night);
    color: var(--night-text);
  }
  summary {
    display: grid;
    gap: var(--space-3xs) var(--space-lg);
    align-items: baseline;
    padding-block: var(--space-sm);
  }
  h2 {
    font-size: var(--text-xl);
    line-height: var(--leading-snug);
  }
  .names {
    color: var(--ink-soft);
  }
  .toggle {
    min-height: 2.75rem;
    align-content: center;
    color: var(--link);
    text-decoration: underline;
    white-space: nowrap;
  }
  [open] :is(.names, .more),
  :not([open]) > summary .fewer {
    display: none;
  }
  .terms,
  .intro {
    padding-bottom: var(--space-sm);
  }
  @media screen and (min-width: 62rem) {
    summary {
      grid-template-columns: auto 1fr auto;
    }
    [open] .toggle {
      grid-column: 3;
    }
  }
  @media print {
    .names,
    .toggle {
      display: none;
    }
  }
`;

/**
 * Rows that move by themselves. They pause under the pointer and with focus inside. With the box ticked, and with reduced
 * motion, they stand still and show every name. The box works without script.
 */
const MarqueeRoot = styledRoot('section', 'technologies-marquee')`
  overflow: hidden;

  .row {
    display: grid;
    gap: var(--space-3xs);
    margin-bottom: var(--space-xs);
    @media screen and (min-width: 62rem) {
      grid-template-columns: 11rem 1fr;
      align-items: center;
    }
  }
  .label,
  .hold {
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .window {
    display: flex;
    min-width: 0;
    border-block: 1.5px dashed var(--dash);
  }
  .row + .row .window {
    border-top: 0;
  }
  .window:focus-visible {
    outline-offset: -3px;
  }
  .window ul {
    text-wrap: balance;
  }
  .window li {
    display: inline-block;
    margin-right: var(--space-md);
    padding-block: var(--space-2xs);
    font: 700 var(--text-xl) / var(--leading-snug) var(--font-display);
  }
  .window [aria-hidden],
  .hold {
    display: none;
  }

  @media screen and (prefers-reduced-motion: no-preference) {
    .hold {
      display: flex;
      width: fit-content;
      margin-left: auto;
      cursor: pointer;
    }
    .hold input {
      width: 1.15rem;
      height: 1.15rem;
      accent-color: var(--accent);
    }
    &:not(:has(.hold :checked)) {
      .window {
        overflow: hidden;
      }
      .window:not(:focus-visible) {
        -webkit-mask: linear-gradient(to right, #0000, #000 var(--space-xl) calc(100% - var(--space-xl)), #0000);
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
        white-space: nowrap;
      }
      .row:nth-of-type(even) ul {
        animation-direction: reverse;
        animation-duration: 46s;
      }
      .rows-moving:is(:hover, :focus-within) ul {
        animation-play-state: paused;
      }
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
export function Technologies({ section }: { section: Section }) {
  if (section.layout === 'line') return <TechnologyLine section={section} />;
  return (
    <HeadedSection root={MarqueeRoot} section={section} data-tone="sheet">
      <label className="touch-line hold">
        <input type="checkbox" />
        {` ${technologyTexts.pause}`}
        <span className="visually-hidden">{` ${technologyTexts.paused}`}</span>
      </label>
      <div className="rows-moving">
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

/** The first technologies of a service in one line; behind it all of them, by part. A page without script unfolds it, too. */
function TechnologyLine({ section: { anchor, heading, intro, rows } }: { section: Section }) {
  const names = rows.flatMap((row) => row.names);
  return (
    <LineRoot id={anchor}>
      <details className="wrap">
        <summary>
          <Inline as="h2" text={heading} />
          <span className="names">{names.slice(0, SHOWN).join(', ')}</span>{' '}
          <span className="toggle">
            <span className="more">
              {names.length > SHOWN
                ? fillIn(technologyTexts.more, { count: names.length - SHOWN })
                : technologyTexts.byPart}
            </span>{' '}
            <span className="fewer">{technologyTexts.fewer}</span>
          </span>
        </summary>
        {intro && <Inline as="p" className="intro" text={intro} />}
        <Terms terms={rows.map(({ label, names }) => ({ key: label, term: label, text: names.join(', ') }))} />
      </details>
    </LineRoot>
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
