import { Canvas } from '@/components/illustrations/canvas';

/** Open source: layers anyone may look into, each resting on the one below. */
export function OpenSourceStack() {
  return (
    <Canvas>
      <path d="M84 116v196M396 116v196" stroke="currentColor" strokeDasharray="2 9" />
      <path d="M84 312v20l156 66 156-66v-20z" fill="var(--night)" stroke="currentColor" />
      <path d="M240 246l156 66-156 66-156-66z" fill="var(--night-raised)" stroke="currentColor" />
      <path d="M84 246v20l156 66 156-66v-20z" fill="var(--green-deep)" stroke="currentColor" />
      <path d="M240 180l156 66-156 66-156-66z" fill="var(--green)" />
      <path d="M84 180v20l156 66 156-66v-20z" fill="var(--mist)" />
      <path d="M240 114l156 66-156 66-156-66z" fill="var(--sheet)" />
      <path d="M84 106v24l156 66 156-66v-24z" fill="var(--marker)" />
      <path d="M240 40l156 66-156 66-156-66z" fill="var(--marker)" />
      <path d="M240 172v24M240 246v20M240 312v20" strokeWidth="1.5" />
      <g transform="matrix(.92 -.39 .92 .39 240 106)">
        <path d="M-44 16h88M-20 16c22 0 12-36 40-36h12" strokeWidth="6" />
        <circle cx="-46" cy="16" r="11" fill="var(--sheet)" strokeWidth="4" />
        <circle cx="46" cy="16" r="11" fill="var(--green)" strokeWidth="4" />
        <circle cx="36" cy="-20" r="11" fill="var(--sheet)" strokeWidth="4" />
      </g>
      <path d="M128 276l24 10M168 293l12 5" stroke="var(--marker)" strokeWidth="6" />
      <path d="M128 211l36 15M180 233l10 4" stroke="var(--green)" strokeWidth="6" />
      <path d="M128 342l16 7M160 355l32 14" stroke="var(--night-line-strong)" strokeWidth="6" />
      <path d="M352 276l-32 14M352 211l-20 9M352 342l-40 17" stroke="var(--night-soft)" strokeWidth="6" />
    </Canvas>
  );
}
