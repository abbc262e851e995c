import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import type { IconName } from '@/content/schema/icon';

const RowsRoot = styledRoot('ul', 'rows')`
  border-top: 1.5px solid;

  > li {
    position: relative;
    display: grid;
    grid-template-columns: auto 1fr auto;
    gap: var(--space-3xs) var(--space-xs);
    align-content: start;
    align-items: start;
    padding-block: var(--space-xs);
    border-bottom: 1.5px dashed var(--dash);
  }
  [data-panel='night'] > * & > li {
    border-color: var(--night-line-strong);
  }
  > li > :is(h3, h4) {
    font-size: var(--text-lg);
  }
  /* Nothing else says that the row is a link. */
  .cover-link {
    text-decoration-line: underline;
  }
  > li > p {
    grid-column: 2 / -1;
  }
  > li > :is(h3, h4) + p {
    max-width: 38rem;
    color: var(--ink-soft);
  }
  /* What can be done about it stands beside the title. */
  > li > a {
    grid-area: 1 / 3;
    margin-block: calc(-1 * var(--space-2xs));
  }

  /* With large text on a phone there is no room beside it. */
  @media (width < 18rem) {
    > li > a {
      grid-area: auto / 2;
    }
  }
  @media screen and (min-width: 48rem) {
    &[data-columns='three'] > li {
      grid-template-columns: auto 1fr calc(50% - var(--space-md));
      column-gap: var(--space-lg);
      padding-block: var(--space-sm);
    }
    &[data-columns='three'] > li > p {
      grid-column: 3;
    }
    &[data-columns='two'] {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-xl);
    }
  }
`;

const TermsRoot = styledRoot('dl', 'terms')`
  > div {
    padding-block: var(--space-xs);
    border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
  }
  dt {
    color: var(--ink-soft);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  @media (min-width: 40rem) {
    > div {
      display: grid;
      grid-template-columns: 13rem 1fr;
      gap: var(--space-md);
      align-items: baseline;
    }
  }
`;

type Row = {
  icon: IconName;
  title?: string;
  /** Where the title leads. */
  to?: string;
  description: string;
  /** A link beside the title. */
  action?: ReactNode;
};

type Props = {
  rows: readonly Row[];
  heading?: 'h3' | 'h4';
  /** On a wide screen: `two` rows side by side, or title and text of a row in `three` columns with the icon. */
  columns?: 'two' | 'three';
};

/** Points in rows. */
export function Rows({ rows, heading: Heading = 'h3', columns }: Props) {
  return (
    <RowsRoot className="rows" data-columns={columns}>
      {rows.map(({ icon, title, to, description, action }) => {
        const name = title && <Inline text={title} />;
        return (
          <li key={title ?? description}>
            <Icon name={icon} size={1.5} />
            {name && <Heading>{to ? <CoverLink to={to}>{name}</CoverLink> : name}</Heading>}
            <Inline as="p" text={description} />
            {action}
          </li>
        );
      })}
    </RowsRoot>
  );
}

/** The link of a title, which covers its row or card. */
export function CoverLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className="cover-link">
      {children}
    </SiteLink>
  );
}

/** Terms with what they mean. */
export function Terms({ terms }: { terms: readonly { term: ReactNode; key: string; text: string }[] }) {
  return (
    <TermsRoot className="terms">
      {terms.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <Inline as="dd" text={text} />
        </div>
      ))}
    </TermsRoot>
  );
}
