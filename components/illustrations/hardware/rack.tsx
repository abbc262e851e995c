const units = ['vCPU', 'RAM', 'SSD', 'SSL'];

/** Startup infrastructure: a rack with the parts of a first server. */
export function Rack() {
  return (
    <svg viewBox="0 0 480 380" aria-hidden="true">
      <rect
        x="34"
        y="10"
        width="412"
        height="362"
        rx="18"
        fill="var(--night)"
        stroke="var(--night-line)"
        strokeWidth="2"
      />
      {units.map((unit, index) => {
        const y = 28 + index * 84;
        return (
          <g key={unit}>
            <rect
              x="52"
              y={y}
              width="376"
              height="72"
              rx="10"
              fill="var(--night-raised)"
              stroke="var(--night-shape)"
              strokeWidth="2"
            />
            <circle cx="80" cy={y + 36} r="6" fill="var(--marker)" />
            <circle cx="100" cy={y + 36} r="6" fill={index === 1 ? 'var(--marker)' : 'var(--night-shape)'} />
            <text x="128" y={y + 41} fill="var(--night-pale)" fontSize="15" fontFamily="var(--font-mono), monospace">
              {unit}
            </text>
            <path
              d={`M300 ${y + 24}h100M300 ${y + 36}h${72 - index * 10}M300 ${y + 48}h${88 - (index % 2) * 40}`}
              stroke="var(--night-shape)"
              strokeWidth="5"
              strokeLinecap="round"
            />
          </g>
        );
      })}
    </svg>
  );
}
