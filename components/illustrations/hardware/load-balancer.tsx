import { Canvas } from '@/components/illustrations/canvas';

/** Hosting on two of everything: requests go to the server with room, and each has a replacement. */
export function LoadBalancer() {
  return (
    <Canvas>
      <path d="M14 36c46 0 34 66 70 66M14 102h70M14 168c46 0 34-66 70-66" stroke="currentColor" />
      <path d="M34 40h.1M22 102h.1M54 102h.1M38 162h.1" stroke="currentColor" strokeWidth="18" />
      <path d="M34 40h.1M54 102h.1M38 162h.1" stroke="var(--marker)" strokeWidth="13" />
      <path d="M22 102h.1" stroke="var(--red)" strokeWidth="13" />
      <path d="M156 102h62c-50 0-12 196-62 196h62c-50 0-12-196-62-196M342 102h36M342 298h36" stroke="currentColor" />
      <path d="M421 174v52M120 144v112" stroke="currentColor" strokeDasharray="3 8" />
      <circle cx="120" cy="102" r="36" fill="var(--marker)" />
      <circle cx="120" cy="298" r="36" stroke="currentColor" />
      <path d={split(102)} strokeWidth="3.5" />
      <path d={split(298)} stroke="currentColor" strokeWidth="3.5" />
      <path
        d="M232 40h96a14 14 0 0 1 14 14v96a14 14 0 0 1-14 14h-96a14 14 0 0 1-14-14V54a14 14 0 0 1 14-14zM232 236h96a14 14 0 0 1 14 14v96a14 14 0 0 1-14 14h-96a14 14 0 0 1-14-14v-96a14 14 0 0 1 14-14z"
        fill="var(--night)"
        stroke="currentColor"
      />
      <path
        d="M378 52c0-9 19-15 43-15s43 6 43 15v100c0 9-19 15-43 15s-43-6-43-15zM378 248c0-9 19-15 43-15s43 6 43 15v100c0 9-19 15-43 15s-43-6-43-15z"
        fill="var(--night)"
        stroke="currentColor"
      />
      <path
        d="M378 52c0 9 19 15 43 15s43-6 43-15M378 248c0 9 19 15 43 15s43-6 43-15"
        stroke="var(--night-line-strong)"
      />
      <path d="M238 94h56M238 108h34M238 290h56M238 304h34" stroke="var(--night-line-strong)" strokeWidth="5" />
      <path d="M242 136h76M242 332h76M402 136h38M402 332h38" stroke="var(--night-line)" strokeWidth="12" />
      <path d="M242 136h76M242 332h34M402 136h18M402 332h18" stroke="var(--marker)" strokeWidth="12" />
      <path d="M318 68h.1M318 264h.1" stroke="var(--marker)" strokeWidth="12" />
      <g stroke="none" fill="var(--night-text)" fontSize="20" fontFamily="var(--font-mono)">
        <text x="236" y="75">
          app
        </text>
        <text x="236" y="271">
          app
        </text>
        <text x="397" y="109">
          data
        </text>
        <text x="397" y="305">
          data
        </text>
        <text x="408" y="205" fill="currentColor" textAnchor="end">
          copy
        </text>
      </g>
    </Canvas>
  );
}

/** One line in, two lines out. */
function split(y: number): string {
  return `M98 ${y}h18l14-15h10M116 ${y}l14 15h10M134 ${y - 22}l7 7-7 7M134 ${y + 8}l7 7-7 7`;
}
