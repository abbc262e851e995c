import { Canvas, canvas, Words } from '../canvas';

export const websiteDrawings = {
  /** CMS and WordPress: a page with its picture and text, and the editor's cursor in it. */
  'page-frame': (
    <Canvas viewBox="0 0 420 320">
      <rect x="10" y="10" width="400" height="270" rx="14" fill="var(--sheet)" />
      <path d="M10 48h400" strokeLinecap="butt" />
      <circle cx="50" cy="29" r="5" fill="var(--marker)" strokeWidth="1.5" />
      <g stroke="none">
        <circle cx="32" cy="29" r="5" fill="var(--red)" />
        <rect x="126" y="21" width="260" height="16" rx="8" fill="var(--mist)" />
        <rect x="34" y="72" width="164" height="120" rx="8" fill="var(--green)" />
        <circle cx="162" cy="104" r="17" fill="var(--marker)" />
        <path d="M34 176l48-44 38 32 24-18 54 44v-6 8H34z" fill="var(--green-deep)" />
      </g>
      <g strokeWidth="9">
        <path d="M224 84h150" />
        <path d="M224 114h156M224 138h120M224 162h150M224 186h70" stroke="var(--mist-shape)" />
        <path d="M38 224h120M38 248h90" stroke="var(--mist-shape)" />
      </g>
      <path d="M306 176v20" strokeWidth="3" strokeLinecap="butt" />
      <rect x="224" y="214" width="124" height="44" rx="9" fill="var(--marker)" />
      <path d="M246 236h80" strokeWidth="6" />
      <path d="M336 244l46 18-19 7 13 22-10 6-13-22-14 15z" fill="var(--ink)" stroke="var(--sheet)" strokeWidth="3" />
    </Canvas>
  ),
  /** CMS hosting: the page an editor sees, the server under it, and the copy that is kept apart. */
  'editor-and-server': (
    <Canvas viewBox="0 0 520 440">
      <rect x="30" y="30" width="330" height="232" rx="14" fill="var(--sheet)" />
      <path d="M30 68h330" strokeLinecap="butt" />
      <circle cx="70" cy="49" r="5" fill="var(--marker)" strokeWidth="1.5" />
      <path d="M206 102h116" strokeWidth="8" />
      <path d="M206 128h126M206 150h96M206 172h112M58 212h270M58 236h190" stroke="var(--mist-shape)" strokeWidth="8" />
      <path d="M196 262v42" strokeDasharray="3 7" />
      <g stroke="none">
        <circle cx="52" cy="49" r="5" fill="var(--red)" />
        <rect x="54" y="92" width="130" height="92" rx="8" fill="var(--green)" />
        <path d="M54 172l34-34 28 24 20-16 48 38H54z" fill="var(--green-deep)" />
        <circle cx="154" cy="116" r="13" fill="var(--marker)" />
        <rect x="78" y="304" width="236" height="54" rx="10" fill="var(--night)" />
        <rect x="78" y="366" width="236" height="54" rx="10" fill="var(--night)" />
        <circle cx="102" cy="331" r="6" fill="var(--marker)" />
        <circle cx="102" cy="393" r="6" fill="var(--marker)" />
        <circle cx="122" cy="393" r="6" fill="var(--marker)" />
        <circle cx="122" cy="331" r="6" fill="var(--night-shape)" />
      </g>
      <path d="M216 325h72M216 337h48M216 387h58M216 399h72" stroke="var(--night-shape-strong)" strokeWidth="5" />
      <path d="M314 362h54" strokeDasharray="3 7" />
      <path d="M376 322c0-12 28-20 58-20s58 8 58 20v80c0 12-28 20-58 20s-58-8-58-20z" fill="var(--sheet)" />
      <path d="M376 322c0 12 28 20 58 20s58-8 58-20M376 362c0 12 28 20 58 20s58-8 58-20" strokeLinecap="butt" />
      <circle cx="476" cy="300" r="24" fill="var(--marker)" />
      <path d="M465 300l8 9 14-17" strokeWidth="3.5" />
    </Canvas>
  ),
  /** CMS development: a page made of blocks that an editor moves without a developer. */
  'content-blocks': canvas(
    <rect x="26" y="16" width="256" height="368" rx="16" fill="var(--sheet)" />,
    <rect x="44" y="36" width="220" height="46" rx="8" fill="var(--mist)" stroke="none" />,
    <path d="M62 59h112" strokeWidth="10" />,
    <path d="M222 59h24" stroke="var(--night-soft)" strokeWidth="10" />,
    <rect x="44" y="94" width="220" height="92" rx="8" fill="var(--green)" stroke="none" />,
    <path d="M44 172l52-48 40 36 26-20 56 46H52a8 8 0 0 1-8-8z" fill="var(--green-deep)" stroke="none" />,
    <circle cx="222" cy="122" r="14" fill="var(--marker)" stroke="none" />,
    <rect x="44" y="200" width="220" height="74" rx="8" stroke="var(--night-soft)" strokeDasharray="5 8" />,
    <rect x="44" y="290" width="104" height="74" rx="8" fill="var(--mist)" stroke="none" />,
    <rect x="160" y="290" width="104" height="74" rx="8" fill="var(--mist)" stroke="none" />,
    <path d="M60 312h50M176 312h40" strokeWidth="7" />,
    <path d="M60 330h70M60 346h54M176 330h70M176 346h62" stroke="var(--night-soft)" strokeWidth="6" />,
    <g transform="rotate(6 350 224)">
      <rect x="222" y="182" width="236" height="82" rx="12" fill="var(--marker)" />
      <path d="M240 206h.1M254 206h.1M240 223h.1M254 223h.1M240 240h.1M254 240h.1" strokeWidth="6" />
      <path d="M284 228v-16q0-10 12-12M306 228v-16q0-10 12-12" stroke="var(--green)" strokeWidth="7" />
      <path d="M340 208h92M340 226h76M340 244h46" strokeWidth="7" />
    </g>,
    <path d="M414 256l50 20-21 8 13 24-12 7-14-25-15 16z" fill="var(--ink)" stroke="var(--sheet)" strokeWidth="3" />,
    <rect x="310" y="24" width="148" height="124" rx="16" fill="var(--night)" stroke="currentColor" />,
    <g fill="var(--night-raised)" stroke="var(--night-line-strong)" strokeWidth="2">
      <rect x="326" y="40" width="52" height="42" rx="8" />
      <rect x="390" y="40" width="52" height="42" rx="8" />
      <rect x="326" y="92" width="52" height="42" rx="8" />
    </g>,
    <rect x="390" y="92" width="52" height="42" rx="8" stroke="var(--marker)" strokeWidth="2" strokeDasharray="4 5" />,
    <path
      d="M342 52h20M352 52v20M402 70l12-14 8 8 5-4 6 10zM342 106h20M342 114h20M342 122h12M416 105v16M408 113h16"
      stroke="var(--marker)"
      strokeWidth="3"
    />,
  ),
  /** Custom WordPress: a theme of your own begins with its letters and its colors. */
  'theme-sheet': canvas(
    <rect x="24" y="26" width="286" height="344" rx="14" fill="var(--sheet)" />,
    <path d="M44 158h246" stroke="var(--red)" strokeWidth="1.5" strokeDasharray="4 6" />,
    <path d="M44 80h246" stroke="var(--red)" strokeWidth="1.5" strokeDasharray="4 6" />,
    <Words x="44" y="158" fill="var(--ink)" stroke="none" fontFamily="var(--font-display)" fontSize="118" text="Aa" />,
    <path d="M216 96h68" strokeWidth="10" />,
    <path d="M216 120h56M216 142h68" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M50 194h230M50 216h196M50 238h216" stroke="var(--night-soft)" strokeWidth="7" />,
    <rect x="46" y="266" width="100" height="38" rx="10" fill="var(--green)" />,
    <rect x="160" y="266" width="100" height="38" rx="10" />,
    <path d="M70 285h52" stroke="var(--sheet)" strokeWidth="7" />,
    <path d="M184 285h52" strokeWidth="7" />,
    <path d="M64 336h.1M112 336h.1M160 336h.1M208 336h.1" strokeWidth="35" />,
    <path d="M64 336h.1" stroke="var(--green)" strokeWidth="30" />,
    <path d="M112 336h.1" stroke="var(--marker)" strokeWidth="30" />,
    <path d="M208 336h.1" stroke="var(--mist)" strokeWidth="30" />,
    <rect x="372" y="122" width="64" height="250" rx="10" fill="var(--mist)" transform="rotate(-41 404 346)" />,
    <g transform="rotate(-25 404 346)">
      <rect x="372" y="122" width="64" height="250" rx="10" fill="var(--sheet)" />
      <path d="M372 132a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v150h-64z" fill="var(--green-deep)" />
    </g>,
    <g transform="rotate(-9 404 346)">
      <rect x="372" y="122" width="64" height="250" rx="10" fill="var(--sheet)" />
      <path d="M372 132a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v150h-64z" fill="var(--green)" />
    </g>,
    <g transform="rotate(7 404 346)">
      <rect x="372" y="122" width="64" height="250" rx="10" fill="var(--sheet)" />
      <path d="M372 132a10 10 0 0 1 10-10h44a10 10 0 0 1 10 10v150h-64z" fill="var(--marker)" />
      <path d="M388 302h32M388 320h20" strokeWidth="6" />
    </g>,
    <circle cx="404" cy="346" r="8" fill="var(--night)" stroke="var(--sheet)" />,
  ),
  /** Custom web: a portal as an open door. */
  'web-portal': canvas(
    <rect x="22" y="20" width="436" height="330" rx="14" fill="var(--sheet)" />,
    <path d="M22 58h436" />,
    <circle cx="44" cy="39" r="5" fill="var(--red)" stroke="none" />,
    <circle cx="62" cy="39" r="5" fill="var(--marker)" strokeWidth="1.5" />,
    <rect x="138" y="30" width="240" height="18" rx="9" fill="var(--mist)" stroke="none" />,
    <path d="M52 100h120" strokeWidth="11" />,
    <path d="M52 128h150M52 148h96" stroke="var(--night-soft)" strokeWidth="7" />,
    <rect x="52" y="172" width="166" height="38" rx="9" />,
    <rect x="52" y="222" width="166" height="38" rx="9" />,
    <path d="M70 191h70" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M70 241h.1M86 241h.1M102 241h.1M118 241h.1M134 241h.1" strokeWidth="8" />,
    <rect x="52" y="276" width="100" height="40" rx="9" fill="var(--green)" />,
    <path d="M76 296h52" stroke="var(--sheet)" strokeWidth="7" />,
    <path d="M262 324h110l36 70H206z" fill="var(--marker)" stroke="none" />,
    <path d="M252 326V132a66 66 0 0 1 132 0v194" fill="var(--mist)" />,
    <path d="M264 326V134a54 54 0 0 1 108 0v192z" fill="var(--marker)" />,
    <path
      d="M286 326v-54M306 326v-90M326 326v-70M346 326V206"
      stroke="var(--green)"
      strokeWidth="12"
      strokeLinecap="butt"
    />,
    <path d="M264 326h108" />,
    <path d="M372 112l62-26v286l-62-46z" fill="var(--green)" />,
    <path d="M386 128l34-14v96l-34 2zM386 232l34 2v92l-34-22z" fill="var(--green-deep)" stroke="none" />,
    <circle cx="382" cy="220" r="5" fill="var(--marker)" stroke="none" />,
  ),
  /** Search: one question, and the page that answers it. */
  'search-results': canvas(
    <rect x="20" y="20" width="440" height="64" rx="32" fill="var(--sheet)" />,
    <circle cx="58" cy="50" r="13" strokeWidth="4.5" />,
    <path d="M68 60l10 10" strokeWidth="4.5" />,
    <path d="M100 52h112" strokeWidth="9" />,
    <path d="M226 38v28" stroke="var(--green)" strokeWidth="3" />,
    <rect x="374" y="31" width="74" height="42" rx="21" fill="var(--marker)" />,
    <path d="M398 52h26M415 43l9 9-9 9" strokeWidth="3.5" />,
    <rect x="100" y="214" width="280" height="66" rx="14" fill="var(--sheet)" />,
    <rect x="100" y="292" width="280" height="66" rx="14" fill="var(--sheet)" />,
    <path d="M122 236h120M122 314h150" stroke="var(--night-soft)" strokeWidth="8" />,
    <path d="M122 258h200M122 336h170" stroke="var(--line)" strokeWidth="7" />,
    <rect x="64" y="106" width="352" height="96" rx="16" fill="var(--green-tint)" />,
    <g stroke="none">
      <rect x="82" y="124" width="60" height="60" rx="10" fill="var(--green)" />
      <path d="M82 172l20-22 16 14 8-6 16 14v2a10 10 0 0 1-10 10H92a10 10 0 0 1-10-10z" fill="var(--green-deep)" />
      <circle cx="126" cy="140" r="7" fill="var(--marker)" />
    </g>,
    <path d="M164 132h118" stroke="var(--marker)" strokeWidth="22" />,
    <path d="M164 132h118" strokeWidth="9" />,
    <path d="M164 158h214M164 178h156" stroke="var(--night-soft)" strokeWidth="7" />,
  ),
};
