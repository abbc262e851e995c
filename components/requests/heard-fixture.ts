/**
 * What a screen reader says by itself: the descriptions of what has the focus, one by one, and the sentence in the live region
 * of the dialog or of the page.
 */
export function heard(): string[] {
  const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id));
  return [...described, ...document.querySelectorAll('[data-announcer]')].flatMap((part) => part?.textContent || []);
}
