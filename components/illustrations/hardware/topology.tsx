const machines = [
  { x: 22, widths: [58, 38, 50] },
  { x: 154, widths: [46, 58, 30] },
  { x: 286, widths: [58, 28, 46] },
];

/** Managed IT and cloud: one point that watches, and the machines it looks after. */
export function Topology() {
  return (
    <svg viewBox="0 0 400 320" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        <path d="M200 66v58M68 164v-24q0-16 16-16h232q16 0 16 16v24M200 124v40" />
      </g>
      <circle cx="200" cy="124" r="6" fill="currentColor" />
      <rect x="128" y="12" width="144" height="58" rx="12" fill="var(--marker)" stroke="var(--ink)" strokeWidth="2.5" />
      <path
        d="M148 42h22l8-16 12 30 10-22 6 8h46"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {machines.map(({ x, widths }, index) => (
        <g key={x}>
          <rect
            x={x}
            y="164"
            width="92"
            height="140"
            rx="12"
            fill="var(--sheet)"
            stroke="var(--ink)"
            strokeWidth="2.5"
          />
          <circle cx={x + 74} cy="184" r="5" fill={index === 2 ? 'var(--red)' : 'var(--green)'} />
          <g stroke="var(--green)" strokeWidth="7" strokeLinecap="round">
            {widths.map((width, row) => (
              <path key={width} d={`M${x + 18} ${212 + row * 22}h${width}`} />
            ))}
          </g>
          <path d={`M${x + 18} 284h58`} stroke="var(--line)" strokeWidth="7" strokeLinecap="round" />
        </g>
      ))}
    </svg>
  );
}
