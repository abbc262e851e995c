/** CMS hosting: the page an editor sees, the server under it, and the copy that is kept apart. */
export function EditorAndServer() {
  return (
    <svg viewBox="0 0 520 440" aria-hidden="true">
      <rect x="30" y="30" width="330" height="232" rx="14" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M30 68h330" stroke="var(--ink)" strokeWidth="2.5" />
      <circle cx="52" cy="49" r="5" fill="var(--red)" />
      <circle cx="70" cy="49" r="5" fill="var(--marker)" stroke="var(--ink)" strokeWidth="1.5" />
      <rect x="54" y="92" width="130" height="92" rx="8" fill="var(--green)" />
      <path d="M54 172l34-34 28 24 20-16 48 38H54z" fill="var(--green-deep)" />
      <circle cx="154" cy="116" r="13" fill="var(--marker)" />
      <g strokeLinecap="round" strokeWidth="8" fill="none">
        <path d="M206 102h116" stroke="var(--ink)" />
        <path d="M206 128h126M206 150h96M206 172h112M58 212h270M58 236h190" stroke="var(--mist-shape)" />
      </g>
      <path d="M196 262v42" stroke="var(--ink)" strokeWidth="2.5" strokeDasharray="3 7" strokeLinecap="round" />
      <rect x="78" y="304" width="236" height="54" rx="10" fill="var(--night)" />
      <rect x="78" y="366" width="236" height="54" rx="10" fill="var(--night)" />
      <g fill="var(--marker)">
        <circle cx="102" cy="331" r="6" />
        <circle cx="102" cy="393" r="6" />
        <circle cx="122" cy="393" r="6" />
      </g>
      <circle cx="122" cy="331" r="6" fill="var(--night-shape)" />
      <path
        d="M216 325h72M216 337h48M216 387h58M216 399h72"
        stroke="var(--night-shape-strong)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M314 362h54"
        stroke="var(--ink)"
        strokeWidth="2.5"
        fill="none"
        strokeDasharray="3 7"
        strokeLinecap="round"
      />
      <g stroke="var(--ink)" strokeWidth="2.5" fill="var(--sheet)">
        <path d="M376 322c0-12 28-20 58-20s58 8 58 20v80c0 12-28 20-58 20s-58-8-58-20z" />
        <path d="M376 322c0 12 28 20 58 20s58-8 58-20M376 362c0 12 28 20 58 20s58-8 58-20" fill="none" />
      </g>
      <circle cx="476" cy="300" r="24" fill="var(--marker)" stroke="var(--ink)" strokeWidth="2.5" />
      <path
        d="M465 300l8 9 14-17"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
