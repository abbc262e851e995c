'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Stepper } from '@/components/parts/stepper.client';
import { Till } from '@/components/parts/till';
import { tillTexts } from '@/content/texts/till';
import { keepTeam, keptTeam } from '@/lib/calculator/kept-team.browser';
import { type TillTool, tillBills, tillLimits } from '@/lib/calculator/till';
import { announce } from '@/lib/platform/announce.browser';
import { settleAfter } from '@/lib/platform/settle-after.browser';
import { fillIn } from '@/lib/text/fill-in';

/** The sum is announced when nothing changed for this long. */
const SETTLE_MS = 500;

const BOX_ID = 'till-people';

export type TillContent = { people: number; tools: readonly TillTool[]; note: ReactNode };

/** The till that prints the bill of a team: each tool at its price of today and at ours. `onTouch`: the visitor uses it. */
export function BillTill({ people: initial, tools, note, onTouch }: TillContent & { onTouch: () => void }) {
  const [people, setPeople] = useState(initial);
  const hasChanged = useRef(false);
  const { lines, paid, ours, saved } = tillBills(people, tools);

  useEffect(() => {
    if (!hasChanged.current) return;
    return settleAfter(SETTLE_MS, () => announce(fillIn(tillTexts.sum, { people, paid, ours, saved })));
  }, [people, paid, ours, saved]);

  useEffect(() => {
    if (!hasChanged.current) setPeople((size) => keptTeam(tillLimits) ?? size);
  }, []);

  const label = <label htmlFor={BOX_ID}>{tillTexts.team}</label>;
  return (
    <Till
      name={tillTexts.name}
      title={label}
      aside={
        <Stepper
          id={BOX_ID}
          people={people}
          limits={tillLimits}
          onChange={(next) => {
            hasChanged.current = true;
            setPeople(next);
            keepTeam(next);
            onTouch();
          }}
          onTouch={onTouch}
        />
      }
      lines={lines.map((line) => ({
        label: line.name,
        was: line.isSaving ? line.paid : undefined,
        price: line.ours,
      }))}
      total={{ label: tillTexts.total, was: paid, price: ours }}
      note={note}
    />
  );
}
