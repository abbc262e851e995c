import { Canvas } from '@/components/illustrations/canvas';

/** AI: a letter with its main line marked, and a reply ready to send. */
export function AiInbox() {
  return (
    <Canvas>
      <path d="M62 206l178-118 178 118v100H62z" fill="var(--green-deep)" stroke="currentColor" />
      <rect x="104" y="36" width="250" height="310" rx="10" fill="var(--sheet)" />
      <path d="M130 68h92" strokeWidth="10" />
      <path d="M130 134h166" stroke="var(--marker)" strokeWidth="22" />
      <path d="M130 100h196M130 168h184M130 200h196" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M130 134h166" strokeWidth="7" />
      <path d="M62 206v164a16 16 0 0 0 16 16h324a16 16 0 0 0 16-16V206L240 316z" fill="var(--green)" />
      <path d="M68 380l118-96M412 380L294 284" stroke="var(--green-deep)" strokeWidth="4" />
      <circle cx="100" cy="346" r="20" fill="var(--red)" />
      <path d="M100 336v11M100 355h.1" stroke="var(--sheet)" strokeWidth="4.5" />
      <path d="M398 22c5 34 16 45 50 50-34 5-45 16-50 50-5-34-16-45-50-50 34-5 45-16 50-50z" fill="var(--marker)" />
      <path d="M52 84c3 20 10 27 30 30-20 3-27 10-30 30-3-20-10-27-30-30 20-3 27-10 30-30z" fill="var(--marker)" />
      <path d="M444 128c2 12 6 16 18 18-12 2-16 6-18 18-2-12-6-16-18-18 12-2 16-6 18-18z" fill="var(--sheet)" />
      <path
        d="M270 226h168a16 16 0 0 1 16 16v62a16 16 0 0 1-16 16H316l-30 26v-26h-16a16 16 0 0 1-16-16v-62a16 16 0 0 1 16-16z"
        fill="var(--sheet)"
      />
      <path d="M278 252h94" strokeWidth="7" />
      <path d="M278 272h140M278 290h66" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M404 296h24M419 287l9 9-9 9" stroke="var(--green)" strokeWidth="4" />
    </Canvas>
  );
}
