import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import { claims, site } from '@/content/site';
import { contactTexts } from '@/content/texts/contact-page';

/** The two columns of the contact page, in its hero and around the form below. */
export const CONTACT_COLUMNS = 'minmax(0, 1.35fr) minmax(0, 0.85fr)';

const Root = styledRoot('section', 'contact-hero')`
  padding-top: calc(var(--header-height) + var(--space-xl));
  padding-bottom: var(--space-xl);

  --sides: ${CONTACT_COLUMNS};

  .layout {
    align-items: end;
  }
  .whole {
    white-space: nowrap;
  }

  @media screen and (min-width: 62rem) {
    /* Two lines, so that the form begins high. */
    h1 {
      font-size: var(--text-3xl);
    }
    .intro {
      padding-bottom: var(--space-2xs);
    }
  }
`;

export function ContactHero() {
  const cities = site.offices.map((office) => office.city).join(` ${contactTexts.or} `);
  return (
    <Root>
      <div className="wrap layout">
        <Inline as="h1" text={contactTexts.heading} />
        <p className="intro">
          <Filled
            text={contactTexts.about}
            values={{ cities, duration: <span className="whole">{claims.consultation}</span> }}
          />
        </p>
      </div>
    </Root>
  );
}
