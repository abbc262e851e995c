import { z } from 'zod';
import { claims } from '@/content/site';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { fieldPath, valueAt } from '@/lib/text/field-path';

const billSchema = z.looseObject({ members: z.number(), tools: z.array(z.string()) });

const pageSchema = z.looseObject({
  sections: z.array(
    z.looseObject({ kind: z.string(), intro: z.string().optional(), briefs: z.array(z.unknown()).optional() }),
  ),
});

/** A bill that does not save would leave its place on the page empty, and one under a claim has to keep it: a line each. */
export function billProblems(file: string, page: unknown): string[] {
  return (pageSchema.safeParse(page).data?.sections ?? []).flatMap(({ kind, intro, briefs }, index) => {
    const least = intro?.includes('{claim:saving-shown}') ? shownSaving() : 0;
    const section = ['sections', index];
    const places = kind === 'tool-swap' ? [section] : (briefs ?? []).map((_, at) => [...section, 'briefs', at]);
    return places.flatMap((place) => savingProblems(`${file}: ${fieldPath(page, place)}`, valueAt(page, place), least));
  });
}

/** What is wrong with one bill, where it saves no more than `least` percent. Unknown tools are told elsewhere. */
export function savingProblems(place: string, input: unknown, least = 0): string[] {
  const bill = billSchema.safeParse(input).data;
  const tools = chosenTools(bill?.tools ?? []);
  if (!bill || tools.length === 0) return [];
  const result = estimate(bill.members, tools);
  const received = `received ${bill.members} people and ${bill.tools.join(', ')}`;
  if (result.status === 'saving' && result.percentage > least) return [];
  const wanted = least > 0 ? `a bill that saves more than ${least}%, as the intro says` : 'a bill that saves';
  return [`${place}: expected ${wanted}, ${received}`];
}

/** The percent of 'over 30%'. */
function shownSaving(): number {
  return Number(claims['saving-shown'].match(/\d+/)?.[0]);
}
