import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { calculatorTexts } from '@/content/texts/calculator';
import { memberLimits, type ToolId, tools } from '@/content/tools';
import {
  type Choice,
  choiceParameters,
  choiceQuery,
  defaultChoice,
  orderedTools,
  readChoice,
  withTools,
} from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { savingRanges } from '@/lib/calculator/cost-curve';
import { estimate } from '@/lib/calculator/estimate';
import { announcement, toolCount } from '@/lib/calculator/estimate-words';
import { keepTeam, keptTeam } from '@/lib/calculator/kept-team.browser';
import { membersAtPosition, peopleText, readMembers } from '@/lib/calculator/members-scale';
import { isQueryOfLink, queryWriter, readQuery } from '@/lib/platform/address.browser';
import { afterPaint } from '@/lib/platform/after-paint.browser';
import { announce } from '@/lib/platform/announce.browser';
import { todayText } from '@/lib/platform/printed-line.browser';
import { settleAfter } from '@/lib/platform/settle-after.browser';
import { fillIn } from '@/lib/text/fill-in';

/** A choice has settled when nothing changed for this long: then it is announced and written into the address. */
const SETTLE_MS = 500;

/** `choice` follows the visitor's input at once; `billed`, with its figures in `shown`, is the same choice one frame later. */
export function useCalculator() {
  const { form, choice, setChoice, settled, unread, fromLink } = useChoice();
  const billed = useAfterPaint(choice);
  const shown = useEstimate(billed);
  const { estimate: figures } = shown;
  const setMembers = useCallback((members: number) => setChoice((now) => ({ ...now, members })), [setChoice]);
  const setTools = useCallback(
    (ids: readonly ToolId[], isChosen: boolean) => setChoice((now) => withTools(now, ids, isChosen)),
    [setChoice],
  );
  const setTool = useCallback((id: ToolId, isChosen: boolean) => setTools([id], isChosen), [setTools]);

  useEffect(() => {
    if (settled && settled === billed) announce(announcement(figures));
  }, [settled, billed, figures]);

  return { form, choice, billed, shown, setMembers, setTools, setTool, unread, fromLink };
}

/**
 * It begins as the choice in the address, changed by input from before hydration. `settled` is the last one that settled after a
 * change; null before. `unread` says what of the address could not be read, and `fromLink` what a link has brought, until the first
 * change settles.
 */
function useChoice() {
  const form = useRef<HTMLFormElement>(null);
  const [choice, setChoice] = useState<Choice>(defaultChoice);
  const [settled, setSettled] = useState<Choice | null>(null);
  /** The query of the first choice, which is neither announced nor put into the address. Null once a change settled. */
  const opened = useRef<string | null>(choiceQuery(defaultChoice));
  const [arrived, setArrived] = useState({ unread: '', fromLink: '' });

  useEffect(() => {
    const query = readQuery();
    const read = readChoice(query, keptTeam(memberLimits));
    opened.current = choiceQuery(read.choice);
    setArrived({ unread: read.unread, fromLink: linkText(query, read.choice) });
    if (read.unread) announce(read.unread);
    if (form.current) setChoice(withTouched(read.choice, form.current));
  }, []);

  useEffect(() => {
    // The prerendered boxes are right already, including ticks from before hydration.
    if (choice !== defaultChoice) writeBoxes(form.current, choice);
    const query = choiceQuery(choice);
    if (opened.current === query) return;
    const write = queryWriter(choiceParameters);
    return settleAfter(SETTLE_MS, () => {
      opened.current = null;
      setSettled(choice);
      // A smaller team that was typed here is kept for the price list.
      if (keptTeam(memberLimits) !== choice.members) keepTeam(choice.members);
      setArrived({ unread: '', fromLink: '' });
      write(query);
    });
  }, [choice]);

  return { form, choice, setChoice, settled, ...arrived };
}

/** What a shared estimate is, for who opens its link; '' for the visitor's own, and for a link that names none. */
function linkText(query: string, choice: Choice): string {
  const isNamed = choiceQuery(readChoice(query).choice) !== '';
  if (!isNamed || choice.tools.length === 0 || !isQueryOfLink()) return '';
  const figures = { people: peopleText(choice.members), tools: toolCount(choice.tools.length), date: todayText() };
  return fillIn(calculatorTexts.fromLink, figures);
}

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

export function useEstimate(choice: Choice) {
  const chosen = useMemo(() => chosenTools(choice.tools), [choice.tools]);
  const ranges = useMemo(() => (chosen.length > 0 ? savingRanges(chosen) : []), [chosen]);
  const result = useMemo(() => estimate(choice.members, chosen), [choice.members, chosen]);
  return { estimate: result, tools: chosen, ranges };
}

/** The value, always one frame late: what renders from it does not delay the frame that responds to an input. */
function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const isBehind = value !== shown;
  const show = useEffectEvent(() => setShown(value));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` may still be behind `value` after it has changed
  useEffect(() => (isBehind ? afterPaint(() => show()) : undefined), [isBehind, shown]);
  return shown;
}
