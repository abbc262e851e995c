import { AddToBill } from '@/components/bill/add-to-bill';
import { Stamp } from '@/components/parts/stamp';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionOf } from '@/content/schema/section';
import { whatItCostsTexts } from '@/content/texts/what-it-costs';
import { MEMBERS_PER_DOUBLING } from '@/lib/calculator/estimate';
import { toolNames } from '@/lib/calculator/estimate-words';
import { toolPrices } from '@/lib/calculator/tool-prices';
import { formatRoundCents } from '@/lib/money/format-money';
import { offersOf, planName } from '@/lib/money/offers';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';
import { BillCut } from './bill-cut';
import { EstimateRoot, ListedRoot } from './what-it-costs.style';

type Section = SectionOf<'what-it-costs'>;
type Price = Section['price'];
type PriceOf<Case extends Price['case']> = Extract<Price, { case: Case }>;

/** What a service costs, or what decides it, beside the line of the sample bill that it touches, or the line that it adds. */
export function WhatItCosts({ section: { anchor, tone, price, text, action, line } }: { section: Section }) {
  const isNight = tone === 'night';
  const isEstimate = price.case === 'estimate';
  const Root = isEstimate ? EstimateRoot : ListedRoot;
  const bill = billOf(price);
  const sample = 'parts' in line && line.parts;
  return (
    <Root
      id={anchor}
      className="section"
      data-tone={isNight ? undefined : tone}
      data-panel={isNight ? tone : undefined}
    >
      <div className="wrap layout">
        <div>
          <Inline as="h2" text={isEstimate ? price.heading : whatItCostsTexts.listed} />
          <PriceFigures price={price} />
          <p className="say">
            {isEstimate && <Inline as="b" text={price.point} />}
            <Inline text={isEstimate ? ` ${text} ${inWritingOf(price)}` : text} />
          </p>
          <div className="actions">
            <ButtonLink action={action} variant={isNight ? 'marker' : 'outline'} />
            {bill && <AddToBill id={bill.id} name={planName(bill)} />}
          </div>
        </div>
        <div>
          <h3>
            {`${headingOf(line)} `}
            {sample && <Stamp />}
          </h3>
          <BillCut line={line} price={bill && fillIn(whatItCostsTexts.from, { price: bill.price })} />
          {!sample && (
            <p className="ways">
              <SiteLink className="touch-line" to="/#one-bill">
                {whatItCostsTexts.wholeBill}
              </SiteLink>{' '}
              <SiteLink className="touch-line" to={CALCULATOR_PATH}>
                {whatItCostsTexts.calculator}
              </SiteLink>
            </p>
          )}
        </div>
      </div>
    </Root>
  );
}

const inWritingOf = ({ isMonthly }: PriceOf<'estimate'>) =>
  isMonthly ? whatItCostsTexts.inWritingMonthly : whatItCostsTexts.inWriting;

function headingOf(line: Section['line']): string {
  if ('marked' in line) return whatItCostsTexts.line;
  return line.parts ? whatItCostsTexts.sample : whatItCostsTexts.newLine;
}

function PriceFigures({ price }: { price: Price }) {
  if (price.case === 'tools') return <ToolFigures />;
  if (price.case === 'estimate') return <Decides price={price} />;
  const [first, ...others] = listedPlans(price);
  if (!first) return null;
  const terms = fillIn(whatItCostsTexts.first, { period: first.period ?? '', plan: first.name });
  return (
    <Figures price={first.price} terms={terms} others={others.map(({ name, price: value }) => ({ name, value }))} />
  );
}

type Figure = { name: string; value: string };

function Figures({ price, terms, others }: { price: string; terms: string; others: readonly Figure[] }) {
  return (
    <>
      <p className="big">
        <b>{price}</b>
        {` ${terms}`}
      </p>
      {others.length > 0 && (
        <dl>
          {others.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The price of most tools, and of those that cost something else. */
function ToolFigures() {
  const [usual, ...others] = toolPrices();
  if (!usual) return null;
  const figures = others.map(({ cents, tools }) => ({ name: toolNames(tools), value: formatRoundCents(cents) }));
  const doubles = fillIn(whatItCostsTexts.doublesAt, { people: MEMBERS_PER_DOUBLING });
  return (
    <Figures
      price={formatRoundCents(usual.cents)}
      terms={fillIn(whatItCostsTexts.tool, { people: MEMBERS_PER_DOUBLING - 1 })}
      others={[...figures, { name: doubles, value: whatItCostsTexts.doubles }]}
    />
  );
}

function Decides({ price: { decides } }: { price: PriceOf<'estimate'> }) {
  return (
    <ul className="decides">
      {decides.map(({ title, description }) => (
        <li key={title}>
          <Inline as="b" text={title} /> <Inline as="span" text={description} />
        </li>
      ))}
    </ul>
  );
}

const listedPlans = ({ plans }: PriceOf<'listed'>) => offersOf(plans).filter(({ period }) => period);

/** The plan whose price is the large one goes on the bill. */
const billOf = (price: Price) => (price.case === 'listed' ? listedPlans(price)[0] : undefined);
