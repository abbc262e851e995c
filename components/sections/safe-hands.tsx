import { Rows } from '@/components/parts/rows';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'safe-hands')`
  h3 {
    margin-bottom: var(--space-2xs);
  }
  .log {
    margin-top: var(--space-sm);
    padding: var(--space-sm) var(--space-md);
    /* Seen in forced colors. */
    border: 1px solid #0000;
    border-radius: var(--radius-control);
    background: var(--sheet);
  }
  .receipt {
    font: 400 var(--text-md) / var(--leading-snug) var(--font-text);
  }
  .receipt .rows {
    margin-block: var(--space-sm);
  }
  .to {
    font-weight: 600;
  }
`;

/** Who gets in, and what a client takes along. */
export function SafeHands({ section }: { section: SectionOf<'safe-hands'> }) {
  const { access, leaving } = section;
  return (
    <HeadedSection root={Root} section={section} data-tone="mist">
      <div className="layout">
        <div>
          <h3>{access.heading}</h3>
          <Rows
            heading="h4"
            rows={access.items.map(({ action, ...item }) => ({ ...item, action: <ArrowLink {...action} /> }))}
          />
          <Inline as="p" className="log" text={access.note} />
        </div>
        <div className="receipt-shadow">
          <div className="receipt">
            <h3>{leaving.heading}</h3>
            <Rows heading="h4" rows={leaving.items.map((item) => ({ ...item, icon: 'check' }))} />
            <Inline as="p" text={leaving.note} />
          </div>
        </div>
      </div>
    </HeadedSection>
  );
}

function ArrowLink({ label, to }: { label: string; to: string }) {
  return (
    <SiteLink to={to} className="touch-line to">
      {label}
      <Icon name="arrow-right" size={0.95} />
    </SiteLink>
  );
}
