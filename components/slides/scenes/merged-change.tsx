import { Stamp } from '@/components/parts/stamp';
import { claims } from '@/content/site';
import { mergedChange } from '@/content/texts/scenes';
import { formatCents } from '@/lib/money/format-money';
import { signedMoney } from '@/lib/papers/amounts';
import { fillIn } from '@/lib/text/fill-in';

const { cents } = mergedChange;
const offCents = Math.round((cents * Number.parseInt(claims.promotion, 10)) / 100);

/** Software: a change that was merged, and below it the invoice with a line of its name. */
export function MergedChange() {
  return (
    <>
      <div className="change">
        <p>
          <b>{mergedChange.name}</b> <span className="release">{mergedChange.release}</span>{' '}
          <span className="merged">{mergedChange.merged}</span>
        </p>
        <pre aria-hidden="true">
          {mergedChange.code.map(({ kind, text }) => (
            <span key={text} data-kind={kind}>
              {text}
            </span>
          ))}
        </pre>
        <ul>
          {mergedChange.checks.map((check) => (
            <li key={check}>{check}</li>
          ))}
        </ul>
      </div>
      <p className="owner">
        <b>{mergedChange.owner}</b>
        {` ${mergedChange.since}`}
      </p>
      <div className="invoice">
        <div className="receipt">
          <p className="receipt-row">
            <b>{mergedChange.invoice}</b> <Stamp />
          </p>
          <p className="receipt-row">
            <span>{mergedChange.name}</span> <span>{formatCents(cents)}</span>
          </p>
          <p className="receipt-row">
            <span>{fillIn(mergedChange.promotion, { promotion: claims.promotion })}</span>{' '}
            <span>{signedMoney(-offCents)}</span>
          </p>
          <p className="receipt-row">
            <span>{mergedChange.total}</span>{' '}
            <span>
              <mark role="none">{formatCents(cents - offCents)}</mark>
            </span>
          </p>
        </div>
      </div>
    </>
  );
}
