import { PathIcon } from '@/components/ui/control-icon';
import type { Offer } from '@/lib/money/offers';

/** Drawn where a plan has no number: some, and room for more. */
const OPEN_SERVERS = 4;
const OPEN_PAGES = 10;
/** A turn, open at the upper right, with its arrow. */
const TURN = 'M20 12a9 9 0 1 1-4-7.500M12.500 5.500h4v-4';

const repeated = <T,>(count: number, draw: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => draw(index));

/** The servers of a plan one by one, so that the eye sees what the price buys. `servers` such as '4 VPS' or 'Unlimited VPS'. */
export function Rack({ servers = '' }: { servers?: string }) {
  const count = Number.parseInt(servers, 10);
  const isOpen = Number.isNaN(count);
  return (
    <div className="rack" aria-hidden="true">
      {isOpen && repeated(2, (index) => <i key={index} data-open="" />)}
      {repeated(isOpen ? OPEN_SERVERS : count, (index) => (
        <i key={index} />
      ))}
    </div>
  );
}

/** The counted parts of a plan, each drawn as often as it is counted. */
export function Counted({ parts }: { parts: Offer['also'] }) {
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
