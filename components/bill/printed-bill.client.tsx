'use client';

import { claims } from '@/content/site';
import { billTexts } from '@/content/texts/bill';
import { aboutToolsText, estimateText, sumLines, termsText } from '@/lib/bill/bill-words';
import type { PricedBill } from '@/lib/bill/price-bill';
import { peopleText } from '@/lib/calculator/members-scale';
import { todayText } from '@/lib/platform/printed-line.browser';
import { fillIn } from '@/lib/text/fill-in';
import './printed-bill.css';

/** The bill on paper. While the bill is open it is all of the page that prints, with the line that says whose it is (printed-bill.css). */
export function PrintedBill({ bill }: { bill: PricedBill }) {
  const lines = bill.lines.filter(({ isOut }) => !isOut);
  const offer = fillIn(billTexts.offer, { date: todayText(), promotion: claims.promotion });
  return (
    <article className="bill-print" data-lines={lines.length > 14 ? 'many' : 'few'}>
      <div className="spread">
        <h2>{billTexts.printed}</h2>
        {lines.some(({ kind }) => kind === 'tool') && <span>{peopleText(bill.people)}</span>}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{billTexts.line}</th>
            <th scope="col">{billTexts.price}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, name, detail, price }) => (
            <tr key={id}>
              <td>
                <strong>{name}</strong>
                {` ${detail}`}
              </td>
              <td>{termsText(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {sumLines(bill).map(({ period, name, amount }) => (
            <tr key={period}>
              <td>{name}</td>
              <td>{amount}</td>
            </tr>
          ))}
          {bill.inEstimate > 0 && (
            <tr>
              <td colSpan={2}>{`+ ${estimateText(bill)}`}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p>{`${aboutToolsText(bill)} ${offer}`.trim()}</p>
    </article>
  );
}
