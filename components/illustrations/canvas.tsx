import { createElement, type ReactNode, type SVGProps } from 'react';

/** The frame of a drawing, with the stroke of its shapes. Hidden from screen readers: the text beside it says the same. */
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

/** A drawing of the usual size with these shapes. */
export function canvas(...shapes: ReactNode[]) {
  return createElement(Canvas, null, ...shapes);
}

/** Words in a drawing. */
export function Words({ text, ...place }: SVGProps<SVGTextElement> & { text: string }) {
  return <text {...place}>{text}</text>;
}

/** A rectangle with round corners as commands of a path. A speech bubble's `tail` begins at its lower right corner. */
export function box(x: number, y: number, width: number, height: number, radius: number, tail = ''): string {
  const corner = `a${radius} ${radius} 0 01`;
  const [left, top] = [x + radius, y + radius];
  const right = `h${width - 2 * radius}${corner}${radius} ${radius}v${height - 2 * radius}${corner}-${radius} ${radius}`;
  return `M${left} ${y}${right}${tail}H${left}${corner}-${radius}-${radius}V${top}${corner}${radius}-${radius}z`;
}

/** Repeats commands of a path at several x positions. They begin with the y of their first point. */
export function repeat(xs: readonly number[], commands: string): string {
  return xs.map((x) => `M${x} ${commands}`).join('');
}
