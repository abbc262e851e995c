import { PrivacyPreferencesButton } from '@/components/consent/privacy-preferences';
import { Terms } from '@/components/parts/rows';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { consentTexts } from '@/content/texts/privacy';
import { siteConfig } from '@/lib/config/site-config';
import { configuredParts } from '@/lib/pages/configured-parts';

const Root = styledRoot('section', 'prose')`
  padding: calc(var(--header-height) + var(--space-xl)) 0 var(--section-space);

  h1 {
    max-width: 10.64em;
  }
  .intro {
    max-width: 38rem;
    margin-top: var(--space-sm);
  }
  .part {
    display: grid;
    gap: var(--space-xs) var(--space-xl);
    margin-top: var(--space-lg);
    padding-top: var(--space-md);
    border-top: 1.5px dashed var(--dash);
    @media screen and (min-width: 62rem) {
      grid-template-columns: 0.8fr 2fr;
    }
  }
  h2 {
    font-size: var(--text-xl);
  }
  .text {
    display: grid;
    gap: var(--space-sm);
    justify-items: start;
    max-width: 44rem;
  }
  .terms {
    width: 100%;
    border-bottom: 1px solid var(--line);
  }
  dt {
    overflow-wrap: anywhere;
  }
  dd {
    color: var(--ink-soft);
  }

  /* Keeps a heading with its first row, and a row with its rule: a printed grid leaves rules behind at the end of a sheet. */
  @media print {
    .part {
      display: block;
    }
    .text {
      margin-top: var(--space-sm);
    }
    .terms > div {
      break-inside: avoid;
    }
    .terms > :first-child {
      break-before: avoid;
    }
  }
`;

/** Running text: headings at the side, lists of terms as rows. Parts about services that the build lacks are left out. */
export function Prose({ section }: { section: SectionOf<'prose'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <Inline as="h1" text={section.heading} />
        <Inline as="p" className="intro" text={section.intro} />
        {configuredParts(section.parts, siteConfig()).map((part) => (
          <section key={part.id} id={part.id} className="part" aria-labelledby={`${part.id}-heading`}>
            <Inline as="h2" id={`${part.id}-heading`} text={part.heading} />
            <div className="text">
              {part.paragraphs.map(({ text }) => (
                <Inline as="p" key={text} text={text} />
              ))}
              {part.terms.length > 0 && (
                <Terms
                  terms={part.terms.map(({ term, code, text }) => ({
                    key: term,
                    term: code ? <code>{term}</code> : term,
                    text,
                  }))}
                />
              )}
              {part.closing && <Inline as="p" text={part.closing} />}
              {part.hasPrivacyButton && (
                <PrivacyPreferencesButton className="button">{consentTexts.reopen}</PrivacyPreferencesButton>
              )}
            </div>
          </section>
        ))}
      </div>
    </Root>
  );
}
