import { useEffect, useRef, useState } from 'react';
import { browserClock } from '@/lib/browser/clock';
import { saveFile } from '@/lib/browser/save-file';
import type { Estimate } from '@/lib/calculator/estimate';
import { csvFileName, estimateCsv } from '@/lib/calculator/estimate-csv';

/** A confirmation shows for this long (specification, section 9). */
const COPIED_FOR_MS = 2000;

/** What can be done with an estimate: copy its address, hand it to another app, print it, take it as a table. */
export function ShareEstimate({ estimate, query, isReady }: { estimate: Estimate; query: string; isReady: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);

  const address = () => window.location.origin + window.location.pathname + query;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address());
    } catch (error) {
      console.warn('The link was not copied:', error);
      return;
    }
    setCopied(true);
    cancel.current();
    cancel.current = browserClock.after(COPIED_FOR_MS, () => setCopied(false));
  };

  const share = () => {
    // A visitor who closes the system's sheet again has not failed at anything.
    navigator.share({ title: document.title, url: address() }).catch(() => {});
  };

  return (
    <div className="share" data-needs-script>
      <button type="button" onClick={copy}>
        {isCopied ? 'Link copied' : 'Copy link'}
      </button>
      {isReady && 'share' in navigator && (
        <button type="button" onClick={share}>
          Share
        </button>
      )}
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      <button
        type="button"
        onClick={() => saveFile(csvFileName(estimate.members), estimateCsv(estimate), 'text/csv;charset=utf-8')}
      >
        CSV
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? 'Link copied' : ''}
      </span>
    </div>
  );
}
