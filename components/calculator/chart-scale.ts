/** The area of both charts of the calculator, in units of their view box. */
export const plot = { width: 640, height: 440, left: 78, right: 626, top: 40, bottom: 390 } as const;

/** A scale from values to positions, in half units: an eye sees no finer, and more digits would make the page longer. */
export function axis(min: number, max: number, from: number, to: number, isLog = false): (value: number) => number {
  const scaled = isLog ? Math.log : (value: number) => value;
  const exact = (value: number) => from + ((scaled(value) - scaled(min)) / (scaled(max) - scaled(min))) * (to - from);
  return (value) => Math.round(exact(value) * 2) / 2;
}

export function pathOf(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`;
}
