import { createElement, Fragment, type ReactNode } from 'react';
import { type InlinePart, parseInline } from '@/lib/text/parse-inline';
import { SiteLink } from './site-link';
import { styledRoot } from './styled-root';

type Props = {
  text: string;
  as?: 'b' | 'dd' | 'dt' | 'h1' | 'h2' | 'h3' | 'p' | 'small' | 'span' | 'strong' | 'td';
  className?: string;
  id?: string;
};

/** A sentence of content with its links, highlights, prices and claims, in the element that `as` names. */
export function Inline({ text, as, ...attributes }: Props) {
  // As arguments and not as a list, the parts need no keys, which would repeat their texts in the page's payload.
  const parts = parseInline(text).map(renderPart);
  return as ? createElement(as, attributes, ...parts) : createElement(Fragment, null, ...parts);
}

function renderPart(part: InlinePart): ReactNode {
  const words = withUnbroken(part.text);
  if (part.kind === 'mark') return <mark role="none">{words}</mark>;
  return part.kind === 'link' ? <SiteLink to={part.to}>{words}</SiteLink> : words;
}

/** Words that stay on one line, unless a phone's text is so large that they may have no room there. */
const Unbroken = styledRoot('span', 'unbroken')`white-space: nowrap; @media (width < 18rem) { white-space: normal; }`;

/** Keeps 'open-source' and 'on-site' on one line: browsers break lines at hyphens, and 'Open- / source tech' is hard to read. */
function withUnbroken(text: string): ReactNode {
  const [before, compound, ...after] = text.split(/(open-source|on-site)/i);
  if (compound === undefined) return text;
  return (
    <>
      {before}
      <Unbroken>{compound}</Unbroken>
      {withUnbroken(after.join(''))}
    </>
  );
}
