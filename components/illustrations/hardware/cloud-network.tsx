import { Canvas } from '@/components/illustrations/canvas';

/** Cloud infrastructure: the network in the cloud, its guard at the gate, the sites below. */
export function CloudNetwork() {
  return (
    <Canvas>
      <path d="M240 250v46M240 266H116a20 20 0 0 0-20 20v14M240 266h128a20 20 0 0 1 20 20v14" stroke="currentColor" />
      <path d="M136 194a60 60 0 0 1 2-120 88 88 0 0 1 162-20 74 74 0 0 1 56 140z" fill="var(--sheet)" />
      <path d="M168 148l56-52 80 22-16 40-64 14zM224 96l0 76M224 172l80-54" />
      <path d="M168 148h.1M304 118h.1M288 158h.1M224 172h.1" strokeWidth="21" />
      <path d="M168 148h.1M304 118h.1M288 158h.1M224 172h.1" stroke="var(--green)" strokeWidth="16" />
      <circle cx="224" cy="96" r="14" fill="var(--marker)" />
      <path d="M240 188l36 12v28c0 24-18 36-36 44-18-8-36-20-36-44v-28z" fill="var(--marker)" />
      <path d="M225 228l11 12 20-24" strokeWidth="4.5" />
      <rect x="48" y="300" width="96" height="88" rx="8" fill="var(--green)" />
      <path
        d="M70 322h.1M96 322h.1M122 322h.1M70 344h.1M122 344h.1M70 366h.1M122 366h.1"
        stroke="var(--sheet)"
        strokeWidth="11"
      />
      <path d="M96 344v44" stroke="var(--marker)" strokeWidth="16" strokeLinecap="butt" />
      <rect x="186" y="300" width="108" height="70" rx="10" fill="var(--night)" stroke="currentColor" />
      <path d="M172 372h136v4a10 10 0 0 1-10 10H182a10 10 0 0 1-10-10z" fill="var(--sheet)" />
      <path d="M204 320h30M204 336h52M204 352h40" stroke="var(--night-line-strong)" strokeWidth="6" />
      <path d="M250 320h24" stroke="var(--marker)" strokeWidth="6" />
      <rect x="356" y="296" width="64" height="94" rx="12" fill="var(--sheet)" />
      <path d="M370 316h20" strokeWidth="6" />
      <path d="M370 332h36M370 346h26" stroke="var(--night-soft)" strokeWidth="6" />
      <circle cx="388" cy="374" r="5" fill="var(--red)" stroke="none" />
    </Canvas>
  );
}
