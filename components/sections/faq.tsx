import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { toAnchor } from '@/lib/text/parse-inline';

const Root = styledRoot('section', 'faq')`
  h3 {
    font-size: var(--text-lg);
  }
  summary:hover h3 {
    color: var(--link);
  }
  details p {
    max-width: 42rem;
    padding-bottom: var(--space-sm);
    /* An address that opens an answer shows its question, too. */
    scroll-margin-top: var(--section-space);
    color: var(--ink-soft);
  }
  /* On a wide screen the heading stays beside the list while that scrolls. */
  @media screen and (min-width: 62rem) {
    .wrap {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--space-xl);
      align-items: start;
    }
    .section-head {
      position: sticky;
      top: var(--section-space);
      grid-template-columns: 1fr;
      margin: 0;
    }
  }
`;

/**
 * Questions that buyers ask. `<details>` with the same name: one answer is open at a time, and a click closes it. Browsers open
 * the answer whose id the address has.
 */
export function Faq({ section }: { section: SectionOf<'faq'> }) {
  const { anchor: name = 'faq', items } = section;
  return (
    <HeadedSection root={Root} section={section}>
      <div className="disclosures">
        {items.map((item) => (
          <details key={item.question} name={name}>
            <summary>
              <Inline as="h3" text={item.question} />
            </summary>
            <Inline as="p" id={toAnchor(item.question)} text={item.answer} />
          </details>
        ))}
      </div>
    </HeadedSection>
  );
}
