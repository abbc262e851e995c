import type { ReactNode } from 'react';

/** The frame of the drawings: one size, one pen. Decorative, because the text beside it says the same. */
export function Canvas({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 480 400"
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
