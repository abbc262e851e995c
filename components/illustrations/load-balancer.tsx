import { Canvas } from './canvas';

/** Hosting: requests come in from every side and each goes where there is room. */
export function LoadBalancer() {
  return (
    <Canvas>
      <path d="M14 96h60c44 0 52 50 70 76M14 204h130M14 312h60c44 0 52-50 70-76" stroke="currentColor" />
      <path d="M208 176c34-30 34-104 84-104M218 204h74M208 232c34 30 34 104 84 104" stroke="currentColor" />
      <path d="M44 96h.1M26 204h.1M84 204h.1M66 312h.1" stroke="currentColor" strokeWidth="18" />
      <path d="M44 96h.1M84 204h.1M66 312h.1" stroke="var(--marker)" strokeWidth="13" />
      <path d="M26 204h.1" stroke="var(--red)" strokeWidth="13" />
      <circle cx="178" cy="204" r="48" fill="var(--marker)" />
      <path
        d="M152 204h22M174 204l20-22h10M174 204l20 22h10M174 204h30M198 176l7 6-7 6M198 198l7 6-7 6M198 220l7 6-7 6"
        strokeWidth="3.5"
      />
      <rect x="292" y="32" width="172" height="84" rx="14" fill="var(--night)" stroke="currentColor" />
      <rect x="292" y="156" width="172" height="96" rx="14" fill="var(--night)" stroke="currentColor" />
      <path
        d="M292 300c0-12 38-20 86-20s86 8 86 20v66c0 12-38 20-86 20s-86-8-86-20z"
        fill="var(--night)"
        stroke="currentColor"
      />
      <path d="M292 300c0 12 38 20 86 20s86-8 86-20" stroke="var(--night-line-strong)" />
      <path d="M316 92h120M316 226h120M326 356h104" stroke="var(--night-line)" strokeWidth="12" />
      <path d="M316 92h84M326 356h62" stroke="var(--marker)" strokeWidth="12" />
      <path d="M316 226h46" stroke="var(--night-soft)" strokeWidth="12" />
      <circle cx="440" cy="62" r="6" fill="var(--marker)" stroke="none" />
      <circle cx="440" cy="186" r="6" fill="var(--marker)" stroke="none" />
      <g stroke="none" fill="var(--night-text)" fontSize="18" fontFamily="var(--font-mono)">
        <text x="310" y="68">
          app
        </text>
        <text x="310" y="194">
          API
        </text>
        <text x="322" y="338">
          data
        </text>
      </g>
    </Canvas>
  );
}
