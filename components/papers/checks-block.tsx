import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { BlockOf } from '@/content/schema/paper-blocks';
import { checkTexts } from '@/content/texts/section';
import { checkedStyle } from './block-styles';
import { Caption, partStyle } from './caption';

/** What is done has a check mark; what is open has an empty box, what is not needed a dash. */
const Root = styledRoot('div', 'paper-checks')`
  ${partStyle}
  ${checkedStyle('1.9rem 1fr', 1)}
  [data-state]::before {
    width: 0.75rem;
    margin: 0.32rem 0;
    border: 1.5px solid var(--ink);
    rotate: none;
  }
  [data-state='open']::before {
    height: 0.75rem;
  }
  [data-state='not-needed']::before {
    height: 0;
    margin-top: 0.7rem;
    border-width: 1.5px 0 0;
  }
  [data-state='not-needed'] {
    color: var(--ink-soft);
  }
`;

export function ChecksBlock({ block: { caption, items } }: { block: BlockOf<'checks'> }) {
  return (
    <Root>
      <Caption text={caption} />
      <ul>
        {items.map(({ state, text }) => (
          <li key={text} data-state={state === 'done' ? undefined : state}>
            <span>
              <span className="visually-hidden">{`${checkTexts[state]} `}</span>
              <Inline text={text} />
            </span>
          </li>
        ))}
      </ul>
    </Root>
  );
}
