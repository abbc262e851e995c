import { box, canvas } from '../canvas';

const days = Array.from({ length: 23 }, (_, day) => `M${76 + (day % 6) * 54} ${148 + Math.floor(day / 6) * 54}h.1`);

export const teamworkDrawings = {
  /** Enterprise software: a request that passes every desk it must, up to the signature. */
  'approval-flow': canvas(
    <path d="M170 104h224a30 30 0 0 1 30 30v134a30 30 0 0 1-30 30h-70" stroke="currentColor" strokeDasharray="3 8" />,
    <path d="M338 284l-15 14 15 14" stroke="currentColor" />,
    <g transform="rotate(-5 96 130)">
      <rect x="28" y="40" width="136" height="180" rx="12" fill="var(--sheet)" />
      <path d="M52 72h58" strokeWidth="8" />
      <path d="M52 98h88M52 120h74M52 142h88M52 164h40" stroke="var(--night-soft)" strokeWidth="7" />
      <rect x="52" y="184" width="52" height="20" rx="6" fill="var(--marker)" strokeWidth="1.5" />
    </g>,
    <circle cx="240" cy="104" r="38" fill="var(--mist)" />,
    <circle cx="346" cy="104" r="38" fill="var(--mist)" />,
    <circle cx="424" cy="204" r="38" fill="var(--mist)" />,
    <g fill="var(--green)">
      <path d="M217 132a23 22 0 0146 0 37 37 0 01-46 0zm106 0a23 22 0 0146 0 37 37 0 01-46 0z" />
      <path d="M283 74a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM389 74a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM467 174a14 14 0 1 1-28 0 14 14 0 0 1 28 0z" />
    </g>,
    <path d="M401 232a23 22 0 0 1 46 0 37 37 0 0 1-46 0z" fill="var(--green-deep)" />,
    <path d="M263 74l5 5 8-10M369 74l5 5 8-10M447 174l5 5 8-10" stroke="var(--sheet)" strokeWidth="3" />,
    <g fill="var(--sheet)">
      <path d="M253 94a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM359 94a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM437 194a13 13 0 1 1-26 0 13 13 0 0 1 26 0z" />
      <rect x="84" y="236" width="232" height="146" rx="14" />
    </g>,
    <path d="M112 268h84" strokeWidth="8" />,
    <path d="M112 294h132M268 294h22" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M112 350h120" stroke="var(--dash)" strokeWidth="2" />,
    <path
      d="M116 342c12-34 28-44 30-28s-18 36-4 28 16-28 26-24-6 26 8 22 12-12 20-12-2 12 8 10 12-8 26-6"
      stroke="var(--red)"
      strokeWidth="3.5"
    />,
    <circle cx="296" cy="344" r="34" fill="var(--marker)" />,
    <path d="M281 345l10 11 20-24" strokeWidth="4.5" />,
  ),
  /** Startup development: the week on one board, a card on its way to done. */
  'sprint-board': canvas(
    <rect x="14" y="26" width="452" height="312" rx="18" fill="var(--sheet)" />,
    <path d="M164 54v256M316 54v256" stroke="var(--line)" strokeWidth="2" />,
    <path d="M40 58h62M188 58h46M340 58h84" strokeWidth="9" />,
    <path
      d={[84, 162, 240].map((y) => box(40, y, 104, 64, 8)).join('') + box(184, 84, 112, 82, 8)}
      fill="var(--mist)"
    />,
    <path d="M56 106h56M56 184h66M56 262h44M202 106h60" strokeWidth="6" />,
    <path d="M56 126h40M56 204h30M56 282h62M202 124h72M202 142h30" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M126 98v18l6-5 6 5V98z" fill="var(--red)" stroke="none" />,
    <rect x="336" y="84" width="108" height="58" rx="8" fill="var(--green)" />,
    <rect x="336" y="156" width="108" height="58" rx="8" fill="var(--green)" />,
    <rect x="336" y="228" width="108" height="72" rx="8" stroke="var(--night-soft)" strokeDasharray="5 8" />,
    <path d="M352 112l8 9 15-18M352 184l8 9 15-18" stroke="var(--marker)" strokeWidth="5" />,
    <path d="M390 113h36M390 185h28" stroke="var(--sheet)" strokeWidth="6" />,
    <circle cx="276" cy="146" r="9" fill="var(--green)" stroke="none" />,
    <g transform="rotate(9 280 250)">
      <rect x="212" y="206" width="132" height="84" rx="10" fill="var(--marker)" />
      <path d="M230 232h74M230 254h94" strokeWidth="7" />
      <circle cx="240" cy="276" r="8" fill="var(--green)" stroke="none" />
    </g>,
    <path d="M322 262l50 20-21 8 13 24-12 7-14-25-15 16z" fill="var(--ink)" stroke="var(--sheet)" strokeWidth="3" />,
    <path d="M20 368h440" stroke="var(--night-soft)" strokeWidth="10" />,
    <path d="M20 368h300" stroke="var(--green)" strokeWidth="10" />,
  ),
  /** CMS care: the days on which somebody looks after the site, ticked one by one. */
  'maintenance-calendar': canvas(
    <rect x="40" y="46" width="350" height="320" rx="18" fill="var(--sheet)" />,
    <path d="M40 64a18 18 0 0 1 18-18h314a18 18 0 0 1 18 18v50H40z" fill="var(--green)" />,
    <rect x="112" y="24" width="16" height="48" rx="8" fill="var(--sheet)" />,
    <rect x="302" y="24" width="16" height="48" rx="8" fill="var(--sheet)" />,
    <path d="M68 90h96" stroke="var(--sheet)" strokeWidth="10" />,
    <path d="M342 82l9 9-9 9M322 82l-9 9 9 9" stroke="var(--sheet)" strokeWidth="4" />,
    <path d={days.join('')} stroke="var(--mist)" strokeWidth="38" />,
    <path d="M130 148h.1M130 202h.1M130 256h.1M130 310h.1" stroke="var(--green)" strokeWidth="38" />,
    <path d="M121 149l7 8 12-15M121 203l7 8 12-15M121 257l7 8 12-15" stroke="var(--sheet)" strokeWidth="4" />,
    <path d="M122 310h16" stroke="var(--marker)" strokeWidth="5" />,
    <path d="M238 202h.1M292 256h.1" stroke="var(--marker)" strokeWidth="38" />,
    <path d="M232 232c-44-6-40-62 8-62s48 66-6 60-50-40-30-54" stroke="var(--red)" strokeWidth="3.5" />,
    <path d="M70 148l5 6 9-11M70 202l5 6 9-11M178 148l5 6 9-11" stroke="var(--night-soft)" strokeWidth="3.5" />,
    <g transform="translate(386 256) rotate(34)">
      <path
        d="M-14 120V32A36 36 0 0 1-20-26V2L0 14 20 2V-26A36 36 0 0 1 14 32V120a14 14 0 0 1-28 0z"
        fill="var(--marker)"
      />
      <circle cx="0" cy="116" r="4" fill="var(--ink)" />
    </g>,
  ),
  /** Partners: one plan on the table, drawn from both ends. */
  'shared-plan': canvas(
    <path d="M22 104l108-34 110 34 110-34 108 34v226l-108-34-110 34-110-34-108 34z" fill="var(--sheet)" />,
    <path d="M130 70l110 34v226l-110-34zM350 70l108 34v226l-108-34z" fill="var(--mist)" stroke="none" />,
    <path d="M130 70v226M240 104v226M350 70v226" stroke="var(--night-soft)" strokeWidth="1.5" />,
    <path d="M22 104l108-34 110 34 110-34 108 34v226l-108-34-110 34-110-34-108 34z" />,
    <g stroke="var(--night-soft)" strokeWidth="3">
      <path d="M48 142l56-18v40l-56 18zM48 214l56-18v30l-56 18zM158 118l54 16v36l-54-16zM268 136l54-16v44l-54 16zM376 130l54 16v32l-54-16zM376 196l54 16v40l-54-16zM268 262l54-16v32l-54 16z" />
      <path d="M76 174v28M104 144l54-8" />
    </g>,
    <path d="M62 282c40-40 60 10 92-30s24-40 54-42" stroke="var(--green)" strokeWidth="5" />,
    <path d="M422 278c-20 0-50 10-70-16s-40-46-72-52" stroke="var(--red)" strokeWidth="5" />,
    <circle cx="62" cy="282" r="9" fill="var(--green)" />,
    <circle cx="422" cy="278" r="9" fill="var(--red)" />,
    <circle cx="244" cy="206" r="30" fill="var(--marker)" />,
    <path d="M230 206l10 11 20-24" strokeWidth="4.5" />,
    <g transform="translate(212 232) rotate(128)">
      <path d="M0 0l28-13h128v26H28z" fill="var(--green)" />
      <path d="M156-13h12a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-12z" fill="var(--marker)" />
      <path d="M0 0l12-5.6v11.2z" fill="var(--ink)" />
      <path d="M28 0h128" />
    </g>,
    <g transform="translate(282 184) rotate(-48)">
      <path d="M0 0l28-13h128v26H28z" fill="var(--sheet)" />
      <path d="M156-13h12a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-12z" fill="var(--red)" />
      <path d="M0 0l12-5.6v11.2z" fill="var(--red)" />
      <path d="M28 0h128" />
    </g>,
  ),
  /** Training: the idea drawn on the wall, and a question from the room. */
  whiteboard: canvas(
    <path d="M96 262l-30 110M384 262l30 110" stroke="currentColor" strokeWidth="5" />,
    <rect x="46" y="16" width="388" height="232" rx="12" fill="var(--sheet)" />,
    <path d="M96 258h288" stroke="currentColor" strokeWidth="9" />,
    <path d="M150 250h36" stroke="var(--red)" strokeWidth="8" />,
    <path d="M204 250h36" stroke="var(--green)" strokeWidth="8" />,
    <rect x="78" y="50" width="86" height="54" rx="8" fill="var(--mist)" />,
    <path d="M96 70h50M96 86h30" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M170 77h42M202 67l12 10-12 10" />,
    <circle cx="258" cy="77" r="36" fill="var(--marker)" />,
    <path d="M244 77l10 11 20-24" strokeWidth="4.5" />,
    <path d="M300 77h36M326 67l12 10-12 10" />,
    <path d="M346 56c0-8 48-8 48 0v42c0 8-48 8-48 0zM346 56c0 8 48 8 48 0" fill="var(--green)" />,
    <path d="M84 204c30 0 36-52 70-48s40 26 66 10" stroke="var(--green)" strokeWidth="4.5" />,
    <path d="M82 140v72h146" />,
    <path d="M266 146h118M266 172h92M266 198h60" stroke="var(--night-soft)" strokeWidth="8" />,
    <path d="M346 190c18-10 46-10 52 4s-34 22-52 14-14-22 4-26" stroke="var(--red)" strokeWidth="3.5" />,
    <path d="M410 362c22-28 20-68 11-108" strokeWidth="28" />,
    <path d="M410 362c22-28 20-68 11-108" stroke="var(--marker)" strokeWidth="23" />,
    <path d="M44 380c0-30 30-42 64-42s64 12 64 42z" fill="var(--green)" />,
    <path d="M176 380c0-27 30-39 64-39s64 12 64 39z" fill="var(--night)" stroke="currentColor" />,
    <path d="M308 380c0-30 30-42 64-42s64 12 64 42z" fill="var(--marker)" />,
    <circle cx="420" cy="244" r="14" fill="var(--sheet)" />,
    <circle cx="108" cy="306" r="34" fill="var(--ink)" stroke="currentColor" />,
    <circle cx="240" cy="311" r="34" fill="var(--green-deep)" stroke="currentColor" />,
    <circle cx="372" cy="306" r="34" fill="var(--night-soft)" />,
    <circle cx="240" cy="271" r="13" fill="var(--green-deep)" stroke="currentColor" />,
    <rect x="22" y="368" width="436" height="18" rx="9" fill="var(--sheet)" />,
  ),
  /** Careers: a bench with its tools, and a stool that is still free. */
  workbench: canvas(
    <rect x="34" y="16" width="412" height="178" rx="14" fill="var(--sheet)" />,
    <path
      d="M60 42h370M60 68h370M60 94h370M60 120h370M60 146h370M60 172h370"
      stroke="var(--line)"
      strokeWidth="4.5"
      strokeDasharray="0 22.6"
    />,
    <path d="M102 84v84" strokeWidth="16" />,
    <path d="M102 84v84" stroke="var(--marker)" strokeWidth="11" />,
    <path d="M72 54h48c14 0 22 8 24 20h-24v14H72z" fill="var(--night)" />,
    <path d="M180 56h30l40 100h-30z" fill="var(--mist)" />,
    <path d="M190 76l10-4M198 97l14-5M206 118l10-4M214 139l14-5" />,
    <path d="M290 116V96a40 40 0 0 1 80 0v20" strokeWidth="6" />,
    <path d="M412 50v46" strokeWidth="5" />,
    <path d="M400 96h24l4 34c-2 18-10 30-16 34-6-4-14-16-16-34z" fill="var(--red)" />,
    <path d="M60 274v114M420 274v114M60 330h92M328 330h92" stroke="currentColor" strokeWidth="5" />,
    <path d="M92 240l-10-66h126l10 66z" fill="var(--night)" stroke="currentColor" />,
    <path d="M120 200h50M122 216h30" stroke="var(--night-line-strong)" strokeWidth="6" />,
    <path d="M78 240h154v10H78z" fill="var(--sheet)" />,
    <path d="M298 198h42v40a12 12 0 01-12 12h-18a12 12 0 01-12-12zm42 12h8a12 12 0 010 26h-8" fill="var(--marker)" />,
    <path d="M311 186c-6-8 6-10 0-18M326 186c-6-8 6-10 0-18" stroke="var(--night-soft)" />,
    <path d="M376 250v-30h36v30z" fill="var(--mist)" />,
    <g fill="var(--green)">
      <rect x="278" y="108" width="26" height="46" rx="12" />
      <rect x="356" y="108" width="26" height="46" rx="12" />
      <path d="M394 220c-4-18-22-20-26-18 0 12 12 20 26 18zM394 220c2-22 18-28 26-26 0 14-10 26-26 26z" />
      <rect x="20" y="250" width="440" height="24" rx="8" />
    </g>,
    <path d="M206 306l-22 84M274 306l22 84M194 356h92" stroke="currentColor" strokeWidth="5" />,
    <rect x="186" y="292" width="108" height="20" rx="10" fill="var(--marker)" />,
    <path d="M280 312c10 6 8 12 6 18" stroke="var(--red)" />,
    <path d="M274 328l26 4-6 34-26-4z" fill="var(--sheet)" />,
    <path d="M280 342l12 2M278 351l8 1" stroke="var(--red)" strokeWidth="3" />,
  ),
};
