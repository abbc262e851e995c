import type { ComponentPropsWithoutRef } from 'react';
import { Inline } from './inline';
import type { StyledRoot } from './styled-root';

type Head = { heading: string; intro?: string };

/** A section's heading and intro. `.section-head` is in the global style sheet. */
export function SectionHead({ heading, intro }: Head) {
  return (
    <div className="section-head">
      <Inline as="h2" text={heading} />
      {intro && <Inline as="p" text={intro} />}
    </div>
  );
}

type Props = ComponentPropsWithoutRef<'div'> & {
  /** Brings styles of its own. */
  root?: StyledRoot | 'section';
  section: Head & { anchor?: string };
};

/** A section with its heading and intro at the top. `data-tone` or `data-panel` names its ground (heads.css). */
export function HeadedSection({
  root: Root = 'section',
  section: { anchor, heading, intro },
  children,
  ...attributes
}: Props) {
  return (
    <Root id={anchor} className="section" {...attributes}>
      <div className="wrap">
        <SectionHead heading={heading} intro={intro} />
        {children}
      </div>
    </Root>
  );
}
