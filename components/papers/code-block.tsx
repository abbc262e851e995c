import { styledRoot } from '@/components/ui/styled-root';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { Caption, partStyle } from './caption';

/** A long line wraps, and what follows hangs below its beginning: nothing scrolls sideways. */
const Root = styledRoot('div', 'paper-code')`
  ${partStyle}
  pre {
    margin: 0;
    padding: 0.8rem 0 0.8rem 1rem;
    border-left: 3px solid var(--accent);
    font: 500 0.875em/1.6 var(--font-mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  pre span {
    display: block;
    padding-left: 2ch;
    text-indent: -2ch;
  }
`;

export function CodeBlock({ block: { caption, code } }: { block: BlockOf<'code'> }) {
  return (
    <Root>
      <Caption text={caption} />
      <pre translate="no">
        {code.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
          <span key={index}>{`${line}\n`}</span>
        ))}
      </pre>
    </Root>
  );
}
