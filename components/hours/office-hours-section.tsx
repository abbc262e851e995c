import { OfficeHours } from '@/components/lazy.client';
import { Rows } from '@/components/parts/rows';
import { Inline } from '@/components/ui/inline';
import type { SectionOf } from '@/content/schema/section';
import { site } from '@/content/site';
import { hoursSectionTexts } from '@/content/texts/section';
import { readHours } from '@/lib/hours/read-hours';
import { fillIn } from '@/lib/text/fill-in';
import { plainText } from '@/lib/text/parse-inline';
import { OfficeHoursRoot } from './office-hours.style';

/** The page is read at any time of the year: it draws a day in winter, and its note says what changes in summer. */
const WINTER_DAY = Date.UTC(2026, 0, 15, 12);

/** When both offices are open, in the visitor's time zone, and what is done day and night. */
export function OfficeHoursSection({ section }: { section: SectionOf<'office-hours'> }) {
  return (
    <OfficeHoursRoot id={section.anchor} className="section" data-panel="night">
      <div className="wrap">
        <Inline as="h2" text={section.heading} />
        <div className="layout">
          <div className="ruler">
            <div className="axis" aria-hidden="true">
              {hoursSectionTexts.axis.map((label, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two labels are the same
                <span key={index}>{label}</span>
              ))}
            </div>
            <OfficeHours
              offices={site.offices.map(({ city, timeZone }) => ({ city, timeZone }))}
              hours={readHours(site.hours)}
              timeZone={site.offices[0].timeZone}
              now={WINTER_DAY}
              note={plainText(section.note)}
              officesLine={fillIn(hoursSectionTexts.offices, { hours: site.hours, zone: site.hoursZone })}
            >
              <li className="always">
                <b>{hoursSectionTexts.always}</b> <small>{hoursSectionTexts.everyDay}</small>
                <span className="track">
                  <i />
                </span>
                <Inline as="span" className="text" text={section.always} />
              </li>
            </OfficeHours>
          </div>
          <div className="coverage">
            {([section.covered, section.notCovered] as const).map(({ heading, items }, index) => (
              <div key={heading}>
                <Inline as="h3" text={heading} />
                <Rows rows={items.map((description) => ({ icon: index === 0 ? 'check' : 'cross', description }))} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </OfficeHoursRoot>
  );
}
