import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import type { IconName } from '@/content/schema/icon';
import { stepsRoots } from './steps.style';

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
  /** One below the other on a wide screen, too. */
  isDown?: boolean;
};

/** Steps in their order. */
export function Steps({ steps, look, isDown = false }: Props) {
  const Root = stepsRoots[look];
  return (
    <Root className="steps" data-down={isDown || undefined}>
      {steps.map(({ title, description, icon, time }) => (
        <li key={title} className="entry">
          <p className={time ? 'steps-mark' : 'steps-mark steps-number'} aria-hidden={!time || undefined}>
            {icon && <Icon name={icon} size={1.4} />}
            {time}
          </p>
          <h3>
            <Inline text={title} />
          </h3>
          <Inline as="p" text={description} />
        </li>
      ))}
    </Root>
  );
}
