'use client';

import { useCopied } from '@/components/ui/use-copied.browser';
import { calculatorTexts } from '@/content/texts/calculator';
import { copyTexts } from '@/content/texts/copy';
import type { Estimate } from '@/lib/calculator/estimate';
import { csvFileName, estimateCsv } from '@/lib/calculator/estimate-csv';
import { saveFile } from '@/lib/platform/save-file.browser';

export function ShareEstimate({ estimate, query, isReady }: { estimate: Estimate; query: string; isReady: boolean }) {
  const { isCopied, copy, share } = useCopied({ copied: copyTexts.linkCopied });
  const address = () => window.location.origin + window.location.pathname + query;
  const saveTable = () => saveFile(csvFileName(estimate.members), estimateCsv(estimate), 'text/csv;charset=utf-8');

  return (
    <div className="share" data-needs-script>
      <button type="button" className="text-button" onClick={() => copy(address())}>
        {isCopied ? copyTexts.linkCopied : copyTexts.link}
      </button>
      {/* Only the browser knows whether it can. */}
      {isReady && 'share' in navigator && (
        <button type="button" className="text-button" onClick={() => share({ title: document.title, url: address() })}>
          {copyTexts.share}
        </button>
      )}
      <button type="button" className="text-button" onClick={() => window.print()}>
        {calculatorTexts.print}
      </button>
      <button type="button" className="text-button" onClick={saveTable}>
        {calculatorTexts.csv}
      </button>
    </div>
  );
}
