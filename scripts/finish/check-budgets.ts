import { budgetOf } from './budgets';
import { type Figures, figureKeys, figureNames, figureText, type PageSizes } from './size-table';

/** Every figure that is over its budget, a line each: route, what, measured, allowed. */
export function checkBudgets(sizes: readonly PageSizes[]): string[] {
  return sizes.flatMap((size) => {
    const budget = budgetOf(size.route);
    return figureKeys
      .filter((name) => size[name] > budget[name])
      .map(
        (name) =>
          `${size.route}: ${figureNames[name]} ${amount(name, size[name])}, allowed ${amount(name, budget[name])} (scripts/finish/budgets.ts)`,
      );
  });
}

function amount(name: keyof Figures, value: number): string {
  return name === 'requests' ? figureText(name, value) : `${figureText(name, value)} kB`;
}
