import type { Page } from '../fixtures';
import { countPages } from '../pdf';

export const PATH = '/savings-calculator';
/** Longer than the 500 ms after which the calculator writes a choice into the address. */
export const SETTLED_MS = 600;

export const receipt = (page: Page) => page.getByRole('complementary', { name: 'Your receipt' });
export const slider = (page: Page) => page.getByRole('slider', { name: 'People on your team' });
export const box = (page: Page) => page.getByRole('textbox', { name: 'People on your team, as a number' });
export const tool = (page: Page, name: string) => page.getByRole('checkbox', { name });

/** The number of sheets of paper that the printed page needs. */
export async function printedPages(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  return countPages(await page.pdf({ format, printBackground: false }));
}
