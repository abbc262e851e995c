'use client';

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { PathIcon } from '@/components/ui/control-icon';
import { billTexts } from '@/content/bill-texts';
import { readMembers, readTypedMembers, stepMembers } from '@/lib/calculator/members-scale';
import { isBrowserShortcut } from '@/lib/platform/events';

type Props = { people: number; onChange: (people: number) => void };

/** The size of the team: a number box with a button on each side. The box is uncontrolled, so that any number can be typed. */
export function PeopleField({ people, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null);

  /** Writes the size into the box, too. Anything but a whole number leaves the last size. */
  const changeTo = (next = people) => {
    if (box.current) box.current.value = String(next);
    if (next !== people) onChange(next);
  };

  useEffect(() => {
    if (box.current && box.current !== document.activeElement) box.current.value = String(people);
  }, [people]);

  const onInput = (text: string) => {
    const typed = readTypedMembers(text);
    if (typed !== undefined) changeTo(typed);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') changeTo(readMembers(event.currentTarget.value));
    if (isBrowserShortcut(event) || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    changeTo(stepMembers(people, event.key === 'ArrowUp' ? 1 : -1));
  };

  return (
    <div className="bill-people">
      <label htmlFor="bill-people">{billTexts.people}</label>
      <span>
        <StepButton name="Fewer people" d="M5 12h14" onStep={() => changeTo(stepMembers(people, -1, 5))} />
        <input
          ref={box}
          id="bill-people"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          defaultValue={people}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => onInput(event.currentTarget.value)}
          onBlur={(event) => changeTo(readMembers(event.currentTarget.value))}
          onKeyDown={onKeyDown}
        />
        <StepButton name="More people" d="M5 12h14M12 5v14" onStep={() => changeTo(stepMembers(people, 1, 5))} />
      </span>
    </div>
  );
}

function StepButton({ name, d, onStep }: { name: string; d: string; onStep: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={name} onClick={onStep}>
      <PathIcon d={d} />
    </button>
  );
}
