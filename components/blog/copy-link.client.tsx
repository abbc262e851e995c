'use client';

import { ControlIcon } from '@/components/ui/control-icon';
import { useCopied } from '@/components/ui/use-copied.browser';
import { useReady } from '@/components/ui/use-ready';
import { copyTexts } from '@/content/texts/copy';
import { fillIn } from '@/lib/text/fill-in';

/** Copies a post's address. A failure is only logged (specification, section 8). */
export function CopyLink({ href, title }: { href: string; title: string }) {
  const { 'data-island': island } = useReady();
  const { isCopied, copy } = useCopied({ copied: copyTexts.linkCopied });

  return (
    <span className="copy-link" data-island={island} data-needs-script>
      <button type="button" className="touch-line" onClick={() => copy(href)}>
        <ControlIcon name={isCopied ? 'check' : 'link'} />
        <span>{isCopied ? copyTexts.linkCopied : copyTexts.link}</span>
        {!isCopied && <span className="visually-hidden">{` ${fillIn(copyTexts.to, { title })}`}</span>}
      </button>
    </span>
  );
}
