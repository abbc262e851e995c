const teeth = Array.from({ length: 12 }, (_, index) => `l10 ${index % 2 ? 16 : -16}`).join(' ');

/** Page not found: a receipt torn in two. */
export function TornReceipt() {
  return (
    <svg viewBox="15 -22 360 420" aria-hidden="true">
      <g transform="rotate(-5 180 120)">
        <path
          d={`M60 20h240v190 ${teeth.replaceAll('l10', 'l-20')} z`}
          fill="var(--sheet)"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M86 56h120" stroke="var(--ink)" strokeWidth="9" strokeLinecap="round" />
        <path d="M86 84h188" stroke="var(--dash)" strokeWidth="2" strokeDasharray="6 6" />
        <g stroke="var(--mist-shape)" strokeWidth="7" strokeLinecap="round">
          <path d="M86 110h84M240 110h34M86 136h110M232 136h42M86 162h64M246 162h28" />
        </g>
        <path d="M80 138c60-8 130-10 200-4" stroke="var(--red)" strokeWidth="4" strokeLinecap="round" fill="none" />
      </g>
      <g transform="translate(26 196) rotate(9 180 120)">
        <path
          d="M60 30l20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16 20 16 20-16v120H60z"
          fill="var(--sheet)"
          stroke="var(--ink)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <g stroke="var(--ink)" strokeWidth="9" strokeLinecap="round">
          <path d="M86 84h56M236 84h38" />
        </g>
        <path d="M86 108h188" stroke="var(--dash)" strokeWidth="2" strokeDasharray="6 6" />
        <rect x="216" y="118" width="58" height="20" rx="4" fill="var(--marker)" />
      </g>
    </svg>
  );
}
