import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { css, styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { toAnchor } from '@/lib/text/parse-inline';
import { disclosureStyle, headBesideStyle } from './shared.style';

const shared = css`
  padding-block: var(--section-space-open);

  .list {
    border-top: 1.5px solid var(--ink);
  }
  ${disclosureStyle}
  h3 {
    font-size: 1.15rem;
    line-height: 1.3;
  }
  summary:hover h3 {
    color: var(--link);
  }
  summary::after {
    content: '';
    flex: none;
    width: 0.6rem;
    height: 0.6rem;
    margin: -0.3rem 0.25rem 0 0;
    border: solid var(--accent);
    border-width: 0 2.5px 2.5px 0;
    rotate: 45deg;
    transition: rotate var(--quick);
  }
  [open] > summary::after {
    margin-top: 0.3rem;
    rotate: 225deg;
  }
  details p {
    max-width: 42rem;
    padding: 0 2.5rem 1.5rem 0;
    /* An address that opens an answer shows its question, too. */
    scroll-margin-top: 6rem;
    color: var(--ink-soft);
  }
`;

/** The heading stays beside a long list. */
const SplitRoot = styledRoot('section', 'faq-split')`
  ${shared}
  ${headBesideStyle}
`;

/** Two lists side by side under a heading. */
const ColumnsRoot = styledRoot('section', 'faq-columns')`
  ${shared}
  padding-block: var(--section-space);
  background: var(--sheet);
  border-block: 1px solid var(--line);

  @media (max-width: 63.999rem), print {
    .list + .list {
      border-top: 0;
    }
  }
  @media screen and (min-width: 64rem) {
    .lists {
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: 4rem;
      align-items: start;
    }
  }
`;

/**
 * Questions that buyers ask. `<details>` with the same name: one answer is open at a time, and a click closes it. Browsers open
 * the answer whose id the address has.
 */
export function Faq({ section }: { section: SectionOf<'faq'> }) {
  const { layout, anchor: name = 'faq', items } = section;
  const half = Math.ceil(items.length / 2);
  if (layout === 'split') {
    return (
      <HeadedSection root={SplitRoot} section={section}>
        <Questions items={items} name={name} />
      </HeadedSection>
    );
  }
  return (
    <HeadedSection root={ColumnsRoot} section={section} data-tone="sheet">
      <div className="lists">
        <Questions items={items.slice(0, half)} name={name} />
        <Questions items={items.slice(half)} name={name} />
      </div>
    </HeadedSection>
  );
}

function Questions({ items, name }: { items: SectionOf<'faq'>['items']; name: string }) {
  return (
    <div className="list">
      {items.map((item) => (
        <details key={item.question} name={name}>
          <summary>
            <Inline as="h3" text={item.question} />
          </summary>
          <Inline as="p" id={toAnchor(item.question)} text={item.answer} />
        </details>
      ))}
    </div>
  );
}
