import { box, canvas, repeat, Words } from '../canvas';

const jobs = [
  { time: '8:30', who: 'A' },
  { time: '9:15', who: 'J' },
  { time: '10:30', who: 'M' },
  { time: '1:00', who: 'A' },
  { time: '3:45', who: 'J' },
].map((job, index) => ({ ...job, y: 138 + index * 44 }));

export const buzDrawings = {
  /** Buzme: a conversation on a phone. */
  buzme: canvas(
    <rect x="136" y="12" width="208" height="376" rx="34" fill="var(--night)" stroke="currentColor" />,
    <rect x="148" y="24" width="184" height="352" rx="24" fill="var(--mist)" stroke="none" />,
    <g fill="var(--sheet)">
      <path d="M148 48a24 24 0 0 1 24-24h136a24 24 0 0 1 24 24v36H148z" stroke="none" />
      <path d="M64 104h150a18 18 0 0 1 18 18v36a18 18 0 0 1-18 18H82l-34 14 10-30a18 18 0 0 1-12-18v-20a18 18 0 0 1 18-18z" />
      <path d="M58 276h176a18 18 0 0 1 18 18v18a18 18 0 0 1-18 18H78l-32 12 8-28a18 18 0 0 1-14-18v-2a18 18 0 0 1 18-18z" />
      <rect x="164" y="340" width="122" height="26" rx="13" stroke="none" />
    </g>,
    <path d="M148 84h184" stroke="var(--line)" strokeWidth="2" />,
    <path d="M214 37h52" stroke="var(--night)" strokeWidth="8" />,
    <path d="M200 58h58" strokeWidth="7" />,
    <path d="M200 73h34" stroke="var(--night-soft)" strokeWidth="6" />,
    <circle cx="310" cy="64" r="5" fill="var(--marker)" strokeWidth="1.5" />,
    <path d="M72 128h112" strokeWidth="7" />,
    <path d="M72 150h74" stroke="var(--night-soft)" strokeWidth="7" />,
    <g fill="var(--green)">
      <circle cx="176" cy="64" r="13" stroke="none" />
      <path d="M270 186h150a18 18 0 0 1 18 18v28a18 18 0 0 1-8 16l10 26-34-14H270a18 18 0 0 1-18-18v-38a18 18 0 0 1 18-18z" />
    </g>,
    <path d="M276 210h128M276 232h80" stroke="var(--sheet)" strokeWidth="7" />,
    <path d="M386 234l6 6 11-13M398 239l1 1 10-13" stroke="var(--marker)" strokeWidth="3" />,
    <circle cx="74" cy="303" r="15" fill="var(--marker)" />,
    <path d="M70 296l11 7-11 7z" fill="var(--ink)" />,
    <path
      d="M104 297v12M116 289v28M128 295v16M140 285v36M152 293v20M164 299v8M176 291v24M188 297v12M200 287v32"
      stroke="var(--green)"
      strokeWidth="5"
    />,
    <path d="M212 298v10M224 300v6" stroke="var(--night-soft)" strokeWidth="5" />,
    <path d="M180 353h50" stroke="var(--night-soft)" strokeWidth="6" />,
    <circle cx="310" cy="353" r="15" fill="var(--marker)" />,
    <path d="M304 353h12M311 348l5 5-5 5" strokeWidth="3" />,
    <circle cx="434" cy="190" r="14" fill="var(--red)" />,
  ),
  /** Buzsmart: the day on one page of a tablet: what is done, what is late, what is on now, and who has it. */
  buzsmart: canvas(
    <rect x="14" y="46" width="452" height="312" rx="30" fill="var(--night)" stroke="currentColor" />,
    <rect x="34" y="66" width="412" height="272" rx="14" fill="var(--sheet)" stroke="none" />,
    <path d="M54 92h92" strokeWidth="9" />,
    <path d="M366 92h60" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M34 204h412v44H34z" fill="var(--marker)" stroke="none" />,
    <path d="M34 116h412M34 160h412M34 292h412" stroke="var(--line)" strokeWidth="2" />,
    <rect x="124" y="126" width="24" height="24" rx="6" fill="var(--green)" />,
    <path d={[170, 214, 258, 302].map((y) => box(124, y, 24, 24, 6)).join('')} fill="var(--sheet)" />,
    <path d="M130 138l5 6 9-11" stroke="var(--sheet)" strokeWidth="3.5" />,
    <path d="M168 182h136M168 226h174M168 270h112M168 314h150" strokeWidth="8" />,
    <path d="M168 138h112" stroke="var(--night-soft)" strokeWidth="8" />,
    <g stroke="none" fontSize="20" fontFamily="var(--font-mono)" textAnchor="end">
      {jobs.map(({ time, y }) => (
        <Words key={time} x="106" y={y + 7} fill="var(--ink)" text={time} />
      ))}
      <Words x="376" y="189" fill="var(--red)" text="late" />
    </g>,
    <path d="M408 138h.1M408 182h.1M408 226h.1M408 270h.1M408 314h.1" stroke="var(--green)" strokeWidth="32" />,
    <g stroke="none" fill="var(--sheet)" fontSize="18" fontFamily="var(--font-display)" textAnchor="middle">
      {jobs.map(({ time, who, y }) => (
        <Words key={time} x="408" y={y + 6} text={who} />
      ))}
    </g>,
    <path d="M109 167c-26-9-69-3-67 16s73 17 74-1-38-22-58-14" stroke="var(--red)" strokeWidth="3.5" />,
    <circle cx="24" cy="202" r="2.5" fill="var(--night-line-strong)" stroke="none" />,
  ),
  /** Buzstorage: folders in their places, the one that is open, and who may open it. */
  buzstorage: canvas(
    <rect x="18" y="26" width="424" height="322" rx="16" fill="var(--sheet)" />,
    <path d="M18 66h424M140 66v282" />,
    <circle cx="42" cy="46" r="5" fill="var(--red)" stroke="none" />,
    <circle cx="60" cy="46" r="5" fill="var(--marker)" strokeWidth="1.5" />,
    <rect x="140" y="37" width="210" height="18" rx="9" fill="var(--mist)" stroke="none" />,
    <rect x="28" y="84" width="102" height="30" rx="8" fill="var(--mist)" stroke="none" />,
    <path d="M44 99h54M40 290h42" strokeWidth="7" />,
    <path d="M44 135h66M44 165h40M44 195h58" stroke="var(--night-soft)" strokeWidth="7" />,
    <path d="M40 312h78" stroke="var(--mist)" strokeWidth="12" />,
    <path d="M40 312h44" stroke="var(--green)" strokeWidth="12" />,
    <rect x="364" y="90" width="60" height="64" rx="6" fill="var(--mist)" />,
    <g fill="var(--green)">
      <path d="M164 92h24l8 10h40a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6zM264 92h24l8 10h40a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6zM164 192h24l8 10h40a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6v-48a6 6 0 0 1 6-6zM164 280h24l8 10h40a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6v-38a6 6 0 0 1 6-6z" />
      <path d="M370 148l16-22 12 12 8-8 14 18z" stroke="none" />
    </g>,
    <circle cx="408" cy="108" r="6" fill="var(--marker)" stroke="none" />,
    <path d="M164 168h44M264 168h56M164 264h60M364 168h40" stroke="var(--night-soft)" strokeWidth="6" />,
    <path
      d="M262 214a10 10 0 0 1 10-10h56l16 20h98a10 10 0 0 1 10 10v130a10 10 0 0 1-10 10H272a10 10 0 0 1-10-10z"
      fill="var(--green-deep)"
      stroke="currentColor"
    />,
    <g transform="rotate(-8 330 250)">
      <rect x="292" y="182" width="84" height="120" rx="6" fill="var(--sheet)" />
      <path d="M306 204h42" strokeWidth="7" />
      <path d="M306 222h54M306 238h44" stroke="var(--night-soft)" strokeWidth="6" />
    </g>,
    <g transform="rotate(9 396 250)">
      <rect x="362" y="196" width="78" height="110" rx="6" fill="var(--sheet)" />
      <path d="M376 238l14-20 12 12 6-6 16 20z" fill="var(--red)" stroke="none" />
      <path d="M376 258h50" stroke="var(--night-soft)" strokeWidth="6" />
    </g>,
    <path d="M246 272a8 8 0 0 1 8-8h206a8 8 0 0 1 8 8l-14 96a8 8 0 0 1-8 6H268a8 8 0 0 1-8-6z" fill="var(--marker)" />,
    <path d="M284 346h44" strokeWidth="8" />,
    <g strokeWidth="2">
      <circle cx="372" cy="342" r="15" fill="var(--sheet)" />
      <circle cx="396" cy="342" r="15" fill="var(--mist)" />
      <circle cx="420" cy="342" r="15" fill="var(--sheet)" />
    </g>,
    <path
      d={repeat([372, 396, 420], '333a5 5 0 10.1 0zm-9 18a9 7 0 0118 0z')}
      fill="var(--green-deep)"
      stroke="none"
    />,
  ),
};
