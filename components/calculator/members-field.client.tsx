'use client';

import { type CSSProperties, type KeyboardEvent, memo, useEffect, useRef } from 'react';
import { memberLimits } from '@/content/tools';
import {
  membersAtPosition,
  peopleText,
  readMembers,
  readTypedMembers,
  SLIDER_STEPS,
  sliderFraction,
  sliderPosition,
  stepMembers,
} from '@/lib/calculator/members-scale';
import { isBrowserShortcut } from '@/lib/platform/events';

type Props = {
  id: string;
  label: string;
  members: number;
  onChange: (members: number) => void;
};

/** A number for the styles, as a custom property. */
const part = (value: number): CSSProperties & { '--part': number } => ({ '--part': Number(value.toFixed(4)) });

/**
 * A logarithmic slider and a number box, which show the same team size. Both are uncontrolled: input from before
 * hydration stays, and the box does not change while the visitor types in it.
 */
export const MembersField = memo(function MembersField({ id, label, members, onChange }: Props) {
  const slider = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);

  // The prerendered fields hold this value, or what the visitor entered before hydration, which `useChoice` reads.
  const written = useRef(members);
  useEffect(() => {
    if (written.current === members) return;
    written.current = members;
    const position = String(sliderPosition(members));
    if (slider.current && membersAtPosition(Number(slider.current.value)) !== members) slider.current.value = position;
    if (box.current && box.current !== document.activeElement) box.current.value = String(members);
  }, [members]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = isBrowserShortcut(event) ? undefined : membersForKey(event.key, members);
    if (next === undefined) return;
    event.preventDefault();
    onChange(next);
  };

  const onBoxKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') changeTo(event.currentTarget, readMembers(event.currentTarget.value));
    if (isBrowserShortcut(event) || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const next = stepMembers(members, event.key === 'ArrowUp' ? 1 : -1);
    event.currentTarget.value = String(next);
    onChange(next);
  };

  const onBoxInput = (input: HTMLInputElement) => {
    const typed = readTypedMembers(input.value);
    if (typed !== undefined) changeTo(input, typed);
  };

  /** Writes the size into the box, too. Anything but a whole number leaves the last size. */
  const changeTo = (input: HTMLInputElement, next = members) => {
    input.value = String(next);
    // Screen readers would announce an unchanged size again.
    if (next !== members) onChange(next);
  };

  return (
    <div className="members" style={part(sliderFraction(members))}>
      <div className="members-head">
        <label htmlFor={`${id}-slider`}>{label}</label>
        <span className="box">
          <input
            ref={box}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            aria-label={`${label}, as a number`}
            defaultValue={members}
            onFocus={(event) => event.currentTarget.select()}
            onInput={(event) => onBoxInput(event.currentTarget)}
            onBlur={(event) => changeTo(event.currentTarget, readMembers(event.currentTarget.value))}
            onKeyDown={onBoxKeyDown}
          />
          <span aria-hidden="true">people</span>
        </span>
      </div>
      <input
        ref={slider}
        id={`${id}-slider`}
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
          <span key={size} style={part(sliderFraction(size))}>
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
