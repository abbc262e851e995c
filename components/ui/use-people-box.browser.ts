import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { fewestPeople, mostPeople, refusedPeople } from '@/content/texts/people';
import { keepTeam } from '@/lib/calculator/kept-team.browser';
import { clampPeople, type PeopleLimits, readPeople, readTypedPeople } from '@/lib/calculator/read-people';
import { announce } from '@/lib/platform/announce.browser';
import { browserClock } from '@/lib/platform/clock';
import { isBrowserShortcut } from '@/lib/platform/events';
import { fillIn } from '@/lib/text/fill-in';
import { readWholeNumber } from '@/lib/text/read-whole-number';

/** A refusal in the same moment as the new size, which the page announces, is not heard. */
const AFTER_SIZE_MS = 500;

type Options = {
  people: number;
  limits: PeopleLimits;
  /** The next size for an arrow key, in the direction 1 or -1. */
  next: (direction: 1 | -1) => number;
  onChange: (people: number) => void;
};

/**
 * The number box of a team size. It is uncontrolled: input from before hydration stays, and the box does not change while the
 * visitor types in it. What is no whole number is refused when the visitor leaves the box or presses Enter: the box shows the
 * last size again, or the smallest for a smaller one, and `refusal` says why, which screen readers hear as well; it is ''
 * otherwise. A larger team than the largest is refused at once. Spread `attributes` on the input, and put `refusal` into the
 * element with `refusalId`.
 */
export function usePeopleBox({ people, limits, next, onChange }: Options) {
  const box = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const refusalId = useId();

  const changeTo = (size: number) => {
    setRefusal('');
    if (box.current) box.current.value = String(size);
    // Screen readers would announce an unchanged size again.
    if (size !== people) onChange(size);
  };

  const onInput = () => {
    setRefusal('');
    const text = box.current?.value ?? '';
    const typed = readTypedPeople(text, limits);
    if (typed === limits.max) {
      changeTo(typed);
      if (readWholeNumber(text) === typed) return;
      const sentence = fillIn(mostPeople, { people: typed });
      setRefusal(sentence);
      browserClock.after(AFTER_SIZE_MS, () => announce(sentence));
    } else if (typed !== undefined && typed !== people) onChange(typed);
  };

  /** The visitor is done with the box. One that was cleared shows the last size without a word. */
  const settle = () => {
    const typed = box.current?.value.trim() ?? '';
    // It shows its size, and may say why.
    if (typed === String(people)) return;
    const size = readPeople(typed, limits);
    changeTo(size ?? people);
    if (typed === '' || readTypedPeople(typed, limits) !== undefined) return;
    const sentence = fillIn(size === undefined ? refusedPeople : fewestPeople, { typed, people: size ?? people });
    setRefusal(sentence);
    announce(sentence);
    // The price list opens with it.
    const written = readWholeNumber(typed);
    if (written && written < limits.min) keepTeam(written);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // In an input method, as for Japanese, Enter takes the digits, and arrow keys choose others.
    if (event.nativeEvent.isComposing || isBrowserShortcut(event)) return;
    if (event.key === 'Enter') settle();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    changeTo(clampPeople(next(event.key === 'ArrowUp' ? 1 : -1), limits));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what was typed before hydration, once
  useEffect(() => {
    if (box.current?.value === box.current?.defaultValue) return;
    if (box.current === document.activeElement) onInput();
    else settle();
  }, []);

  // The prerendered box holds this size, or what the visitor typed before hydration.
  const written = useRef(people);
  useEffect(() => {
    if (written.current === people) return;
    written.current = people;
    // The box has just written this size itself, and says why.
    if (!box.current || box.current.value === String(people)) return;
    setRefusal('');
    if (box.current !== document.activeElement) box.current.value = String(people);
  }, [people]);

  const attributes = {
    ref: box,
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    // Room for any separators and marks of direction.
    maxLength: 16,
    'aria-describedby': refusal ? refusalId : undefined,
    onFocus: () => box.current?.select(),
    onInput,
    onBlur: settle,
    onKeyDown,
  } as const;
  return { attributes, changeTo, refusal, refusalId };
}
