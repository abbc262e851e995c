import { budgetOf } from './budgets';
import { type Figures, figureKeys, figureNames, figureText, type PageSizes } from './size-table';

/** What settings and posts make larger. The other figures are the same in every build of a commit. */
const GROWING: readonly (keyof Figures)[] = ['html', 'images', 'beforeLoad', 'scriptInAll'];

/**
 * Every figure that is over its budget, a line each: route, what, measured, allowed, and by how much.
 *
 * @param room the part of a budget, 0 to 1, that must stay free where settings and posts make a figure larger
 */
export function checkBudgets(sizes: readonly PageSizes[], room = 0): string[] {
  return sizes.flatMap((size) => {
    const budget = budgetOf(size.route);
    const allowed = (name: keyof Figures) => Math.floor(budget[name] * (GROWING.includes(name) ? 1 - room : 1));
    return figureKeys
      .filter((name) => size[name] > allowed(name))
      .map((name) => breach(size.route, name, size[name], allowed(name)));
  });
}

function breach(route: string, name: keyof Figures, measured: number, allowed: number): string {
  const unit = name === 'requests' ? '' : ' bytes';
  const [is, most, over] = [measured, allowed, measured - allowed].map(figureText);
  return `${route}: ${figureNames[name]} ${is}${unit}, allowed ${most}: ${over}${unit} too many (scripts/finish/budgets.ts)`;
}
