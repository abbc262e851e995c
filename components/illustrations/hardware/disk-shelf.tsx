import { Canvas } from '@/components/illustrations/canvas';

/** Servers and storage: a shelf of disks, one drawn out and already replaced. */
export function DiskShelf() {
  return (
    <Canvas>
      <rect x="20" y="24" width="440" height="54" rx="14" fill="var(--night)" stroke="currentColor" />
      <path d="M46 51h.1M66 51h.1" stroke="var(--marker)" strokeWidth="12" />
      <path d="M230 51h200" stroke="var(--night-line-strong)" strokeWidth="9" strokeDasharray="0 16" />
      <rect x="20" y="90" width="440" height="196" rx="16" fill="var(--night)" stroke="currentColor" />
      <path
        d="M40 108h42v160H40zM91 108h42v160H91zM142 108h42v160h-42zM193 108h42v160h-42zM346 108h42v160h-42zM397 108h42v160h-42z"
        fill="var(--night-raised)"
        stroke="var(--night-line-strong)"
        strokeWidth="2"
      />
      <path
        d="M52 126h18M52 138h18M103 126h18M103 138h18M154 126h18M154 138h18M205 126h18M205 138h18M358 126h18M358 138h18M409 126h18M409 138h18"
        stroke="var(--night-line-strong)"
        strokeWidth="4"
      />
      <path
        d="M61 162v60M112 162v60M163 162v60M214 162v60M367 162v60M418 162v60"
        stroke="var(--night-line)"
        strokeWidth="9"
      />
      <path d="M61 250h.1M112 250h.1M214 250h.1M367 250h.1M418 250h.1" stroke="var(--marker)" strokeWidth="11" />
      <path d="M163 250h.1" stroke="var(--red)" strokeWidth="11" />
      <path d="M244 108h93v160h-93z" fill="var(--ink)" stroke="var(--night-line-strong)" strokeWidth="2" />
      <g transform="rotate(3 290 260)">
        <rect x="236" y="140" width="108" height="244" rx="12" fill="var(--sheet)" />
        <circle cx="290" cy="208" r="40" fill="var(--mist)" />
        <circle cx="290" cy="208" r="15" fill="var(--sheet)" />
        <circle cx="290" cy="208" r="3" fill="var(--ink)" />
        <path d="M326 288l-22-62" strokeWidth="7" />
        <circle cx="326" cy="290" r="8" fill="var(--green)" />
        <path d="M252 284h42" strokeWidth="7" />
        <path d="M252 302h32" stroke="var(--night-soft)" strokeWidth="6" />
        <rect x="236" y="330" width="108" height="54" rx="12" fill="var(--marker)" />
        <path d="M268 357h44" strokeWidth="7" />
      </g>
      <path d="M366 316c30 4 44 22 44 56M400 360l10 13 11-12" stroke="currentColor" />
    </Canvas>
  );
}
