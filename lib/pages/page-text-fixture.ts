import type { Page } from '@/content/schema/page';
import type { SectionKind } from '@/content/schema/section';
import { plainText } from '@/lib/text/parse-inline';

/** Kinds that say the same on every page by intent: prices and the coupon. */
const SHARED_KINDS: readonly SectionKind[] = ['plans', 'coupon'];

/** Fields that hold no sentence. */
const NO_TEXT = [
  'kind',
  'anchor',
  'layout',
  'drawing',
  'image',
  'icon',
  'itemIcon',
  'to',
  'link',
  'service',
  'fromPlan',
  'group',
  'needs',
];

/** The sentences a page says on its own, each for itself: without navigation, prices and coupon. */
export function pageText(page: Page): string[] {
  return page.sections.filter((section) => !SHARED_KINDS.includes(section.kind)).flatMap(textsOf);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (NO_TEXT.includes(key) ? [] : textsOf(item)));
}
