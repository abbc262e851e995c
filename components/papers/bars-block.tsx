import type { CSSProperties } from 'react';
import { styledRoot } from '@/components/ui/styled-root';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { readBars } from '@/lib/papers/bars';
import { rowsStyle } from './block-styles';
import { Caption, partStyle } from './caption';

/** Images rather than colors, which the print styles of the site take away. */
const Root = styledRoot('div', 'paper-bars')`
  ${partStyle}
  ${rowsStyle}
  .rows div::after {
    content: '';
    flex-basis: 100%;
    height: 0.7rem;
    margin: 0.2rem 0 0.7rem;
    background:
      linear-gradient(var(--bar, var(--accent)) 0 0) 0 / var(--part) 100% no-repeat,
      linear-gradient(var(--mist) 0 0);
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;
    forced-color-adjust: none;
  }
  [data-marked] {
    --bar: var(--red);
    font-weight: 700;
  }
`;

const part = (share: number): CSSProperties & { '--part': string } => ({
  '--part': `${Number((share * 100).toFixed(1))}%`,
});

export function BarsBlock({ block }: { block: BlockOf<'bars'> }) {
  return (
    <Root>
      <Caption text={block.caption} />
      <dl className="rows">
        {readBars(block).map(({ label, text, share, isMarked }) => (
          <div key={label} style={part(share)} data-marked={isMarked || undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
