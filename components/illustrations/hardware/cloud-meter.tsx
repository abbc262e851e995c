import { Canvas } from '@/components/illustrations/canvas';

/** Cloud: a meter, and a bill that follows it. */
export function CloudMeter() {
  return (
    <Canvas>
      <path d="M176 268h128v106l-16 14-16-14-16 14-16-14-16 14-16-14-16 14-16-14z" fill="var(--sheet)" />
      <path d="M196 312h54M268 312h16M196 330h36M262 330h22" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M196 354h88" stroke="var(--marker)" strokeWidth="20" />
      <path d="M200 354h32M260 354h20" strokeWidth="7" />
      <path d="M112 286a78 78 0 0 1-4-156 112 112 0 0 1 206-44 88 88 0 0 1 70 200z" fill="var(--sheet)" />
      <path d="M158 184a82 82 0 0 1 164 0" stroke="var(--mist)" strokeWidth="22" />
      <path d="M158 184a82 82 0 0 1 48-75" stroke="var(--green)" strokeWidth="22" />
      <path d="M306 136l10-7M318 160l10-4" stroke="var(--red)" strokeWidth="4.5" />
      <path d="M240 184l-38-52" strokeWidth="6" />
      <circle cx="240" cy="184" r="13" fill="var(--marker)" />
      <rect x="146" y="214" width="188" height="52" rx="10" fill="var(--night)" stroke="currentColor" />
      <path d="M183 215v50M221 215v50M259 215v50" stroke="var(--night-line-strong)" strokeWidth="2" />
      <path d="M297 216h27a9 9 0 0 1 9 9v30a9 9 0 0 1-9 9h-27z" fill="var(--marker)" stroke="none" />
      <g stroke="none" fontFamily="var(--font-mono)" fontSize="29" textAnchor="middle" fill="var(--night-text)">
        <text x="165" y="250">
          0
        </text>
        <text x="202" y="250">
          0
        </text>
        <text x="240" y="250">
          4
        </text>
        <text x="278" y="250">
          1
        </text>
        <text x="315" y="250" fill="var(--ink)">
          7
        </text>
      </g>
      <path d="M96 210h.1M384 210h.1" stroke="var(--night-soft)" strokeWidth="9" />
    </Canvas>
  );
}
