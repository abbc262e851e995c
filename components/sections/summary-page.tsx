import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { styledRoot } from '@/components/ui/styled-root';
import { bookCall } from '@/content/booking';
import { site } from '@/content/site';
import { summaryTexts } from '@/content/texts/section';
import type { Route } from '@/lib/routes/find-route';
import { CONTACT_PATH } from '@/lib/routes/paths';

const Root = styledRoot('section', 'summary-page')`
  padding: calc(var(--header-height) + 2rem) 0 var(--section-space);

  h1 {
    max-width: 11.97em;
    margin-top: clamp(1.5rem, 4vw, 3rem);
    font-size: clamp(2.4rem, 1.4rem + 4vw, 4.4rem);
  }
  .lead {
    max-width: 38rem;
    margin: 1.4rem 0 2rem;
    font-size: var(--text-lg);
    color: var(--ink-soft);
  }
  .reach {
    margin-top: 2.5rem;
    padding-top: 1.2rem;
    border-top: 1.5px dashed var(--dash);
    max-width: 38rem;
    color: var(--ink-soft);
  }
`;

/** A route without a page yet: its title and summary, and how to reach us. */
export function SummaryPage({ route }: { route: Route }) {
  return (
    <Root>
      <div className="wrap">
        <Breadcrumb path={route.path} />
        <h1>{route.title}</h1>
        <p className="lead">{route.summary}</p>
        {route.isIndexed && (
          <>
            <div className="actions">
              <ButtonLink action={bookCall} />
              <ButtonLink action={{ label: summaryTexts.inquiry, to: CONTACT_PATH }} variant="outline" />
            </div>
            <p className="reach">
              <Filled
                text={summaryTexts.call}
                values={{
                  first: <Phone phone={site.phones[0]} />,
                  second: <Phone phone={site.phones[1]} />,
                  hours: site.hours,
                  zone: site.hoursZone,
                }}
              />
            </p>
          </>
        )}
      </div>
    </Root>
  );
}

function Phone({ phone: { dial, display } }: { phone: (typeof site.phones)[number] }) {
  return <a href={`tel:${dial}`}>{display}</a>;
}
