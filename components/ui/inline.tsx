import { Fragment, type ReactNode } from 'react';
import { parseInline } from '@/lib/text/parse-inline';
import { SiteLink } from './site-link';
import { css, styledRoot } from './styled-root';

/** A sentence of content with its links, highlights, prices and claims in place. */
export function Inline({ text }: { text: string }) {
  return parseInline(text).map((part, index) => {
    const key = `${index}-${part.text}`;
    const words = unbroken(part.text);
    if (part.kind === 'mark') return <mark key={key}>{words}</mark>;
    if (part.kind === 'link') {
      return (
        <SiteLink key={key} to={part.to}>
          {words}
        </SiteLink>
      );
    }
    // Where nothing is around it, the words need no key: it would hold them a second time in the page's payload.
    return typeof words === 'string' ? words : <Fragment key={key}>{words}</Fragment>;
  });
}

const Unbroken = styledRoot('span', 'unbroken', css`white-space: nowrap;`);

/** A narrow heading ends a line at any hyphen, and 'Open- / source tech' reads as two things. */
function unbroken(text: string): ReactNode {
  const [before, compound, ...after] = text.split(/(open-source)/i);
  if (compound === undefined) return text;
  return (
    <>
      {before}
      <Unbroken>{compound}</Unbroken>
      {unbroken(after.join(''))}
    </>
  );
}
