import { parseInline } from '@/lib/text/parse-inline';
import { SiteLink } from './site-link';

/** A sentence of content with its links, highlights, prices and claims in place. */
export function Inline({ text }: { text: string }) {
  return parseInline(text).map((part, index) => {
    const key = `${index}-${part.text}`;
    if (part.kind === 'mark') return <mark key={key}>{part.text}</mark>;
    if (part.kind === 'link') {
      return (
        <SiteLink key={key} to={part.to}>
          {part.text}
        </SiteLink>
      );
    }
    return part.text;
  });
}
