/** The frame that both pictures of the calculator are drawn in, in units of their view box. */
export const plot = { width: 640, height: 440, left: 78, right: 626, top: 40, bottom: 390 } as const;

/** Where a value stands between two ends of an axis; `isByTens` for an axis on which each step is a factor. */
export function axis(min: number, max: number, from: number, to: number, isByTens = false): (value: number) => number {
  const place = isByTens ? Math.log : (value: number) => value;
  return (value) => from + ((place(value) - place(min)) / (place(max) - place(min))) * (to - from);
}

/** Points as the commands of an SVG path. */
export function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}
