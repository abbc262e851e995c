import { budgetOf } from './budgets';
import { type Figures, figureKeys, figureNames, figureText, type PageSizes } from './size-table';

/** Figures that grow with settings and posts. The others are the same in every build of a commit. */
const GROWING: readonly (keyof Figures)[] = ['html', 'firstFlight', 'images', 'beforeLoad', 'scriptInAll'];

/**
 * Finds figures over their budget, a line each with its routes.
 *
 * @param room the part of a budget, 0 to 1, that must stay free for figures that grow with settings and posts
 */
export function checkBudgets(sizes: readonly PageSizes[], room = 0): string[] {
  const routesOf = new Map<string, string[]>();
  for (const size of sizes) {
    for (const name of figureKeys) {
      const allowed = Math.floor(budgetOf(size.route)[name] * (GROWING.includes(name) ? 1 - room : 1));
      if (size[name] <= allowed) continue;
      const unit = name === 'requests' ? '' : ' bytes';
      const [is, most, over] = [size[name], allowed, size[name] - allowed].map(figureText);
      const breach = `${figureNames[name]} ${is}${unit}, allowed ${most}: ${over}${unit} too many`;
      routesOf.set(breach, [...(routesOf.get(breach) ?? []), size.route]);
    }
  }
  return [...routesOf].map(([breach, [first, ...others]]) => {
    const routes = others.length > 0 ? `${first} and ${others.length} more` : first;
    return `${routes}: ${breach} (scripts/build/checks/budgets.ts)`;
  });
}
