import type { ReactNode } from 'react';

/**
 * A price that the visitor stops paying, under a stroke of the red pen. Screen readers say "was". Never for a name. The price
 * is the only text of its element, because it may change.
 */
export function Struck({ children }: { children: ReactNode }) {
  return (
    <s>
      <span className="visually-hidden">was </span>
      <span>{children}</span>
    </s>
  );
}
