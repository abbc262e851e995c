import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';

const Root = styledRoot('section', 'safe-hands')`
  ${nameInMargin('safe-hands')}
  padding-block: var(--section-space-open);

  .layout {
    display: grid;
    gap: 2.6rem clamp(2.5rem, 5vw, 4rem);
    align-items: start;
  }
  h3 {
    font-size: clamp(1.4rem, 1.2rem + 0.7vw, 1.7rem);
  }
  h4 {
    font: 700 1.12rem/1.3 var(--font-display);
  }
  :is(li, .slip-head) p,
  .copies-note {
    margin-top: 0.15rem;
    color: var(--ink-soft);
    font-size: 1rem;
    line-height: 1.5;
  }
  .to {
    display: inline-flex;
    gap: 0.35rem;
    align-items: center;
    min-height: 2.75rem;
    font-weight: 600;
    font-size: 0.96rem;
  }
  .access {
    margin-top: 1rem;
    border-top: 2px solid;
  }
  .access li {
    display: grid;
    grid-template-columns: 1.7rem minmax(0, 1fr);
    gap: 0 1rem;
    padding-block: 1.05rem;
    border-bottom: 1px solid var(--line);
  }
  .access li > svg {
    margin-top: 0.05rem;
    color: var(--accent);
  }
  .access .to {
    grid-column: 2;
    justify-self: start;
    margin-bottom: -0.6rem;
  }
  .log {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.9rem;
    align-items: center;
    margin-top: 1.3rem;
    padding: 0.95rem 1.2rem;
    border-radius: var(--radius-control);
    background: var(--mist);
  }
  .log svg {
    color: var(--green-deep);
  }
  .log mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }
  .slip {
    filter: var(--shadow);
  }
  .receipt {
    padding: 0 0 2.2rem;
    font: 400 1rem/1.5 var(--font-text);
  }
  .slip-head {
    padding: 1.35rem clamp(1.2rem, 3vw, 1.7rem) 1.3rem;
    background: var(--green-deep);
    color: var(--sheet);
  }
  .slip-head p {
    color: var(--night-pale);
  }
  .slip ul,
  .after {
    margin-inline: clamp(1.2rem, 3vw, 1.7rem);
  }
  .slip ul {
    padding-top: 0.5rem;
  }
  .slip li {
    display: grid;
    grid-template-columns: 1.6rem minmax(0, 1fr);
    gap: 0.85rem;
    padding-block: 0.85rem;
  }
  .slip li + li {
    border-top: 1.5px dashed var(--dash);
  }
  .box {
    display: grid;
    place-items: center;
    width: 1.55rem;
    height: 1.55rem;
    border: 1.5px solid var(--ink);
    border-radius: 0.25rem;
    color: var(--accent);
  }
  .after {
    padding-top: 0.9rem;
    border-top: 2px solid;
  }
  .copies-head {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0 1rem;
    margin: 3.5rem 0 1.2rem;
  }
  .copies {
    display: grid;
  }
  .copies li {
    position: relative;
    min-height: 5.4rem;
    padding: 0 0 1.7rem 4.6rem;
  }
  .dot {
    position: absolute;
    top: 0;
    left: 0;
    display: grid;
    place-items: center;
    width: 3.4rem;
    height: 3.4rem;
    border: 2px solid var(--ink);
    border-radius: 0.7rem;
    background: var(--sheet);
  }
  li:nth-of-type(3) .dot {
    background: var(--night);
    color: var(--marker);
  }
  li:nth-of-type(4) .dot {
    background: var(--marker);
  }
  /* The way of a copy, from station to station. */
  .copies li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    inset: 3.4rem auto 0 1.65rem;
    border: 0 solid;
    border-left-width: 2px;
  }
  .copies li:nth-of-type(n + 2)::before {
    border-style: dashed;
  }
  .copies-note {
    max-width: 52rem;
  }

  @media screen and (min-width: 40rem) {
    .access li {
      grid-template-columns: 1.7rem minmax(0, 1fr) auto;
    }
    .access .to {
      grid-column: 3;
      margin-block: -0.55rem;
    }
  }
  @media screen and (min-width: 66rem) {
    .layout {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
    }
    .copies {
      grid-template-columns: repeat(4, 1fr);
    }
    .copies li {
      padding: 4.3rem 1.6rem 1.7rem 0;
    }
    .copies li:not(:last-of-type)::before {
      inset: 1.65rem 0 auto 3.4rem;
      border-width: 2px 0 0;
    }
  }
  @media print {
    .slip {
      filter: none;
      border: 1px solid;
    }
    .slip-head {
      background: none;
      color: inherit;
    }
    li,
    .slip {
      break-inside: avoid;
    }
  }
  @media (forced-colors: active) {
    .log,
    .receipt {
      border: 1px solid;
    }
  }
`;

/** Who gets in, what a client takes along, and where the copies are. */
export function SafeHands({ section }: { section: SectionOf<'safe-hands'> }) {
  const { access, leaving, copies } = section;
  return (
    <HeadedSection root={Root} section={section}>
      <div className="layout">
        <div>
          <h3>{access.heading}</h3>
          <ul className="access">
            {access.items.map(({ icon, title, description, action }) => (
              <li key={title}>
                <Icon name={icon} size={1.5} />
                <div>
                  <h4>{title}</h4>
                  <Inline as="p" text={description} />
                </div>
                <ArrowLink {...action} />
              </li>
            ))}
          </ul>
          <p className="log">
            <Icon name="file-text" size={1.5} />
            <Inline as="span" text={access.note} />
          </p>
        </div>
        <div className="slip">
          <div className="receipt">
            <div className="slip-head">
              <h3>{leaving.heading}</h3>
              <Inline as="p" text={leaving.intro} />
            </div>
            <ul>
              {leaving.items.map(({ title, description }) => (
                <li key={title}>
                  <span className="box">
                    <Icon name="check" size={1.15} />
                  </span>
                  <div>
                    <h4>
                      <Inline text={title} />
                    </h4>
                    <Inline as="p" text={description} />
                  </div>
                </li>
              ))}
            </ul>
            <Inline as="p" className="after" text={leaving.note} />
          </div>
        </div>
      </div>
      <div className="copies-head">
        <h3>{copies.heading}</h3>
        <ArrowLink {...copies.action} />
      </div>
      <ol className="copies">
        {copies.steps.map(({ icon, title, description }) => (
          <li key={title}>
            <span className="dot">
              <Icon name={icon} size={1.6} />
            </span>
            <h4>{title}</h4>
            <Inline as="p" text={description} />
          </li>
        ))}
      </ol>
      <Inline as="p" className="copies-note" text={copies.note} />
    </HeadedSection>
  );
}

function ArrowLink({ label, to }: { label: string; to: string }) {
  return (
    <SiteLink to={to} className="to">
      {label}
      <Icon name="arrow-right" size={0.95} />
    </SiteLink>
  );
}
