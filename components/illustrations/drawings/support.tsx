import { box, canvas } from '../canvas';

export const supportDrawings = {
  /** Support: a counter, a bell, and a person who picks up. */
  'support-desk': canvas(
    <path d="M118 280v-30a66 66 0 0 1 66-66h12a66 66 0 0 1 66 66v30z" fill="var(--green)" />,
    <g fill="var(--sheet)">
      <path d="M168 184l22 28 22-28" />
      <rect x="176" y="158" width="28" height="34" rx="12" />
      <circle cx="190" cy="122" r="46" />
      <rect x="28" y="272" width="424" height="24" rx="10" />
      <path d="M272 26h168a16 16 0 0 1 16 16v80a16 16 0 0 1-16 16H292l-34 22 4-34a16 16 0 0 1-6-12V42a16 16 0 0 1 16-16z" />
    </g>,
    <path d="M145 128a46 46 0 0 1 90-6c-20 2-34-6-42-16-8 14-24 20-48 22z" fill="var(--ink)" stroke="currentColor" />,
    <path d="M142 124a48 50 0 0 1 96 0" stroke="currentColor" strokeWidth="5" />,
    <rect x="130" y="116" width="24" height="40" rx="11" fill="var(--marker)" />,
    <path d="M142 156c2 18 16 24 32 24" stroke="currentColor" strokeWidth="4" />,
    <path d="M176 142q14 12 28 0M174 122v.1M206 122v.1" strokeWidth="3.5" />,
    <path d="M50 296h380v92H50z" fill="var(--night)" stroke="currentColor" />,
    <path d="M74 320h108v44H74z" stroke="var(--night-line-strong)" strokeWidth="2" strokeDasharray="4 6" />,
    <path d="M92 342h72" stroke="var(--marker)" strokeWidth="8" />,
    <path d="M214 326h190M214 342h150M214 358h170" stroke="var(--night-line)" strokeWidth="6" />,
    <rect x="36" y="204" width="92" height="62" rx="8" fill="var(--night)" stroke="currentColor" />,
    <path d="M82 266v6M60 272h44" stroke="currentColor" strokeWidth="5" />,
    <path d="M52 224h40M52 240h60" stroke="var(--night-line-strong)" strokeWidth="6" />,
    <path d="M330 266a44 44 0 0 1 88 0z" fill="var(--marker)" />,
    <path d="M322 270h104" stroke="currentColor" strokeWidth="6" />,
    <path d="M374 222v-10M364 210h20" strokeWidth="6" />,
    <path d="M348 250a30 30 0 0 1 12-16" stroke="var(--sheet)" strokeWidth="4" />,
    <path d="M318 200l-12-10M344 182l-4-14M430 200l12-10M404 182l4-14" stroke="var(--red)" strokeWidth="4" />,
    <path d="M282 56h92" strokeWidth="8" />,
    <path d="M282 82h142M282 106h78" stroke="var(--night-soft)" strokeWidth="7" />,
    <circle cx="422" cy="112" r="18" fill="var(--marker)" />,
    <path d="M414 112l6 6 11-13" strokeWidth="4" />,
  ),
  /** Startup IT: every account and machine in one list, and somebody with a headset on. */
  'helpdesk-laptop': canvas(
    <g transform="translate(0 30)">
      <rect x="70" y="70" width="330" height="216" rx="16" fill="var(--night)" stroke="currentColor" />
      <rect x="84" y="84" width="302" height="188" rx="8" fill="var(--sheet)" stroke="none" />
      <path d="M28 288h414v6a22 22 0 0 1-22 22H50a22 22 0 0 1-22-22z" fill="var(--sheet)" />
      <path d="M198 289h74" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M100 178h270M100 226h270" stroke="var(--line)" strokeWidth="2" />
      <circle cx="124" cy="154" r="16" fill="var(--mist)" stroke="none" />
      <circle cx="124" cy="202" r="16" fill="var(--mist)" stroke="none" />
      <circle cx="124" cy="250" r="16" fill="var(--mist)" stroke="none" />
      <path
        d="M130 149a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM113 166a11 9 0 0 1 22 0zM130 197a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM113 214a11 9 0 0 1 22 0zM130 245a6 6 0 1 1-12 0 6 6 0 0 1 12 0zM113 262a11 9 0 0 1 22 0z"
        fill="var(--green)"
        stroke="none"
      />
      <path d="M158 148h64M158 196h84M158 244h50" strokeWidth="7" />
      <path d="M158 163h40M158 211h54M158 259h72" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M288 154h18M288 202h18" stroke="var(--green)" strokeWidth="24" />
      <path d="M288 250h18" stroke="var(--dash)" strokeWidth="24" />
      <path d="M306 154h.1M306 202h.1M288 250h.1" stroke="var(--sheet)" strokeWidth="16" />
      <path d="M340 116V92a52 56 0 0 1 104 0v24" stroke="currentColor" strokeWidth="7" />
      <rect x="326" y="108" width="28" height="54" rx="13" fill="var(--green)" />
      <rect x="430" y="108" width="28" height="54" rx="13" fill="var(--green)" />
      <path d="M446 162c0 34-18 46-44 48" stroke="currentColor" strokeWidth="4" />
      <rect x="376" y="200" width="32" height="20" rx="10" fill="var(--red)" />
      <path d={box(20, 22, 178, 74, 14, 'h-84l-22 22V96')} fill="var(--marker)" />
      <path d="M44 48h104M44 70h66" strokeWidth="7" />
      <path d="M160 68l6 6 11-13" strokeWidth="4" />
    </g>,
  ),
  /** On site: what an engineer brings along, and where. */
  toolbox: canvas(
    <g transform="rotate(-14 122 180)">
      <path d="M122 126v110" stroke="currentColor" strokeWidth="9" />
      <rect x="102" y="26" width="40" height="104" rx="16" fill="var(--red)" />
      <path d="M115 46v60M129 46v60" />
    </g>,
    <g transform="translate(216 74) rotate(6)">
      <path d="M-14 180V32A36 36 0 0 1-20-26V2L0 14 20 2V-26A36 36 0 0 1 14 32V180z" fill="var(--sheet)" />
    </g>,
    <circle cx="342" cy="148" r="64" strokeWidth="21" />,
    <circle cx="342" cy="148" r="64" stroke="var(--marker)" strokeWidth="16" />,
    <circle cx="342" cy="148" r="44" strokeWidth="21" />,
    <circle cx="342" cy="148" r="44" stroke="var(--marker)" strokeWidth="16" />,
    <path d="M404 170c34-6 44-46 26-78" strokeWidth="10" />,
    <path d="M404 170c34-6 44-46 26-78" stroke="var(--marker)" strokeWidth="5" />,
    <g transform="rotate(-24 426 78)">
      <rect x="412" y="52" width="30" height="40" rx="5" fill="var(--sheet)" />
      <path d="M420 52v-12M427 52v-12M434 52v-12" stroke="currentColor" strokeWidth="3" />
    </g>,
    <path d="M60 214h360l24 46H36z" fill="var(--green-deep)" stroke="currentColor" />,
    <path d="M44 258h392v112a18 18 0 0 1-18 18H62a18 18 0 0 1-18-18z" fill="var(--green)" />,
    <path d="M44 290h392" />,
    <rect x="96" y="274" width="40" height="34" rx="8" fill="var(--sheet)" />,
    <rect x="344" y="274" width="40" height="34" rx="8" fill="var(--sheet)" />,
    <path d="M240 300a30 30 0 0 1 30 30c0 22-30 48-30 48s-30-26-30-48a30 30 0 0 1 30-30z" fill="var(--sheet)" />,
    <circle cx="240" cy="330" r="11" fill="var(--marker)" />,
  ),
  /** Cross-platform: one product, the same on a laptop, a tablet and a phone. */
  'three-devices': canvas(
    <path d="M120 30C220-12 400-8 410 106M400 96l10 12 11-11" stroke="currentColor" />,
    <rect x="28" y="44" width="310" height="200" rx="14" fill="var(--night)" stroke="currentColor" />,
    <rect x="40" y="56" width="286" height="176" rx="6" fill="var(--sheet)" />,
    <path d="M8 246h350v4a16 16 0 0 1-16 16H24a16 16 0 0 1-16-16z" fill="var(--sheet)" />,
    <rect x="296" y="122" width="166" height="232" rx="20" fill="var(--night)" stroke="currentColor" />,
    <rect x="308" y="136" width="142" height="204" rx="9" fill="var(--sheet)" />,
    <path d={box(52, 104, 128, 84, 8) + box(322, 182, 114, 70, 8)} fill="var(--mist)" stroke="none" />,
    <path
      d="M40 62a6 6 0 0 1 6-6h274a6 6 0 0 1 6 6v26H40zM64 180l30-38 24 22 16-12 38 28zM308 145a9 9 0 0 1 9-9h124a9 9 0 0 1 9 9v23H308zM328 246l26-32 20 18 14-10 40 24z"
      fill="var(--green)"
      stroke="none"
    />,
    <path d="M56 72h46M324 152h34" stroke="var(--sheet)" strokeWidth="7" />,
    <path d="M198 112h70M324 272h54" strokeWidth="8" />,
    <path d="M198 136h84M198 154h84M58 210h96M324 292h108" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M152 126h.1M412 202h.1" stroke="var(--marker)" strokeWidth="20" />,
    <rect x="322" y="308" width="48" height="18" rx="8" fill="var(--marker)" strokeWidth="1.5" />,
    <rect x="172" y="182" width="112" height="206" rx="22" fill="var(--night)" stroke="currentColor" />,
    <rect x="181" y="192" width="94" height="186" rx="14" fill="var(--sheet)" />,
    <rect x="191" y="234" width="74" height="62" rx="7" fill="var(--mist)" stroke="none" />,
    <path
      d="M181 206a14 14 0 0 1 14-14h66a14 14 0 0 1 14 14v17h-94zM195 290l20-28 14 14 8-6 24 20z"
      fill="var(--green)"
      stroke="none"
    />,
    <path d="M194 209h28" stroke="var(--sheet)" strokeWidth="7" />,
    <path d="M248 252h.1" stroke="var(--marker)" strokeWidth="16" />,
    <path d="M193 312h42" strokeWidth="7" />,
    <path d="M193 329h68" stroke="var(--night-soft)" strokeWidth="6" />,
    <rect x="191" y="343" width="74" height="22" rx="9" fill="var(--marker)" strokeWidth="1.5" />,
  ),
};
