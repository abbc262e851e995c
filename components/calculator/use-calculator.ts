import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type ToolId, tools } from '@/content/tools';
import {
  type Choice,
  choiceParameters,
  choiceQuery,
  orderedTools,
  readChoice,
  withTools,
} from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { savingRanges } from '@/lib/calculator/cost-curve';
import { estimate } from '@/lib/calculator/estimate';
import { announcement } from '@/lib/calculator/estimate-words';
import { membersAtPosition, readMembers } from '@/lib/calculator/members-scale';
import { queryWriter, readQuery } from '@/lib/platform/address.browser';
import { announce } from '@/lib/platform/announce.browser';
import { settleAfter } from '@/lib/platform/settle-after.browser';
import { useAfterPaint } from './use-after-paint';

/** A choice has settled when nothing changed for this long: then it is announced and written into the address. */
const SETTLE_MS = 500;

type Options = {
  /** The choice in the prerendered page. */
  initial: Choice;
  /** True: the first choice comes from the page's address, and each settled one is written into it. */
  isInAddress: boolean;
};

/**
 * State and handlers of a calculator. `form` is the ref for its form. `choice` follows the visitor's input at once;
 * `billed`, with its figures in `shown`, is the same choice one frame later. `unread` says what of
 * the address could not be read, until the first change settles.
 */
export function useCalculator({ initial, isInAddress }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const { choice, setChoice, settled, unread } = useChoice({ form, initial, isInAddress });
  const billed = useAfterPaint(choice);
  const shown = useEstimate(billed);
  const setMembers = useCallback((members: number) => setChoice((now) => ({ ...now, members })), [setChoice]);
  const setTools = useCallback(
    (ids: readonly ToolId[], isChosen: boolean) => setChoice((now) => withTools(now, ids, isChosen)),
    [setChoice],
  );
  const setTool = useCallback((id: ToolId, isChosen: boolean) => setTools([id], isChosen), [setTools]);

  useEffect(() => {
    if (settled && settled === billed) announce(announcement(shown.estimate));
  }, [settled, billed, shown]);

  return { form, choice, billed, shown, setMembers, setTools, setTool, unread };
}

/**
 * The visitor's choice. It begins as the one in the address, or else the prerendered one, changed by any input from
 * before hydration. `settled` is the last choice that settled after a change; null before.
 */
function useChoice({ form, initial, isInAddress }: Options & { form: RefObject<HTMLFormElement | null> }) {
  const [choice, setChoice] = useState<Choice>(initial);
  const [settled, setSettled] = useState<Choice | null>(null);
  /** The query of the first choice, which is neither announced nor put into the address. Null once a change settled. */
  const opened = useRef<string | null>(choiceQuery(initial));
  const first = useRef(initial);
  const [unread, setUnread] = useState('');

  useEffect(() => {
    const read = isInAddress ? readChoice(readQuery(), first.current) : { choice: first.current, unread: '' };
    opened.current = choiceQuery(read.choice);
    setUnread(read.unread);
    if (read.unread) announce(read.unread);
    if (form.current) setChoice(withTouched(read.choice, form.current));
  }, [form, isInAddress]);

  useEffect(() => {
    // The prerendered boxes are right already, including ticks from before hydration.
    if (choice !== first.current) writeBoxes(form.current, choice);
    const query = choiceQuery(choice);
    if (opened.current === query) return;
    const write = queryWriter(choiceParameters);
    return settleAfter(SETTLE_MS, () => {
      opened.current = null;
      setSettled(choice);
      setUnread('');
      if (isInAddress) write(query);
    });
  }, [choice, form, isInAddress]);

  return { choice, setChoice, settled, unread };
}

/** The choice, changed by the visitor's input from before hydration. */
function withTouched(choice: Choice, form: HTMLFormElement): Choice {
  const chosen = new Set<string>(choice.tools);
  for (const { id } of tools) {
    const box = form.elements.namedItem(id);
    if (!(box instanceof HTMLInputElement) || box.checked === box.defaultChecked) continue;
    if (box.checked) chosen.add(id);
    else chosen.delete(id);
  }
  const typed = readMembers(touchedValue(form, 'text'));
  const position = touchedValue(form, 'range');
  const moved = position ? membersAtPosition(Number(position)) : choice.members;
  return { members: typed ?? moved, tools: orderedTools(chosen) };
}

/** The value of the form's field of this type; empty where the visitor did not change it. */
function touchedValue(form: HTMLFormElement, type: 'text' | 'range'): string {
  const field = form.querySelector<HTMLInputElement>(`input[type="${type}"]`);
  return field && field.value !== field.defaultValue ? field.value : '';
}

/** The boxes are uncontrolled: changes by other means than a click are written into them. */
function writeBoxes(form: HTMLFormElement | null, choice: Choice) {
  for (const { id } of tools) {
    const box = form?.elements.namedItem(id);
    if (box instanceof HTMLInputElement) box.checked = choice.tools.includes(id);
  }
}

/** The figures of a choice. The ranges depend on the tools alone. */
export function useEstimate(choice: Choice) {
  const chosen = useMemo(() => chosenTools(choice.tools), [choice.tools]);
  const ranges = useMemo(() => (chosen.length > 0 ? savingRanges(chosen) : []), [chosen]);
  const result = useMemo(() => estimate(choice.members, chosen), [choice.members, chosen]);
  return { estimate: result, tools: chosen, ranges };
}
