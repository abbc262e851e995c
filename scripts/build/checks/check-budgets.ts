import { budgetOf } from './budgets';
import { type Figures, figureKeys, figureNames, figureText, type PageSizes } from './size-table';

/** What settings and posts make larger. The other figures are the same in every build of a commit. */
const GROWING: readonly (keyof Figures)[] = ['html', 'images', 'beforeLoad', 'scriptInAll'];

/**
 * Every figure that is over its budget, a line each: route, what, measured, allowed, and by how much. Routes with the same
 * figure share a line, as all do with the one style sheet.
 *
 * @param room the part of a budget, 0 to 1, that must stay free where settings and posts make a figure larger
 */
export function checkBudgets(sizes: readonly PageSizes[], room = 0): string[] {
  const routesOf = new Map<string, string[]>();
  for (const size of sizes) {
    const budget = budgetOf(size.route);
    for (const name of figureKeys) {
      const allowed = Math.floor(budget[name] * (GROWING.includes(name) ? 1 - room : 1));
      if (size[name] <= allowed) continue;
      const breach = breachOf(name, size[name], allowed);
      routesOf.set(breach, [...(routesOf.get(breach) ?? []), size.route]);
    }
  }
  return [...routesOf].map(([breach, [first, ...others]]) => {
    const routes = others.length > 0 ? `${first} and ${others.length} more` : first;
    return `${routes}: ${breach} (scripts/build/checks/budgets.ts)`;
  });
}

function breachOf(name: keyof Figures, measured: number, allowed: number): string {
  const unit = name === 'requests' ? '' : ' bytes';
  const [is, most, over] = [measured, allowed, measured - allowed].map(figureText);
  return `${figureNames[name]} ${is}${unit}, allowed ${most}: ${over}${unit} too many`;
}
