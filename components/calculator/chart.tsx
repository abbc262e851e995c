import type { ReactNode } from 'react';
import { plot } from './chart-scale';

/**
 * The area of a chart. Screen readers have its label alone: they would read every tick, and hear of every text that changes
 * with the estimate.
 */
export function Chart({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={label}>
      <div inert>
        <svg viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true">
          {children}
        </svg>
      </div>
    </div>
  );
}
