import { createElement, type ReactNode, type SVGProps } from 'react';

/** The frame of the drawings: one size, one pen. Decorative, because the text beside it says the same. */
export function Canvas({ viewBox = '0 0 480 400', children }: { viewBox?: string; children?: ReactNode }) {
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** These shapes on a canvas of the usual size. */
export function canvas(...shapes: ReactNode[]) {
  return createElement(Canvas, null, ...shapes);
}

/** Words in a drawing. */
export function Words({ text, ...place }: SVGProps<SVGTextElement> & { text: string }) {
  return <text {...place}>{text}</text>;
}

/** A rectangle with round corners as path commands; `tail` makes a speech bubble of it and replaces part of its lower edge. */
export function box(x: number, y: number, width: number, height: number, radius: number, tail = ''): string {
  const corner = `a${radius} ${radius} 0 01`;
  const [left, top] = [x + radius, y + radius];
  const right = `h${width - 2 * radius}${corner}${radius} ${radius}v${height - 2 * radius}${corner}-${radius} ${radius}`;
  return `M${left} ${y}${right}${tail}H${left}${corner}-${radius}-${radius}V${top}${corner}${radius}-${radius}z`;
}

/** The same path commands from several places: each begins at an x of the list and the y that `commands` begin with. */
export function repeat(xs: readonly number[], commands: string): string {
  return xs.map((x) => `M${x} ${commands}`).join('');
}
