import type { ReactNode } from 'react';
import { plot } from './chart-scale';

/** The area of a chart. Screen readers have its label alone, or they would hear of each text that changes. */
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
