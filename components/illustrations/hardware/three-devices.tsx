import { Canvas } from '@/components/illustrations/canvas';

/** Cross-platform: one product, the same on a laptop, a tablet and a phone. */
export function ThreeDevices() {
  return (
    <Canvas>
      <path d="M120 30C220-12 400-8 410 106M400 96l10 12 11-11" stroke="currentColor" />
      <rect x="28" y="44" width="310" height="200" rx="14" fill="var(--night)" stroke="currentColor" />
      <rect x="40" y="56" width="286" height="176" rx="6" fill="var(--sheet)" />
      <path d="M8 246h350v4a16 16 0 0 1-16 16H24a16 16 0 0 1-16-16z" fill="var(--sheet)" />
      <rect x="296" y="122" width="166" height="232" rx="20" fill="var(--night)" stroke="currentColor" />
      <rect x="308" y="136" width="142" height="204" rx="9" fill="var(--sheet)" />
      <path
        d="M60 104h112a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8v-68a8 8 0 0 1 8-8zM330 182h98a8 8 0 0 1 8 8v54a8 8 0 0 1-8 8h-98a8 8 0 0 1-8-8v-54a8 8 0 0 1 8-8z"
        fill="var(--mist)"
        stroke="none"
      />
      <path
        d="M40 62a6 6 0 0 1 6-6h274a6 6 0 0 1 6 6v26H40zM64 180l30-38 24 22 16-12 38 28zM308 145a9 9 0 0 1 9-9h124a9 9 0 0 1 9 9v23H308zM328 246l26-32 20 18 14-10 40 24z"
        fill="var(--green)"
        stroke="none"
      />
      <path d="M56 72h46M324 152h34" stroke="var(--sheet)" strokeWidth="7" />
      <path d="M198 112h70M324 272h54" strokeWidth="8" />
      <path d="M198 136h84M198 154h84M58 210h96M324 292h108" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M152 126h.1M412 202h.1" stroke="var(--marker)" strokeWidth="20" />
      <rect x="322" y="308" width="48" height="18" rx="8" fill="var(--marker)" strokeWidth="1.5" />
      <rect x="172" y="182" width="112" height="206" rx="22" fill="var(--night)" stroke="currentColor" />
      <rect x="181" y="192" width="94" height="186" rx="14" fill="var(--sheet)" />
      <rect x="191" y="234" width="74" height="62" rx="7" fill="var(--mist)" stroke="none" />
      <path
        d="M181 206a14 14 0 0 1 14-14h66a14 14 0 0 1 14 14v17h-94zM195 290l20-28 14 14 8-6 24 20z"
        fill="var(--green)"
        stroke="none"
      />
      <path d="M194 209h28" stroke="var(--sheet)" strokeWidth="7" />
      <path d="M248 252h.1" stroke="var(--marker)" strokeWidth="16" />
      <path d="M193 312h42" strokeWidth="7" />
      <path d="M193 329h68" stroke="var(--night-soft)" strokeWidth="6" />
      <rect x="191" y="343" width="74" height="22" rx="9" fill="var(--marker)" strokeWidth="1.5" />
    </Canvas>
  );
}
