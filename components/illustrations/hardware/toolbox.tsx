import { Canvas } from '@/components/illustrations/canvas';

/** On site: what an engineer brings along, and where. */
export function Toolbox() {
  return (
    <Canvas>
      <g transform="rotate(-14 122 180)">
        <path d="M122 126v110" stroke="currentColor" strokeWidth="9" />
        <rect x="102" y="26" width="40" height="104" rx="16" fill="var(--red)" />
        <path d="M115 46v60M129 46v60" stroke="var(--ink)" />
      </g>
      <g transform="translate(216 74) rotate(6)">
        <path d="M-14 180V32A36 36 0 0 1-20-26V2L0 14 20 2V-26A36 36 0 0 1 14 32V180z" fill="var(--sheet)" />
      </g>
      <circle cx="342" cy="148" r="64" strokeWidth="21" />
      <circle cx="342" cy="148" r="64" stroke="var(--marker)" strokeWidth="16" />
      <circle cx="342" cy="148" r="44" strokeWidth="21" />
      <circle cx="342" cy="148" r="44" stroke="var(--marker)" strokeWidth="16" />
      <path d="M404 170c34-6 44-46 26-78" strokeWidth="10" />
      <path d="M404 170c34-6 44-46 26-78" stroke="var(--marker)" strokeWidth="5" />
      <g transform="rotate(-24 426 78)">
        <rect x="412" y="52" width="30" height="40" rx="5" fill="var(--sheet)" />
        <path d="M420 52v-12M427 52v-12M434 52v-12" stroke="currentColor" strokeWidth="3" />
      </g>
      <path d="M60 214h360l24 46H36z" fill="var(--green-deep)" stroke="currentColor" />
      <path d="M44 258h392v112a18 18 0 0 1-18 18H62a18 18 0 0 1-18-18z" fill="var(--green)" />
      <path d="M44 290h392" />
      <rect x="96" y="274" width="40" height="34" rx="8" fill="var(--sheet)" />
      <rect x="344" y="274" width="40" height="34" rx="8" fill="var(--sheet)" />
      <path d="M240 300a30 30 0 0 1 30 30c0 22-30 48-30 48s-30-26-30-48a30 30 0 0 1 30-30z" fill="var(--sheet)" />
      <circle cx="240" cy="330" r="11" fill="var(--marker)" />
    </Canvas>
  );
}
