import { Canvas } from '@/components/illustrations/canvas';

/** SaaS: the product behind a login, with its figures, its curve and what it earns. */
export function SaasDashboard() {
  return (
    <Canvas>
      <rect x="16" y="30" width="400" height="296" rx="14" fill="var(--sheet)" />
      <path d="M17 66h80v259H30a13 13 0 0 1-13-13z" fill="var(--green-deep)" stroke="none" />
      <path d="M16 66h400" />
      <circle cx="38" cy="48" r="5" fill="var(--red)" stroke="none" />
      <circle cx="56" cy="48" r="5" fill="var(--marker)" strokeWidth="1.5" />
      <path d="M38 100h34" stroke="var(--marker)" strokeWidth="8" />
      <path d="M38 130h28M38 158h34M38 186h22M38 296h34" stroke="var(--night-line-strong)" strokeWidth="7" />
      <path
        d="M124 92h68a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8v-38a8 8 0 0 1 8-8zM222 92h68a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8v-38a8 8 0 0 1 8-8zM320 92h68a8 8 0 0 1 8 8v38a8 8 0 0 1-8 8h-68a8 8 0 0 1-8-8v-38a8 8 0 0 1 8-8z"
        fill="var(--mist)"
        stroke="none"
      />
      <path d="M128 108h26M226 108h34M324 108h22" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M129 128h40M227 128h24M325 128h48" strokeWidth="9" />
      <path d="M116 182h282M116 222h282M116 262h282M116 302h282" stroke="var(--line)" strokeWidth="1.5" />
      <path d="M116 272c28 0 40-40 70-32s48 20 76-8 60-44 136-56v126H116z" fill="var(--green-tint)" stroke="none" />
      <path d="M116 272c28 0 40-40 70-32s48 20 76-8 60-44 136-56" stroke="var(--green)" strokeWidth="4" />
      <circle cx="262" cy="232" r="7" fill="var(--marker)" />
      <rect x="300" y="218" width="162" height="156" rx="16" fill="var(--night)" stroke="currentColor" />
      <circle cx="381" cy="284" r="40" stroke="var(--night-line)" strokeWidth="18" />
      <path d="M381 244a40 40 0 1 1-38 52" stroke="var(--marker)" strokeWidth="18" strokeLinecap="butt" />
      <path d="M326 350h40" stroke="var(--night-line-strong)" strokeWidth="7" />
      <path d="M392 350h42" stroke="var(--night-text)" strokeWidth="7" />
    </Canvas>
  );
}
