import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { SiteLink } from '@/components/ui/site-link';
import type { IconName } from '@/content/schema/icon';

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

/** Points in rows. Styles are in rows.css. */
export function Rows({ rows, heading: Heading = 'h3', columns }: Props) {
  return (
    <ul className="rows" data-columns={columns}>
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
    </ul>
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
    <dl className="terms">
      {terms.map(({ key, term, text }) => (
        <div key={key}>
          <dt>{term}</dt>
          <Inline as="dd" text={text} />
        </div>
      ))}
    </dl>
  );
}
