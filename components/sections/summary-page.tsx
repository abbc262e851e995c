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
  margin-top: var(--header-height);
  padding-block: var(--space-xs) var(--section-space);

  h1 {
    max-width: 11.97em;
    margin-top: var(--space-md);
  }
  :is(.lead, .reach) {
    max-width: 38rem;
    color: var(--ink-soft);
  }
  .lead {
    margin-block: var(--space-sm) var(--space-lg);
    font-size: var(--text-lg);
  }
  .reach {
    margin-top: var(--space-lg);
    padding-top: var(--space-sm);
    border-top: 1.5px dashed var(--dash);
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
