'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Filled } from '@/components/ui/filled';
import { Struck } from '@/components/ui/struck';
import { usePeopleBox } from '@/components/ui/use-people-box.browser';
import { stepperTexts } from '@/content/texts/people';
import { tillTexts } from '@/content/texts/till';
import { clampPeople } from '@/lib/calculator/read-people';
import { type TillTool, tillBills, tillPeople, withPeople } from '@/lib/calculator/till';
import { announce } from '@/lib/platform/announce.browser';
import { settleAfter } from '@/lib/platform/settle-after.browser';
import { fillIn } from '@/lib/text/fill-in';

/** The sum is announced when nothing changed for this long. */
const SETTLE_MS = 500;

/** The first slide's link to the calculator with the till's team size. It is server-rendered text, so React leaves it alone. */
const CALCULATOR_LINK = '.slide a[href*="people="]';

/** What a server section gives to the till. */
export type TillContent = {
  people: number;
  tools: readonly TillTool[];
  /** Above the bill of ours. */
  withUs: string;
  /** 'on these six tools'. */
  scope: string;
  note: ReactNode;
};

type Props = TillContent & {
  /** Called when the visitor uses the till. */
  onTouch: () => void;
};

/**
 * Asks for a team size and shows what its tools cost per person and with us. The number box is uncontrolled: a number typed
 * before hydration stays, and the box does not change while the visitor types in it.
 */
export function Till({ people: initial, tools, withUs, scope, note, onTouch }: Props) {
  const [people, setPeople] = useState(initial);
  const bills = tillBills(people, tools);
  const hasChanged = useRef(false);

  const change = (next: number) => {
    hasChanged.current = true;
    setPeople(next);
    onTouch();
  };

  const stepped = (direction: 1 | -1) => clampPeople(people + direction * tillPeople.step, tillPeople);
  const { attributes, changeTo, refusal, refusalId } = usePeopleBox({
    people,
    limits: tillPeople,
    next: stepped,
    onChange: change,
  });

  const onStep = (direction: 1 | -1) => {
    onTouch();
    changeTo(stepped(direction));
  };

  useEffect(() => {
    if (!hasChanged.current) return;
    const { paid, ours, saved } = tillBills(people, tools);
    const link = document.querySelector(CALCULATOR_LINK);
    link?.setAttribute('href', withPeople(link.getAttribute('href') ?? '', people));
    return settleAfter(SETTLE_MS, () => announce(fillIn(tillTexts.sum, { people, paid, ours, saved })));
  }, [people, tools]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is styled by browsers in ways of their own
    <div className="till" role="group" aria-label={tillTexts.name}>
      <div className="till-head">
        <label htmlFor="till-people">{tillTexts.team}</label>
        <div className="till-step">
          <StepButton direction={-1} onStep={onStep} />
          <span className="till-people">
            {/* Stands below the box, and shows where there is no box: without script, and in print. */}
            <span aria-hidden="true">{people}</span>
            <input
              id="till-people"
              defaultValue={initial}
              data-needs-script
              {...attributes}
              onPointerDown={onTouch}
              onInput={() => {
                onTouch();
                attributes.onInput();
              }}
            />
            <span>{tillTexts.people}</span>
          </span>
          <StepButton direction={1} onStep={onStep} />
        </div>
        {refusal && <p id={refusalId}>{refusal}</p>}
      </div>
      <div className="till-bills">
        <div className="paper paid">
          <div className="receipt">
            <p className="receipt-row">
              <strong>{tillTexts.paidPerPerson}</strong> <span>{tillTexts.monthly}</span>
            </p>
            <ul>
              {bills.lines.map(({ name, paid }) => (
                <li className="receipt-row" key={name}>
                  <span>{name}</span> <Struck>{paid}</Struck>
                </li>
              ))}
            </ul>
            <p className="total">
              <Filled text={tillTexts.payNow} values={{ amount: <s role="none">{bills.paid}</s> }} />
            </p>
          </div>
        </div>
        <div className="ours">
          <div className="paper">
            <div className="receipt" data-panel="night">
              <p className="receipt-row">
                <strong>{withUs}</strong>
              </p>
              <ul>
                {bills.lines.map(({ replacement, ours }) => (
                  <li className="receipt-row" key={replacement}>
                    <span>{replacement}</span> <span>{ours}</span>
                  </li>
                ))}
              </ul>
              <p className="total">
                <Filled text={tillTexts.withUs} values={{ amount: <b>{bills.ours}</b> }} />
              </p>
            </div>
          </div>
          <p className="saved">
            <mark role="none">
              <Filled text={tillTexts.saved} values={{ amount: <span>{bills.saved}</span> }} />
            </mark>
            {` ${tillTexts.monthly} ${scope}`}
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
      aria-label={fillIn(direction > 0 ? stepperTexts.more : stepperTexts.fewer, { step: tillPeople.step })}
      data-needs-script
      onClick={() => onStep(direction)}
    >
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" stroke="currentColor" strokeWidth="2">
        <path d={direction > 0 ? 'M5 12h14M12 5v14' : 'M5 12h14'} />
      </svg>
    </button>
  );
}
