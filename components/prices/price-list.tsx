import { AddToBill } from '@/components/bill/add-to-bill';
import { PrintSection, ToolPrices } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { bookCall } from '@/content/booking';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { claims } from '@/content/site';
import { billLabels } from '@/content/texts/bill-labels';
import { priceListTexts } from '@/content/texts/price-list';
import { couponTexts } from '@/content/texts/section';
import { briefFeatures, type Offer, offersOf, planName } from '@/lib/money/offers';
import { fillIn } from '@/lib/text/fill-in';
import { inARow } from '@/lib/text/in-a-row';
import { Root } from './price-list.style';

type Section = SectionOf<'price-list'>;
type Group = Section['groups'][number];

const idOf = (group: Group['group']) => `prices-${group}`;

/** Every price of the site on one sheet, each with its way to the visitor's bill. */
export function PriceList({ section }: { section: Section }) {
  const { groups } = section;
  const toolsAt = groups.findIndex(({ group }) => group === 'tools');
  return (
    <HeadedSection root={Root} section={section}>
      <nav className="jump" aria-label={priceListTexts.jump}>
        {groups.map(({ group, title }) => (
          <a key={group} className="touch-line" href={`#${idOf(group)}`}>
            {title}
          </a>
        ))}
      </nav>
      <div className="till">
        <div className="till-slot">
          <span>{priceListTexts.slot}</span> <PrintSection />
          <p className="legend" aria-hidden="true" data-needs-script>
            {priceListTexts.legend}
          </p>
        </div>
        <div className="receipt">
          <div className="halves">
            <div>
              <FreeHour free={section.free} />
              {groups.slice(0, toolsAt).map((group) => (
                <PriceGroup key={group.group} group={group} />
              ))}
            </div>
            <div>
              {groups.slice(toolsAt).map((group) => (
                <PriceGroup key={group.group} group={group} />
              ))}
            </div>
          </div>
          {/* Old links lead to #prices-estimate. */}
          <div className="spread end" id="prices-estimate">
            <div>
              <h3>{fillIn(couponTexts.heading, { percentage: claims.promotion })}</h3>
              <Inline as="p" text={section.discount} />
            </div>
            <ButtonLink action={section.action} />
            {/* In its place as soon as a line of the sheet is on the bill. */}
            <button type="button" className="button" data-variant="solid" data-bill="">
              {billLabels.open}
            </button>
          </div>
        </div>
      </div>
      <Inline as="p" className="closing" text={section.closing} />
    </HeadedSection>
  );
}

function FreeHour({ free }: { free: Section['free'] }) {
  return (
    <div className="group">
      <GroupTitle title={free.group} period={priceListTexts.once} />
      <ul>
        <li>
          <div>
            <SiteLink to={free.to}>
              <Inline text={free.title} />
            </SiteLink>{' '}
            <Inline as="small" text={free.description} />
          </div>{' '}
          <span className="price">
            <mark role="none">{priceListTexts.free}</mark>
          </span>{' '}
          <SiteLink className="book" to={bookCall.to} aria-label={bookCall.label}>
            <Icon name="calendar" size={1.15} />
          </SiteLink>
        </li>
      </ul>
    </div>
  );
}

function PriceGroup({ group: listed }: { group: Group }) {
  const { group, title, note } = listed;
  const id = idOf(group);
  if (listed.group === 'tools')
    return (
      <>
        <ToolPrices id={id} title={title} initial={sampleBill.members} />
        <Inline as="p" className="note" text={listed.note} />
      </>
    );
  const plans = offersOf(listed.group);
  const setup = plans.find(({ setupTerms }) => setupTerms)?.setupTerms;
  return (
    <div className="group" id={id}>
      <GroupTitle title={title} period={plans.find(({ period }) => period)?.period} />
      <ul>
        {plans.map((offer) => (
          <PlanPrice key={offer.id} offer={offer} to={offer.page ?? listed.to} />
        ))}
      </ul>
      {setup && <p className="note">{fillIn(priceListTexts.setup, { setup })}</p>}
      {note && <Inline as="p" className="note" text={note} />}
    </div>
  );
}

function GroupTitle({ title, period }: { title: string; period?: string | undefined }) {
  return (
    <div className="spread title">
      <Inline as="h3" text={title} /> {period && <span>{period}</span>}
    </div>
  );
}

/** A plan without a price says for whom it is. */
function PlanPrice({ offer, to }: { offer: Offer; to: string }) {
  const noun = planName(offer).slice(offer.name.length);
  return (
    <li>
      <div>
        <SiteLink to={to}>
          {offer.name}
          {noun && <span className="visually-hidden">{noun}</span>}
        </SiteLink>{' '}
        <small>{offer.period ? inARow(briefFeatures(offer)) : offer.description.replace(/\.$/, '')}</small>
      </div>{' '}
      <span className="price">
        {offer.price}
        {offer.period && <span className="visually-hidden">{` ${offer.period}`}</span>}
      </span>{' '}
      <AddToBill id={offer.id} name={planName(offer)} />
    </li>
  );
}
