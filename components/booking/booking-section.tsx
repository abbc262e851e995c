import { InlineDrawing } from '@/components/illustrations/drawing';
import { BookingCalendar } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import { WriteOrCall, writeOrCallStyles } from '@/components/ui/write-or-call';
import { bookCall } from '@/content/booking';
import type { SectionOf } from '@/content/schema/section';
import { bookingTexts } from '@/content/texts/section';
import { siteConfig } from '@/lib/config/site-config';

const Root = styledRoot('section', 'booking')`
  padding-block: var(--section-space);
  border-top: 1px solid var(--line);
  --sides: minmax(0, 0.8fr) minmax(0, 1.45fr);

  h2 {
    max-width: 9.31em;
  }
  .intro {
    max-width: 32rem;
    margin: var(--space-sm) 0 var(--space-md);
    font-size: var(--text-md);
  }
  .calendar {
    display: grid;
    justify-items: center;
    gap: var(--space-md);
    padding: var(--space-lg);
    background: var(--mist);
    border-radius: var(--radius-card);
  }
  .calendar > svg {
    width: min(20rem, 100%);
  }
  .calendar[data-status='shown'] {
    padding: 0;
    background: none;
  }
  .calendar > div {
    width: 100%;
  }
  .calendar > div:empty {
    display: none;
  }
  .loading {
    min-height: 3.1rem;
    align-content: center;
    color: var(--ink-soft);
  }
  ${writeOrCallStyles}
  .write-or-call {
    width: 100%;
    max-width: 26rem;
  }
  .calendar[data-status='failed'] {
    justify-items: start;
  }

  @media screen and (min-width: 62rem) {
    .words {
      position: sticky;
      top: calc(var(--header-height) + var(--space-lg));
    }
  }
`;

export function BookingSection({ section }: { section: SectionOf<'booking'> }) {
  const { bookingUrl, calendar } = siteConfig();
  return (
    <Root id={section.anchor}>
      <div className="wrap layout">
        <div className="words">
          <Inline as="h2" text={section.heading} />
          <Inline as="p" className="intro" text={section.intro} />
          {bookingUrl && <ButtonLink action={bookCall} hasArrow />}
        </div>
        {calendar ? (
          <BookingCalendar
            calendar={calendar}
            cover={<InlineDrawing name="month" />}
            fallback={
              <>
                <WriteOrCall reason={bookingTexts.failed} />
                {bookingUrl && <ButtonLink action={bookCall} variant="outline" hasArrow />}
              </>
            }
          />
        ) : (
          <WriteOrCall reason={bookingTexts.none} />
        )}
      </div>
    </Root>
  );
}
