import { PrivacyPreferencesButton } from '@/components/consent/privacy-preferences';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { consentTexts } from '@/content/texts/privacy';
import { siteConfig } from '@/lib/config/site-config';
import { configuredParts } from '@/lib/pages/configured-parts';

const Root = styledRoot('section', 'prose')`
  padding: calc(var(--header-height) + clamp(2.5rem, 5vw, 4.5rem)) 0 var(--section-space);

  h1 {
    max-width: 10.64em;
    font-size: clamp(2.4rem, 1.4rem + 4vw, 4.4rem);
  }
  .intro {
    max-width: 38rem;
    margin-top: 1.4rem;
    font-size: var(--text-lg);
  }
  .part {
    display: grid;
    gap: 0.9rem 3rem;
    margin-top: clamp(2rem, 4vw, 3rem);
    padding-top: clamp(1.6rem, 3vw, 2.2rem);
    border-top: 1.5px dashed var(--dash);
    @media screen and (min-width: 60rem) {
      grid-template-columns: 0.8fr 2fr;
    }
  }
  h2 {
    font-size: 1.6rem;
    line-height: 1.15;
  }
  .text {
    display: grid;
    gap: 1rem;
    justify-items: start;
    max-width: 44rem;
    min-width: 0;
  }
  dl {
    width: 100%;
  }
  .row {
    padding: 0.75rem 0;
    border-top: 1px solid var(--line);
    @media (min-width: 40rem) {
      display: grid;
      grid-template-columns: 13.5rem 1fr;
      gap: 1.5rem;
    }
  }
  .row:last-of-type {
    border-bottom: 1px solid var(--line);
  }
  dt {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  code {
    font: 500 var(--text-xs) / 1.5 var(--font-mono);
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
      margin-top: 0.9rem;
    }
    .row {
      break-inside: avoid;
    }
    .row:first-of-type {
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
                <dl>
                  {part.terms.map(({ term, code, text }) => (
                    <div key={term} className="row">
                      <dt>{code ? <code>{term}</code> : term}</dt>
                      <Inline as="dd" text={text} />
                    </div>
                  ))}
                </dl>
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
