import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { SiteLink } from '@/components/ui/site-link';
import { css, styledRoot } from '@/components/ui/styled-root';
import type { IconName } from '@/content/schema/icon';
import type { SectionOf } from '@/content/schema/section';
import { nameInMargin } from '@/content/section-names';
import { callTexts } from '@/content/texts/section';
import { contactLink } from '@/lib/routes/links';
import { cardStyle } from './shared.style';

const shared = css`
  padding-block: clamp(3rem, 5vw, 4.5rem);

  ${cardStyle}
  h2 {
    font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem);
  }
  li {
    display: grid;
    grid-template-columns: 1fr auto;
  }
`;

/** A strip of three tickets. */
const TicketsRoot = styledRoot('section', 'calls-tickets')`
  ${nameInMargin('calls')}
  ${shared}
  h2 {
    max-width: 13.3em;
    margin-bottom: clamp(1.5rem, 3vw, 2.25rem);
  }
  ol {
    display: grid;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    overflow: hidden;
  }
  li {
    gap: 0.3rem 1.5rem;
    align-content: start;
    padding: 1.6rem clamp(1.4rem, 3vw, 2rem);
    border-top: 2px dashed var(--dash);
  }
  li:first-of-type {
    border-top: 0;
  }
  li:nth-of-type(2) {
    --ring: var(--marker);
    --accent: var(--marker);
    --ink-soft: var(--night-text);
    background: var(--green-deep);
    color: var(--night-text);
  }
  li p {
    grid-column: 1 / -1;
    max-width: 26rem;
  }

  @media (min-width: 40rem) and (max-width: 59.999rem), print {
    li {
      grid-template-columns: 12rem 1fr auto;
    }
    li p {
      grid-area: 1 / 2;
    }
  }
  @media screen and (min-width: 60rem) {
    ol {
      grid-template-columns: repeat(3, 1fr);
    }
    li {
      padding-block: 2rem 2.2rem;
      border-top: 0;
      border-left: 2px dashed var(--dash);
    }
    li:first-of-type {
      border-left: 0;
    }
  }
`;

/** Three lines in large type. */
const LinesRoot = styledRoot('section', 'calls-lines')`
  ${nameInMargin('calls')}
  ${shared}
  .layout {
    display: grid;
    gap: 1.8rem 4rem;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 0.55fr 1fr;
    }
  }
  h2 {
    max-width: 11.3em;
  }
  ol {
    border-top: 1.5px solid var(--ink);
  }
  li {
    gap: 0.2rem 1.5rem;
    align-items: center;
    padding-block: 1.15rem;
    border-bottom: 1px solid var(--line);
    @media (min-width: 40rem) {
      grid-template-columns: 0.75fr 1fr auto;
    }
  }
  h3 {
    font-size: clamp(1.35rem, 1.1rem + 1vw, 1.8rem);
  }
  li p {
    max-width: 32rem;
  }
  @media (max-width: 39.999rem) {
    li > svg {
      grid-area: 1 / 2;
    }
  }
`;

/** Three next steps (specification, section 2): send an inquiry, free 1-hour call, start a project. */
export function Calls({ section }: { section: SectionOf<'calls'> }) {
  const { layout, anchor, heading, service, inquiry, call, project } = section;
  const ways: { title: string; text: string; to: string; icon: IconName }[] = [
    { title: callTexts.inquiry, text: inquiry, to: contactLink(service), icon: 'mail' },
    { title: callTexts.call, text: call, to: 'booking', icon: 'calendar' },
    { title: callTexts.project, text: project, to: contactLink(service), icon: 'clipboard' },
  ];
  const Root = layout === 'tickets' ? TicketsRoot : LinesRoot;
  return (
    <Root id={anchor}>
      <div className="wrap layout">
        <Inline as="h2" text={heading} />
        <ol>
          {ways.map(({ title, text, to, icon }) => (
            <li key={title}>
              <h3>
                <SiteLink to={to}>{title}</SiteLink>
              </h3>
              {layout === 'tickets' && <Icon name={icon} size={1.6} />}
              <Inline as="p" text={text} />
              {layout === 'lines' && <Icon name="arrow-right" size={1.5} />}
            </li>
          ))}
        </ol>
      </div>
    </Root>
  );
}
