import { box, canvas, repeat, Words } from '../canvas';

const units = ['vCPU', 'RAM', 'SSD', 'SSL'].map((unit, index) => ({ unit, index, y: 28 + index * 84 }));

export const serverDrawings = {
  /** Startup infrastructure: a rack with the parts of a first server. */
  rack: (
    <svg viewBox="0 0 480 380" strokeWidth="2" aria-hidden="true">
      <rect x="34" y="10" width="412" height="362" rx="18" fill="var(--night)" stroke="var(--night-line)" />
      {units.map(({ unit, index, y }) => (
        <g key={unit}>
          <rect x="52" y={y} width="376" height="72" rx="10" fill="var(--night-raised)" stroke="var(--night-shape)" />
          <circle cx="80" cy={y + 36} r="6" fill="var(--marker)" />
          <circle cx="100" cy={y + 36} r="6" fill={index === 1 ? 'var(--marker)' : 'var(--night-shape)'} />
          <Words x="128" y={y + 41} fill="var(--night-pale)" fontSize="15" fontFamily="var(--font-mono)" text={unit} />
          <path
            d={`M300 ${y + 24}h100M300 ${y + 36}h${72 - index * 10}M300 ${y + 48}h${88 - (index % 2) * 40}`}
            stroke="var(--night-shape)"
            strokeWidth="5"
            strokeLinecap="round"
          />
        </g>
      ))}
    </svg>
  ),
  /** Compute: a server with a flag of its own. */
  'dedicated-server': canvas(
    <path d="M60 344v14M332 344v14" stroke="currentColor" strokeWidth="10" />,
    <path d="M416 270c50 0 56 60 16 80s-100 10-150 24H14" stroke="currentColor" strokeWidth="5" />,
    <path d="M40 174l90-74h310l-90 74z" fill="var(--mist)" />,
    <path d="M350 174l90-74v154l-90 88z" fill="var(--green-deep)" stroke="currentColor" />,
    <path d="M40 174h310v168H40z" fill="var(--night)" stroke="currentColor" />,
    <path d="M140 152l34-28M166 152l34-28M192 152l34-28" stroke="var(--night-soft)" strokeWidth="4" />,
    <g stroke="var(--night-line-strong)">
      <path d={repeat([62, 126, 190, 254], '196h52v92h-52z')} fill="var(--night-raised)" strokeWidth="2" />
      <path d={repeat([74, 138, 202, 266], '214h28m-28 12h28')} strokeWidth="4" />
    </g>,
    <path d="M88 270h.1M152 270h.1M216 270h.1" stroke="var(--marker)" strokeWidth="11" />,
    <path d="M280 270h.1" stroke="var(--night-line-strong)" strokeWidth="11" />,
    <path d="M62 316h190" stroke="var(--night-line-strong)" strokeWidth="8" strokeDasharray="0 14" />,
    <circle cx="296" cy="316" r="11" stroke="var(--marker)" strokeWidth="3" />,
    <path d="M328 206v90" stroke="var(--night-line)" strokeWidth="8" />,
    <path d="M372 200l48-44M372 222l48-44M372 244l48-44" stroke="var(--green)" strokeWidth="5" />,
    <path d="M268 138V22" stroke="currentColor" strokeWidth="5" />,
    <path d="M268 24h124l-22 28 22 28H268z" fill="var(--marker)" />,
    <circle cx="308" cy="44" r="9" fill="var(--ink)" stroke="none" />,
    <path d="M292 68a16 14 0 0 1 32 0z" fill="var(--ink)" stroke="none" />,
    <path d="M336 52l8 8 12-14" stroke="var(--red)" strokeWidth="4.5" />,
  ),
  /** Servers and storage: a shelf of disks, one drawn out and already replaced. */
  'disk-shelf': canvas(
    <rect x="20" y="24" width="440" height="54" rx="14" fill="var(--night)" stroke="currentColor" />,
    <path d="M46 51h.1M66 51h.1" stroke="var(--marker)" strokeWidth="12" />,
    <path d="M230 51h200" stroke="var(--night-line-strong)" strokeWidth="9" strokeDasharray="0 16" />,
    <rect x="20" y="90" width="440" height="196" rx="16" fill="var(--night)" stroke="currentColor" />,
    <g stroke="var(--night-line-strong)">
      <path d={repeat([40, 91, 142, 193, 346, 397], '108h42v160h-42z')} fill="var(--night-raised)" strokeWidth="2" />
      <path d={repeat([52, 103, 154, 205, 358, 409], '126h18m-18 12h18')} strokeWidth="4" />
    </g>,
    <path d="M61 162v60m51-60v60m51-60v60m51-60v60m153-60v60m51-60v60" stroke="var(--night-line)" strokeWidth="9" />,
    <path d="M61 250h.1M112 250h.1M214 250h.1M367 250h.1M418 250h.1" stroke="var(--marker)" strokeWidth="11" />,
    <path d="M163 250h.1" stroke="var(--red)" strokeWidth="11" />,
    <path d="M244 108h93v160h-93z" fill="var(--ink)" stroke="var(--night-line-strong)" strokeWidth="2" />,
    <g transform="rotate(3 290 260)">
      <rect x="236" y="140" width="108" height="244" rx="12" fill="var(--sheet)" />
      <circle cx="290" cy="208" r="40" fill="var(--mist)" />
      <circle cx="290" cy="208" r="15" fill="var(--sheet)" />
      <circle cx="290" cy="208" r="3" fill="var(--ink)" />
      <path d="M326 288l-22-62" strokeWidth="7" />
      <circle cx="326" cy="290" r="8" fill="var(--green)" />
      <path d="M252 284h42" strokeWidth="7" />
      <path d="M252 302h32" stroke="var(--night-soft)" strokeWidth="6" />
      <rect x="236" y="330" width="108" height="54" rx="12" fill="var(--marker)" />
      <path d="M268 357h44" strokeWidth="7" />
    </g>,
    <path d="M366 316c30 4 44 22 44 56M400 360l10 13 11-12" stroke="currentColor" />,
  ),
  /** Backups: a disk, two copies of it, and an arrow back in time. */
  'backup-disks': canvas(
    <rect x="258" y="20" width="196" height="256" rx="18" fill="var(--green-deep)" stroke="currentColor" />,
    <rect x="212" y="64" width="208" height="262" rx="18" fill="var(--marker)" />,
    <circle cx="432" cy="42" r="5" fill="var(--marker)" stroke="none" />,
    <rect x="166" y="110" width="220" height="276" rx="18" fill="var(--sheet)" />,
    <path d="M186 130h.1M366 130h.1M186 366h.1M366 366h.1" stroke="var(--night-soft)" strokeWidth="9" />,
    <circle cx="276" cy="218" r="84" fill="var(--mist)" />,
    <circle cx="276" cy="218" r="62" stroke="var(--night-soft)" strokeWidth="1.5" />,
    <circle cx="276" cy="218" r="42" stroke="var(--night-soft)" strokeWidth="1.5" />,
    <circle cx="276" cy="218" r="24" fill="var(--sheet)" />,
    <circle cx="276" cy="218" r="6" fill="var(--ink)" />,
    <path d="M352 340l-10-46-44-58" strokeWidth="9" />,
    <path d="M298 236l-10-13" stroke="var(--red)" strokeWidth="5" />,
    <circle cx="350" cy="336" r="20" fill="var(--green)" />,
    <path d="M204 330h86v38h-86z" fill="var(--night)" />,
    <path d="M218 343h40" stroke="var(--marker)" strokeWidth="6" />,
    <path d="M218 356h24" stroke="var(--night-line-strong)" strokeWidth="5" />,
    <circle cx="98" cy="138" r="60" fill="var(--sheet)" />,
    <path d="M98 98v40l-28 18" strokeWidth="5" />,
    <path d="M98 88v.1M148 138h.1M98 188v.1M48 138h.1" stroke="var(--night-soft)" strokeWidth="6" />,
    <path d="M146 62A90 90 0 0 0 12 112M4 92l7 22 22-7" stroke="currentColor" strokeWidth="4" />,
    <circle cx="98" cy="138" r="6" fill="var(--marker)" />,
  ),
  /** Hosting on two of everything: requests go to the server with room, and each has a replacement. */
  'load-balancer': canvas(
    <path d="M14 36c46 0 34 66 70 66M14 102h70M14 168c46 0 34-66 70-66" stroke="currentColor" />,
    <path d="M34 40h.1M22 102h.1M54 102h.1M38 162h.1" stroke="currentColor" strokeWidth="18" />,
    <path d="M34 40h.1M54 102h.1M38 162h.1" stroke="var(--marker)" strokeWidth="13" />,
    <path d="M22 102h.1" stroke="var(--red)" strokeWidth="13" />,
    <path d="M156 102h62c-50 0-12 196-62 196h62c-50 0-12-196-62-196M342 102h36M342 298h36" stroke="currentColor" />,
    <path d="M421 174v52M120 144v112" stroke="currentColor" strokeDasharray="3 8" />,
    <circle cx="120" cy="102" r="36" fill="var(--marker)" />,
    <circle cx="120" cy="298" r="36" stroke="currentColor" />,
    <path d={split(102)} strokeWidth="3.5" />,
    <path d={split(298)} stroke="currentColor" strokeWidth="3.5" />,
    <g fill="var(--night)" stroke="currentColor">
      <path d={box(218, 40, 124, 124, 14) + box(218, 236, 124, 124, 14)} />
      <path d="M378 52c0-9 19-15 43-15s43 6 43 15v100c0 9-19 15-43 15s-43-6-43-15zM378 248c0-9 19-15 43-15s43 6 43 15v100c0 9-19 15-43 15s-43-6-43-15z" />
    </g>,
    <g stroke="var(--night-line-strong)">
      <path d="M378 52c0 9 19 15 43 15s43-6 43-15M378 248c0 9 19 15 43 15s43-6 43-15" />
      <path d="M238 94h56M238 108h34M238 290h56M238 304h34" strokeWidth="5" />
    </g>,
    <path d="M242 136h76M242 332h76M402 136h38M402 332h38" stroke="var(--night-line)" strokeWidth="12" />,
    <path d="M242 136h76M242 332h34M402 136h18M402 332h18" stroke="var(--marker)" strokeWidth="12" />,
    <path d="M318 68h.1M318 264h.1" stroke="var(--marker)" strokeWidth="12" />,
    <g stroke="none" fill="var(--night-text)" fontSize="20" fontFamily="var(--font-mono)">
      <Words x="236" y="75" text="app" />
      <Words x="236" y="271" text="app" />
      <Words x="397" y="109" text="data" />
      <Words x="397" y="305" text="data" />
      <Words x="408" y="205" fill="currentColor" textAnchor="end" text="copy" />
    </g>,
  ),
};

/** One line in, two lines out. */
function split(y: number): string {
  return `M98 ${y}h18l14-15h10M116 ${y}l14 15h10M134 ${y - 22}l7 7-7 7M134 ${y + 8}l7 7-7 7`;
}
