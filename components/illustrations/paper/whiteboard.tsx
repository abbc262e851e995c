import { Canvas } from '@/components/illustrations/canvas';

/** Training: the idea drawn on the wall, and a question from the room. */
export function Whiteboard() {
  return (
    <Canvas>
      <path d="M96 262l-30 110M384 262l30 110" stroke="currentColor" strokeWidth="5" />
      <rect x="46" y="16" width="388" height="232" rx="12" fill="var(--sheet)" />
      <path d="M96 258h288" stroke="currentColor" strokeWidth="9" />
      <path d="M150 250h36" stroke="var(--red)" strokeWidth="8" />
      <path d="M204 250h36" stroke="var(--green)" strokeWidth="8" />
      <rect x="78" y="50" width="86" height="54" rx="8" fill="var(--mist)" />
      <path d="M96 70h50M96 86h30" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M170 77h42M202 67l12 10-12 10" />
      <circle cx="258" cy="77" r="36" fill="var(--marker)" />
      <path d="M244 77l10 11 20-24" strokeWidth="4.5" />
      <path d="M300 77h36M326 67l12 10-12 10" />
      <path d="M346 56c0-8 48-8 48 0v42c0 8-48 8-48 0zM346 56c0 8 48 8 48 0" fill="var(--green)" />
      <path d="M84 204c30 0 36-52 70-48s40 26 66 10" stroke="var(--green)" strokeWidth="4.5" />
      <path d="M82 140v72h146" />
      <path d="M266 146h118M266 172h92M266 198h60" stroke="var(--night-soft)" strokeWidth="8" />
      <path d="M346 190c18-10 46-10 52 4s-34 22-52 14-14-22 4-26" stroke="var(--red)" strokeWidth="3.5" />
      <path d="M410 362c22-28 20-68 11-108" strokeWidth="28" />
      <path d="M410 362c22-28 20-68 11-108" stroke="var(--marker)" strokeWidth="23" />
      <path d="M44 380c0-30 30-42 64-42s64 12 64 42z" fill="var(--green)" />
      <path d="M176 380c0-27 30-39 64-39s64 12 64 39z" fill="var(--night)" stroke="currentColor" />
      <path d="M308 380c0-30 30-42 64-42s64 12 64 42z" fill="var(--marker)" />
      <circle cx="420" cy="244" r="14" fill="var(--sheet)" />
      <circle cx="108" cy="306" r="34" fill="var(--ink)" stroke="currentColor" />
      <circle cx="240" cy="311" r="34" fill="var(--green-deep)" stroke="currentColor" />
      <circle cx="372" cy="306" r="34" fill="var(--night-soft)" />
      <circle cx="240" cy="271" r="13" fill="var(--green-deep)" stroke="currentColor" />
      <rect x="22" y="368" width="436" height="18" rx="9" fill="var(--sheet)" />
    </Canvas>
  );
}
