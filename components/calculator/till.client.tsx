'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Struck } from '@/components/ui/struck';
import { clampPeople, readPeople, type TillTool, tillBills, tillPeople, withPeople } from '@/lib/calculator/till';
import { isBrowserShortcut } from '@/lib/platform/events';
import { settleAfter } from '@/lib/platform/settle-after.browser';

/** The sum is announced when nothing changed for this long. */
const SETTLE_MS = 500;

/** The first slide's link to the calculator with the till's team size. It is server-rendered text, so React leaves it alone. */
const CALCULATOR_LINK = '.slide a[href*="people="]';

/** What a server section gives to the till. */
export type TillContent = {
  people: number;
  tools: readonly TillTool[];
  /** 'on these six tools'. */
  scope: string;
  note: ReactNode;
};

type Props = TillContent & {
  /** Called when the visitor uses the till. */
  onTouch: () => void;
  /** Gets a sentence for screen readers once the sum has settled. */
  announce: (sentence: string) => void;
};

/**
 * Asks for a team size and shows what its tools cost per person and with us. The number box is uncontrolled: a number typed
 * before hydration stays, and the box does not change while the visitor types in it.
 */
export function Till({ people: initial, tools, scope, note, onTouch, announce }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [people, setPeople] = useState(initial);
  const bills = tillBills(people, tools);
  const hasChanged = useRef(false);

  const change = (next: number) => {
    hasChanged.current = true;
    setPeople(next);
    onTouch();
  };

  /** Writes the size into the box, too. Anything but a whole number leaves the last size. */
  const changeTo = (next = people) => {
    if (box.current) box.current.value = String(next);
    if (next !== people) change(next);
  };

  const step = (direction: 1 | -1) => {
    onTouch();
    changeTo(clampPeople(people + direction * tillPeople.step));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') changeTo(readPeople(event.currentTarget.value));
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (isBrowserShortcut(event) || !direction) return;
    event.preventDefault();
    step(direction > 0 ? 1 : -1);
  };

  /** While the visitor types, a size below the limits has to wait: '4' may become '40'. One above them cannot become right. */
  const onInput = () => {
    const text = box.current?.value ?? '';
    const typed = readPeople(text);
    onTouch();
    if (typed === tillPeople.max || String(typed) === text.trim()) changeTo(typed);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads what was typed before hydration, once
  useEffect(() => {
    if (box.current?.value !== box.current?.defaultValue) onInput();
  }, []);

  useEffect(() => {
    if (!hasChanged.current) return;
    const { paid, ours, saved } = tillBills(people, tools);
    const link = document.querySelector(CALCULATOR_LINK);
    link?.setAttribute('href', withPeople(link.getAttribute('href') ?? '', people));
    return settleAfter(SETTLE_MS, () =>
      announce(`${people} people: ${paid} a month now, ${ours} with us. You save ${saved} a month.`),
    );
  }, [people, tools, announce]);

  return (
    <div className="till">
      <div className="till-head">
        <label htmlFor="till-people">Your team</label>
        <div className="till-step">
          <StepButton direction={-1} onStep={step} />
          <span className="till-people">
            {/* Stands below the box, and shows where there is no box: without script, and in print. */}
            <span aria-hidden="true">{people}</span>
            <input
              ref={box}
              id="till-people"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              defaultValue={initial}
              data-needs-script
              onPointerDown={onTouch}
              onFocus={(event) => event.currentTarget.select()}
              onInput={onInput}
              onBlur={(event) => changeTo(readPeople(event.currentTarget.value))}
              onKeyDown={onKeyDown}
            />
            <span>people</span>
          </span>
          <StepButton direction={1} onStep={step} />
        </div>
      </div>
      <div className="till-bills">
        <div className="paper paid">
          <div className="receipt">
            <p className="receipt-row">
              <strong>Paid per person</strong>
              <span>a month</span>
            </p>
            <ul>
              {bills.lines.map(({ name, paid }) => (
                <li className="receipt-row" key={name}>
                  <span>{name}</span>
                  <Struck>{paid}</Struck>
                </li>
              ))}
            </ul>
            <p className="total">
              You pay now
              <s>{bills.paid}</s>
            </p>
          </div>
        </div>
        <div className="ours">
          <div className="paper">
            <div className="receipt" data-panel="night">
              <p className="receipt-row">
                <strong>With DohTech</strong>
              </p>
              <ul>
                {bills.lines.map(({ replacement, ours }) => (
                  <li className="receipt-row" key={replacement}>
                    <span>{replacement}</span>
                    <span>{ours}</span>
                  </li>
                ))}
              </ul>
              <p className="total">
                With us
                <b>{bills.ours}</b>
              </p>
            </div>
          </div>
          <p className="saved">
            <mark>
              You save <span>{bills.saved}</span>
            </mark>
            {` a month ${scope}`}
          </p>
        </div>
      </div>
      <p className="till-note">{note}</p>
    </div>
  );
}

function StepButton({ direction, onStep }: { direction: 1 | -1; onStep: (direction: 1 | -1) => void }) {
  return (
    <button
      type="button"
      aria-label={`${tillPeople.step} people ${direction > 0 ? 'more' : 'fewer'}`}
      data-needs-script
      onClick={() => onStep(direction)}
    >
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
        <path d={direction > 0 ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
      </svg>
    </button>
  );
}
