/** Software: a code editor, and the earnings beside it. */
export function CodeWindow() {
  return (
    <svg viewBox="0 0 400 320" aria-hidden="true">
      <rect x="12" y="12" width="332" height="252" rx="14" fill="var(--ink)" />
      <circle cx="36" cy="34" r="4.5" fill="var(--red)" />
      <circle cx="52" cy="34" r="4.5" fill="var(--marker)" />
      <circle cx="68" cy="34" r="4.5" fill="var(--green)" />
      <path d="M12 54h332" stroke="var(--night-line)" strokeWidth="1.5" />
      <g strokeWidth="7" strokeLinecap="round" fill="none">
        <path d="M38 84h58M58 156h44M38 228h30" stroke="var(--marker)" />
        <path d="M110 84h96M58 108h124M116 156h112M58 180h80M38 204h150M82 228h66" stroke="var(--night-shape-strong)" />
        <path d="M58 132h46M198 108h30M152 180h40" stroke="var(--green-light)" />
        <path d="M118 132h64" stroke="var(--night-shape-strong)" />
      </g>
      <path d="M200 204v-10" stroke="var(--marker)" strokeWidth="3" />
      <rect
        x="222"
        y="150"
        width="166"
        height="158"
        rx="12"
        fill="var(--sheet)"
        stroke="var(--line)"
        strokeWidth="1.5"
      />
      <path d="M240 176h58" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <path d="M240 286h130" stroke="var(--line)" strokeWidth="2" />
      <path d="M254 284v-28M282 284v-46M310 284v-36M338 284v-70" stroke="var(--green)" strokeWidth="15" />
      <path d="M338 206v-8" stroke="var(--marker)" strokeWidth="15" />
      <path d="M362 284v-90" stroke="var(--marker)" strokeWidth="15" />
    </svg>
  );
}
