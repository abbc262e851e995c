import { createElement, Fragment, type ReactNode } from 'react';
import { parseInline } from '@/lib/text/parse-inline';
import { SiteLink } from './site-link';
import { styledRoot } from './styled-root';

type Props = {
  text: string;
  as?: 'dd' | 'h1' | 'h2' | 'h3' | 'p' | 'span' | 'strong';
  className?: string;
  id?: string;
};

/** A sentence of content with its links, highlights, prices and claims, in the element that `as` names. */
export function Inline({ text, as, ...attributes }: Props) {
  const parts = parseInline(text).map((part, index) => {
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
    // Plain text needs no key, which would repeat the text in the page's payload.
    return typeof words === 'string' ? words : <Fragment key={key}>{words}</Fragment>;
  });
  return as ? createElement(as, attributes, parts) : parts;
}

const Unbroken = styledRoot('span', 'unbroken')`white-space: nowrap;`;

/** Keeps 'open-source' and 'on-site' on one line: browsers break lines at hyphens, and 'Open- / source tech' is hard to read. */
function unbroken(text: string): ReactNode {
  const [before, compound, ...after] = text.split(/(open-source|on-site)/i);
  if (compound === undefined) return text;
  return (
    <>
      {before}
      <Unbroken>{compound}</Unbroken>
      {unbroken(after.join(''))}
    </>
  );
}
