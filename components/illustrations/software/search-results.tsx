import { Canvas } from '@/components/illustrations/canvas';

/** Search: one question, and the page that answers it. */
export function SearchResults() {
  return (
    <Canvas>
      <rect x="20" y="20" width="440" height="64" rx="32" fill="var(--sheet)" />
      <circle cx="58" cy="50" r="13" strokeWidth="4.5" />
      <path d="M68 60l10 10" strokeWidth="4.5" />
      <path d="M100 52h112" strokeWidth="9" />
      <path d="M226 38v28" stroke="var(--green)" strokeWidth="3" />
      <rect x="374" y="31" width="74" height="42" rx="21" fill="var(--marker)" />
      <path d="M398 52h26M415 43l9 9-9 9" strokeWidth="3.5" />
      <rect x="100" y="214" width="280" height="66" rx="14" fill="var(--sheet)" />
      <rect x="100" y="292" width="280" height="66" rx="14" fill="var(--sheet)" />
      <path d="M122 236h120M122 314h150" stroke="var(--night-soft)" strokeWidth="8" />
      <path d="M122 258h200M122 336h170" stroke="var(--line)" strokeWidth="7" />
      <rect x="64" y="106" width="352" height="96" rx="16" fill="var(--green-tint)" />
      <rect x="82" y="124" width="60" height="60" rx="10" fill="var(--green)" stroke="none" />
      <path
        d="M82 172l20-22 16 14 8-6 16 14v2a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10z"
        fill="var(--green-deep)"
        stroke="none"
      />
      <circle cx="126" cy="140" r="7" fill="var(--marker)" stroke="none" />
      <path d="M164 132h118" stroke="var(--marker)" strokeWidth="22" />
      <path d="M164 132h118" strokeWidth="9" />
      <path d="M164 158h214M164 178h156" stroke="var(--night-soft)" strokeWidth="7" />
    </Canvas>
  );
}
