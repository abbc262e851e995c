'use client';

import { StepButton } from '@/components/ui/step-button';
import { usePeopleBox } from '@/components/ui/use-people-box.browser';
import { billTexts } from '@/content/texts/bill';
import { peopleTexts } from '@/content/texts/people';
import { billLimits } from '@/content/tools';
import { keepTeam } from '@/lib/calculator/kept-team.browser';
import { stepMembers } from '@/lib/calculator/members-scale';

type Props = { people: number; onChange: (people: number) => void };

export function PeopleField({ people, onChange }: Props) {
  const step = (direction: 1 | -1, multiplier: 1 | 5) => stepMembers(people, direction, multiplier, billLimits);
  const { attributes, changeTo, refusal, refusalId } = usePeopleBox({
    people,
    limits: billLimits,
    next: (direction) => step(direction, 1),
    onChange: (size) => {
      keepTeam(size);
      onChange(size);
    },
  });

  return (
    <div className="spread bill-people">
      <label htmlFor="bill-people">{peopleTexts.yourTeam}</label>
      <span>
        <StepButton direction={-1} label={billTexts.fewer} onStep={() => changeTo(step(-1, 5))} />
        <input id="bill-people" defaultValue={people} {...attributes} />
        <StepButton direction={1} label={billTexts.more} onStep={() => changeTo(step(1, 5))} />
      </span>
      {refusal && (
        <p className="field-error" id={refusalId}>
          {refusal}
        </p>
      )}
    </div>
  );
}
