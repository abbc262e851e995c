import type { ReactNode } from 'react';

/** What the drawings of pages are drawn on: one size, one pen. Decorative, because the words beside say the same. */
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
