import { z } from 'zod';
import type { Page } from '@/content/schema/page';
import { claims } from '@/content/site';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { fieldPath } from '@/lib/text/field-path';

/** Each bill of a page must save money, or its place would stay empty, and more than the intro above it claims. */
export function checkPageSavings(file: string, page: Page): string[] {
  return page.sections.flatMap((section, index) => {
    const claimed =
      'intro' in section && section.intro?.includes('{claim:saving-shown}') ? percentageIn(claims['saving-shown']) : 0;
    const briefs = 'briefs' in section ? section.briefs.map((bill, at) => ({ bill, path: ['briefs', at] })) : [];
    return [{ bill: section, path: [] }, ...briefs].flatMap(({ bill, path }) =>
      checkSaving(`${file}: ${fieldPath(page, ['sections', index, ...path])}`, bill, claimed),
    );
  });
}

const billSchema = z.looseObject({ members: z.number(), tools: z.array(z.string()) });

/** The problem of a bill that does not save more than `claimed` percent; a value without team size and tools is no bill. */
function checkSaving(place: string, input: unknown, claimed = 0): string[] {
  const bill = billSchema.safeParse(input).data;
  const tools = chosenTools(bill?.tools ?? []);
  if (!bill || tools.length === 0) return [];
  const result = estimate(bill.members, tools);
  if (result.status === 'saving' && result.percentage > claimed) return [];
  const expected = claimed > 0 ? `a bill that saves more than ${claimed}%, as the intro says` : 'a bill that saves';
  return [`${place}: expected ${expected}, received ${bill.members} people and ${bill.tools.join(', ')}`];
}

/** 30 of 'up to 30%'. */
export function percentageIn(claim: string): number {
  return Number(claim.match(/[\d.]+/)?.[0]);
}
