import type { CSSProperties } from 'react';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import type { IconName } from '@/content/schema/icon';
import { SpanRoot, stepsRoots } from './steps.style';

type Step = {
  title: string;
  description: string;
  icon?: IconName;
  /** When it is, such as its day. Steps without a time are numbered; lists are ordered, so that the numbers are not read. */
  time?: string;
};

type Props = {
  steps: readonly Step[];
  look: keyof typeof stepsRoots;
  heading?: 'h3' | 'h4';
};

/** Steps in their order. */
export function Steps({ steps, look, heading: Heading = 'h3' }: Props) {
  const Root = stepsRoots[look];
  return (
    <Root className="steps">
      {steps.map(({ title, description, icon, time }) => (
        <li key={title} className="entry">
          <p className={time ? 'steps-mark' : 'steps-mark steps-number'} aria-hidden={!time || undefined}>
            {icon && <Icon name={icon} size={1.4} />}
            {time}
          </p>
          <Heading>
            <Inline text={title} />
          </Heading>
          <Inline as="p" text={description} />
        </li>
      ))}
    </Root>
  );
}

/** A span of time as a strip of units, from 0, with the parts of the steps in color. The list says the same. */
export function StepsSpan({ length, parts }: { length: number; parts: readonly { from: number; to: number }[] }) {
  const units: CSSProperties & { '--length': number } = { '--length': length };
  return (
    <SpanRoot className="steps-span" style={units} aria-hidden="true">
      {parts.map(({ from, to }) => (
        <i key={from} style={{ gridColumn: `${from + 1} / ${to + 1}` }}>
          {to - from === 1 && to}
        </i>
      ))}
    </SpanRoot>
  );
}
