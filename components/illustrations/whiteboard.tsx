import { Canvas } from './canvas';

/** Training: the idea drawn on the wall, and a question from the room. */
export function Whiteboard() {
  return (
    <Canvas>
      <path d="M96 262l-20 60M384 262l20 60" stroke="currentColor" strokeWidth="5" />
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
      <path d="M400 316c14-20 12-46 8-70a12 12 0 0 1 24-4c8 40 4 74-10 104z" fill="var(--marker)" />
      <path d="M44 400c0-44 30-58 64-58s64 14 64 58z" fill="var(--green)" />
      <path d="M176 400c0-40 30-54 64-54s64 14 64 54z" fill="var(--night)" stroke="currentColor" />
      <path d="M308 400c0-44 30-58 64-58s64 14 64 58z" fill="var(--marker)" />
      <circle cx="420" cy="244" r="14" fill="var(--sheet)" />
      <circle cx="108" cy="312" r="34" fill="var(--ink)" stroke="currentColor" />
      <circle cx="240" cy="318" r="34" fill="var(--green-deep)" stroke="currentColor" />
      <circle cx="372" cy="312" r="34" fill="var(--night-soft)" />
      <circle cx="240" cy="278" r="13" fill="var(--green-deep)" stroke="currentColor" />
    </Canvas>
  );
}
