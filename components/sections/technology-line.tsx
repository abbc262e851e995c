import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { technologyTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';

/** How many names the line shows. */
const SHOWN = 8;

/** After a night section the line belongs to that one: it moves up into its lower space. */
const Root = styledRoot('section', 'technologies-line')`
  padding-block: 1.2rem;
  border-block: 1px solid var(--line);

  [data-panel='night'] + & {
    --line: var(--night-line);
    --ink-soft: var(--night-soft);
    --link: var(--marker);
    --ring: var(--marker);
    border: 0;
    margin-top: calc(-0.7 * var(--section-space));
    padding-bottom: calc(0.5 * var(--section-space));
    background: var(--night);
    color: var(--night-text);
  }
  /* The name in the margin: at its usual height it would stand below this low section. */
  &::before {
    top: 2.7rem;
  }
  .line {
    display: grid;
    gap: 0.3rem 2rem;
    align-items: baseline;
    padding-block: 0.8rem;
  }
  h2 {
    font-size: 1.25rem;
    line-height: 1.3;
    letter-spacing: -0.015em;
  }
  .names {
    color: var(--ink-soft);
  }
  .toggle {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 0.25em;
    white-space: nowrap;
    min-height: 2.75rem;
    align-content: center;
  }
  [open] .names,
  [open] .more,
  :not([open]) > .line .fewer {
    display: none;
  }
  dl {
    display: grid;
    gap: 0.6rem 2rem;
    padding-bottom: 1.2rem;
  }
  dt {
    font: 500 var(--text-xs) / 1.9 var(--font-mono);
    color: var(--ink-soft);
  }
  .intro {
    margin: 0 0 1rem;
  }
  @media (min-width: 40rem) {
    dl > div {
      display: grid;
      grid-template-columns: 12rem 1fr;
    }
  }
  @media screen and (min-width: 60rem) {
    .line {
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

/** The first technologies of a service in one line; behind it all of them, by part. A page without script unfolds it, too. */
export function TechnologyLine({ section: { anchor, heading, intro, rows } }: { section: SectionOf<'technologies'> }) {
  const names = rows.flatMap((row) => row.names);
  return (
    <Root id={anchor}>
      <details className="wrap">
        <summary className="line">
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
        <dl>
          {rows.map((row) => (
            <div key={row.label}>
              <dt>{row.label}</dt>
              <dd>{row.names.join(', ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Root>
  );
}
