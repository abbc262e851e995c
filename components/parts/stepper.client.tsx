'use client';

import { StepButton } from '@/components/ui/step-button';
import { usePeopleBox } from '@/components/ui/use-people-box.browser';
import { peopleTexts, stepperTexts } from '@/content/texts/people';
import { clampPeople, type PeopleLimits } from '@/lib/calculator/read-people';
import { announce } from '@/lib/platform/announce.browser';
import { fillIn } from '@/lib/text/fill-in';

type Props = {
  /** The id of the number box, for its label. */
  id: string;
  people: number;
  limits: PeopleLimits & { step: number };
  onChange: (people: number) => void;
  /** Called when the visitor uses it, also where the number stays. */
  onTouch?: () => void;
};

/**
 * The size of a team: a number box between two buttons, which take a step, as arrow keys do. The box is uncontrolled: a number
 * typed before hydration stays, and it does not change while the visitor types. Without script the number shows alone.
 */
export function Stepper({ id, people, limits, onChange, onTouch }: Props) {
  const stepped = (direction: 1 | -1) => clampPeople(people + direction * limits.step, limits);
  const { attributes, changeTo, refusal, refusalId } = usePeopleBox({ people, limits, next: stepped, onChange });

  const button = (direction: 1 | -1) => {
    const next = stepped(direction);
    const isAtLimit = next === people;
    return (
      <StepButton
        direction={direction}
        label={fillIn(direction > 0 ? stepperTexts.more : stepperTexts.fewer, { step: limits.step })}
        isAtLimit={isAtLimit}
        onStep={() => {
          onTouch?.();
          changeTo(next);
          // Each press is answered.
          if (isAtLimit) announce(String(people));
        }}
      />
    );
  };

  return (
    <div className="stepper">
      {button(-1)}
      <span className="stepper-number">
        {/* Stands below the box, and shows where there is no box: without script, and in print. */}
        <span aria-hidden="true">{people}</span>
        <input
          id={id}
          defaultValue={people}
          data-needs-script
          {...attributes}
          onPointerDown={onTouch}
          onInput={() => {
            onTouch?.();
            attributes.onInput();
          }}
        />
        <span>{peopleTexts.unit}</span>
      </span>
      {button(1)}
      {refusal && <p id={refusalId}>{refusal}</p>}
    </div>
  );
}
