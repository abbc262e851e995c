import { Canvas } from '@/components/illustrations/canvas';

/** Careers: a bench with its tools, and a stool that is still free. */
export function Workbench() {
  return (
    <Canvas>
      <rect x="34" y="16" width="412" height="178" rx="14" fill="var(--sheet)" />
      <path
        d="M60 42h370M60 68h370M60 94h370M60 120h370M60 146h370M60 172h370"
        stroke="var(--line)"
        strokeWidth="4.5"
        strokeDasharray="0 22.6"
      />
      <path d="M102 84v84" strokeWidth="16" />
      <path d="M102 84v84" stroke="var(--marker)" strokeWidth="11" />
      <path d="M72 54h48c14 0 22 8 24 20h-24v14H72z" fill="var(--night)" />
      <path d="M180 56h30l40 100h-30z" fill="var(--mist)" />
      <path d="M190 76l10-4M198 97l14-5M206 118l10-4M214 139l14-5" />
      <path d="M290 116V96a40 40 0 0 1 80 0v20" strokeWidth="6" />
      <rect x="278" y="108" width="26" height="46" rx="12" fill="var(--green)" />
      <rect x="356" y="108" width="26" height="46" rx="12" fill="var(--green)" />
      <path d="M412 50v46" strokeWidth="5" />
      <path d="M400 96h24l4 34c-2 18-10 30-16 34-6-4-14-16-16-34z" fill="var(--red)" />
      <path d="M60 274v114M420 274v114M60 330h92M328 330h92" stroke="currentColor" strokeWidth="5" />
      <path d="M92 240l-10-66h126l10 66z" fill="var(--night)" stroke="currentColor" />
      <path d="M120 200h50M122 216h30" stroke="var(--night-line-strong)" strokeWidth="6" />
      <path d="M78 240h154v10H78z" fill="var(--sheet)" />
      <path
        d="M298 198h42v40a12 12 0 0 1-12 12h-18a12 12 0 0 1-12-12zM340 210h8a12 12 0 0 1 0 26h-8"
        fill="var(--marker)"
      />
      <path d="M311 186c-6-8 6-10 0-18M326 186c-6-8 6-10 0-18" stroke="var(--night-soft)" />
      <path d="M376 250v-30h36v30z" fill="var(--mist)" />
      <path
        d="M394 220c-4-18-22-20-26-18 0 12 12 20 26 18zM394 220c2-22 18-28 26-26 0 14-10 26-26 26z"
        fill="var(--green)"
      />
      <rect x="20" y="250" width="440" height="24" rx="8" fill="var(--green)" />
      <path d="M206 306l-22 84M274 306l22 84M194 356h92" stroke="currentColor" strokeWidth="5" />
      <rect x="186" y="292" width="108" height="20" rx="10" fill="var(--marker)" />
      <path d="M280 312c10 6 8 12 6 18" stroke="var(--red)" />
      <path d="M274 328l26 4-6 34-26-4z" fill="var(--sheet)" />
      <path d="M280 342l12 2M278 351l8 1" stroke="var(--red)" strokeWidth="3" />
    </Canvas>
  );
}
