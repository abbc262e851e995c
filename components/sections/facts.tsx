import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';

const Root = styledRoot('section', 'facts')`
  padding-block: var(--space-xl);
  background: var(--mist);

  .wrap {
    display: grid;
    gap: var(--space-sm) var(--space-xl);
    place-items: center start;
  }
  h2 {
    font-size: var(--text-2xl);
  }
  @media screen and (min-width: 62rem) {
    .wrap {
      grid-template-columns: 1fr 1.4fr auto;
    }
  }
`;

/** A service in one line, with its button. */
export function Facts({ section: { anchor, heading, intro, action } }: { section: SectionOf<'facts'> }) {
  return (
    <Root id={anchor} data-tone="mist">
      <div className="wrap">
        <Inline as="h2" text={heading} />
        <Inline as="p" className="intro" text={intro} />
        <ButtonLink action={action} variant="outline" />
      </div>
    </Root>
  );
}
