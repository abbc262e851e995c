import { PathIcon } from '@/components/ui/control-icon';
import { planTexts } from '@/content/texts/section';
import { formatRoundCents } from '@/lib/money/format-money';
import { type Offer, promotionCents } from '@/lib/money/offers';
import { Choose, PlanName } from './plan-parts';

/** Drawn where a plan has no number. */
const OPEN_PAGES = 10;
/** A turn, open at the upper right, with its arrow. */
const TURN = 'M20 12a9 9 0 1 1-4-7.500M12.500 5.500h4v-4';

const repeated = <T,>(count: number, draw: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** A size of a website as a row. */
export function PlanSize({ plan }: { plan: Offer }) {
  return (
    <>
      <PlanName plan={plan} />
      <div className="parts">
        <Counted parts={plan.also} />
        <p>
          {plan.also.length === 0
            ? planTexts.counted
            : plan.also.map(({ text, count, of }) => (
                <span key={text}>
                  <b>{count}</b>
                  {` ${of} `}
                </span>
              ))}
        </p>
      </div>
      <SizePrice plan={plan} />
      <Choose plan={plan} variant="outline" />
    </>
  );
}

/** The price of a project, and the same as a first project, less the promotion. */
function SizePrice({ plan: { price, cents, period } }: { plan: Offer }) {
  const first = cents && formatRoundCents(cents - promotionCents(cents));
  return (
    <div>
      <p className="price">
        <span className="amount">{price}</span>
      </p>
      <p className="setup">
        {first ? (
          <>
            {`${period} `}
            <span>
              <b>{first}</b>
              {` ${planTexts.first}`}
            </span>
          </>
        ) : (
          planTexts.custom
        )}
      </p>
    </div>
  );
}

/** The counted parts of a plan, each drawn as often as it is counted. */
function Counted({ parts }: { parts: Offer['also'] }) {
  return (
    <div className="counted" aria-hidden="true">
      {parts.length === 0 && (
        <span data-drawing="page">
          {repeated(OPEN_PAGES, (index) => (
            <i key={index} data-open="" />
          ))}
        </span>
      )}
      {parts.map(({ text, drawing, count = 0 }) => (
        <span key={text} data-drawing={drawing}>
          {repeated(count, (index) =>
            drawing === 'round' ? <PathIcon key={index} d={TURN} size="1.75rem" /> : <i key={index} />,
          )}
        </span>
      ))}
    </div>
  );
}
