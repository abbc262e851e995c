'use client';

import { copyTexts } from '@/content/copy-texts';
import { ControlIcon } from './control-icon';
import { useCopied } from './use-copied';
import { useReady } from './use-ready';

/** Puts a post's address on the clipboard. A failure is only logged (specification, section 8). */
export function CopyLink({ href, title }: { href: string; title: string }) {
  const { 'data-island': island } = useReady();
  const { isCopied, copy } = useCopied();

  return (
    <span className="copy-link" data-island={island} data-needs-script>
      <button type="button" onClick={() => copy(href)} data-copied={isCopied || undefined}>
        <ControlIcon name={isCopied ? 'check' : 'link'} />
        <span>{isCopied ? copyTexts.linkCopied : copyTexts.link}</span>
        {!isCopied && <span className="visually-hidden"> to {title}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {isCopied ? copyTexts.linkCopied : ''}
      </span>
    </span>
  );
}
