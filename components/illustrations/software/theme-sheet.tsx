import { Canvas } from '@/components/illustrations/canvas';

/** Custom WordPress: a theme of your own begins with its letters and its colors. */
export function ThemeSheet() {
  return (
    <Canvas>
      <rect x="24" y="26" width="286" height="344" rx="14" fill="var(--sheet)" />
      <path d="M44 158h246" stroke="var(--red)" strokeWidth="1.5" strokeDasharray="4 6" />
      <path d="M44 80h246" stroke="var(--red)" strokeWidth="1.5" strokeDasharray="4 6" />
      <text x="44" y="158" fill="var(--ink)" stroke="none" fontFamily="var(--font-display)" fontSize="118">
        Aa
      </text>
      <path d="M216 96h68" strokeWidth="10" />
      <path d="M216 120h56M216 142h68" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M50 194h230M50 216h196M50 238h216" stroke="var(--night-soft)" strokeWidth="7" />
      <rect x="46" y="266" width="100" height="38" rx="10" fill="var(--green)" />
      <rect x="160" y="266" width="100" height="38" rx="10" />
      <path d="M70 285h52" stroke="var(--sheet)" strokeWidth="7" />
      <path d="M184 285h52" strokeWidth="7" />
      <path d="M64 336h.1M112 336h.1M160 336h.1M208 336h.1" strokeWidth="35" />
      <path d="M64 336h.1" stroke="var(--green)" strokeWidth="30" />
      <path d="M112 336h.1" stroke="var(--marker)" strokeWidth="30" />
      <path d="M208 336h.1" stroke="var(--mist)" strokeWidth="30" />
      <g transform="rotate(-41 404 346)">
        <rect x="372" y="122" width="64" height="250" rx="10" fill="var(--mist)" />
        <path d="M388 312h24M388 330h32" stroke="var(--night-soft)" strokeWidth="6" />
      </g>
      <g transform="rotate(-25 404 346)">
        <rect x="372" y="122" width="64" height="250" rx="10" fill="var(--sheet)" />
        <path d="M372 132a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v150h-64z" fill="var(--green-deep)" />
      </g>
      <g transform="rotate(-9 404 346)">
        <rect x="372" y="122" width="64" height="250" rx="10" fill="var(--sheet)" />
        <path d="M372 132a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v150h-64z" fill="var(--green)" />
      </g>
      <g transform="rotate(7 404 346)">
        <rect x="372" y="122" width="64" height="250" rx="10" fill="var(--sheet)" />
        <path d="M372 132a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v150h-64z" fill="var(--marker)" />
        <path d="M388 302h32M388 320h20" strokeWidth="6" />
      </g>
      <circle cx="404" cy="346" r="8" fill="var(--night)" stroke="var(--sheet)" />
    </Canvas>
  );
}
