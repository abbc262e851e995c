import { budgetOf } from './budgets';
import { type Figures, figureKeys, figureNames, figureText, type PageSizes } from './size-table';

/** Every figure that is over its budget, a line each: route, what, measured, allowed, and by how much. */
export function checkBudgets(sizes: readonly PageSizes[]): string[] {
  return sizes.flatMap((size) => {
    const budget = budgetOf(size.route);
    return figureKeys
      .filter((name) => size[name] > budget[name])
      .map((name) => breach(size.route, name, size[name], budget[name]));
  });
}

function breach(route: string, name: keyof Figures, measured: number, allowed: number): string {
  const unit = name === 'requests' ? '' : ' bytes';
  const [is, most, over] = [measured, allowed, measured - allowed].map(figureText);
  return `${route}: ${figureNames[name]} ${is}${unit}, allowed ${most}: ${over}${unit} too many (scripts/finish/budgets.ts)`;
}
