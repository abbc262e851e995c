/** CMS and WordPress: a page with its picture and text, and the editor's cursor in it. */
export function PageFrame() {
  return (
    <svg viewBox="0 0 420 320" aria-hidden="true">
      <rect x="10" y="10" width="400" height="270" rx="14" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M10 48h400" stroke="var(--ink)" strokeWidth="2.5" />
      <circle cx="32" cy="29" r="5" fill="var(--red)" />
      <circle cx="50" cy="29" r="5" fill="var(--marker)" stroke="var(--ink)" strokeWidth="1.5" />
      <rect x="126" y="21" width="260" height="16" rx="8" fill="var(--mist)" />
      <rect x="34" y="72" width="164" height="120" rx="8" fill="var(--green)" />
      <circle cx="162" cy="104" r="17" fill="var(--marker)" />
      <path d="M34 176l48-44 38 32 24-18 54 44v-6 8H34z" fill="var(--green-deep)" />
      <g strokeLinecap="round" strokeWidth="9" fill="none">
        <path d="M224 84h150" stroke="var(--ink)" />
        <path d="M224 114h156M224 138h120M224 162h150M224 186h70" stroke="var(--mist-shape)" />
        <path d="M38 224h120M38 248h90" stroke="var(--mist-shape)" />
      </g>
      <path d="M306 176v20" stroke="var(--ink)" strokeWidth="3" />
      <rect x="224" y="214" width="124" height="44" rx="9" fill="var(--marker)" stroke="var(--ink)" strokeWidth="2.5" />
      <path d="M246 236h80" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
      <path
        d="M336 244l46 18-19 7 13 22-10 6-13-22-14 15z"
        fill="var(--ink)"
        stroke="var(--sheet)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  );
}
