'use client';

import { type CSSProperties, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { usePeopleBox } from '@/components/ui/use-people-box.browser';
import { peopleTexts } from '@/content/texts/people';
import { memberLimits } from '@/content/tools';
import {
  membersAtPosition,
  peopleText,
  SLIDER_STEPS,
  sliderFraction,
  sliderPosition,
  stepMembers,
} from '@/lib/calculator/members-scale';
import { isBrowserShortcut } from '@/lib/platform/events';
import { fillIn } from '@/lib/text/fill-in';

const SLIDER_ID = 'calculator-slider';

type Props = { members: number; onChange: (members: number) => void };

/** For the styles: where a size is on the slider, from 0 to 1. */
const placeOf = (size: number): CSSProperties & { '--part': number } => ({
  '--part': Number(sliderFraction(size).toFixed(4)),
});

/** A logarithmic slider and a number box, which show the same team size. Both are uncontrolled: input from before hydration stays. */
export const MembersField = memo(function MembersField({ members, onChange }: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const { attributes, refusal, refusalId } = usePeopleBox({
    people: members,
    limits: memberLimits,
    next: (direction) => stepMembers(members, direction),
    onChange,
  });

  // The prerendered slider holds this value, or what the visitor set before hydration, which `useChoice` (use-calculator.ts) reads.
  const shown = useRef(members);
  useEffect(() => {
    if (shown.current === members) return;
    shown.current = members;
    if (slider.current) slider.current.value = String(sliderPosition(members));
  }, [members]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = isBrowserShortcut(event) ? undefined : membersForKey(event.key, members);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };

  return (
    <div className="paper-sheet members" style={placeOf(members)}>
      <div className="spread members-head">
        <label htmlFor={SLIDER_ID}>{peopleTexts.yourTeam}</label>
        <span className="box">
          <input
            aria-label={fillIn(peopleTexts.asNumber, { label: peopleTexts.yourTeam })}
            defaultValue={members}
            {...attributes}
          />
          <span aria-hidden="true">{peopleTexts.unit}</span>
        </span>
      </div>
      {refusal && (
        <p className="field-error" id={refusalId}>
          {refusal}
        </p>
      )}
      <input
        ref={slider}
        id={SLIDER_ID}
        className="slider"
        type="range"
        autoComplete="off"
        min={0}
        max={SLIDER_STEPS}
        aria-valuetext={peopleText(members)}
        defaultValue={sliderPosition(members)}
        onInput={(event) => onChange(membersAtPosition(Number(event.currentTarget.value)))}
        onKeyDown={onKeyDown}
      />
      <div className="marks" aria-hidden="true">
        {memberLimits.labels.map((size) => (
          <span key={size} style={placeOf(size)}>
            {size}
          </span>
        ))}
      </div>
    </div>
  );
});

/** Arrow keys take a step that grows with the team, page keys ten steps. */
function membersForKey(key: string, members: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return stepMembers(members, 1);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return stepMembers(members, -1);
  if (key === 'PageUp') return stepMembers(members, 1, 10);
  if (key === 'PageDown') return stepMembers(members, -1, 10);
  if (key === 'Home') return memberLimits.min;
  return key === 'End' ? memberLimits.max : undefined;
}
