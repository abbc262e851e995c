import { Canvas } from '@/components/illustrations/canvas';

/** Buzme: a conversation on a phone. */
export function Buzme() {
  return (
    <Canvas>
      <rect x="136" y="12" width="208" height="376" rx="34" fill="var(--night)" stroke="currentColor" />
      <rect x="148" y="24" width="184" height="352" rx="24" fill="var(--mist)" stroke="none" />
      <path d="M148 48a24 24 0 0 1 24-24h136a24 24 0 0 1 24 24v36H148z" fill="var(--sheet)" stroke="none" />
      <path d="M148 84h184" stroke="var(--line)" strokeWidth="2" />
      <path d="M214 37h52" stroke="var(--night)" strokeWidth="8" />
      <circle cx="176" cy="64" r="13" fill="var(--green)" stroke="none" />
      <path d="M200 58h58" strokeWidth="7" />
      <path d="M200 73h34" stroke="var(--night-soft)" strokeWidth="6" />
      <circle cx="310" cy="64" r="5" fill="var(--marker)" strokeWidth="1.5" />
      <path
        d="M64 104h150a18 18 0 0 1 18 18v36a18 18 0 0 1-18 18H82l-34 14 10-30a18 18 0 0 1-12-18v-20a18 18 0 0 1 18-18z"
        fill="var(--sheet)"
      />
      <path d="M72 128h112" strokeWidth="7" />
      <path d="M72 150h74" stroke="var(--night-soft)" strokeWidth="7" />
      <path
        d="M270 186h150a18 18 0 0 1 18 18v28a18 18 0 0 1-8 16l10 26-34-14H270a18 18 0 0 1-18-18v-38a18 18 0 0 1 18-18z"
        fill="var(--green)"
      />
      <path d="M276 210h128M276 232h80" stroke="var(--sheet)" strokeWidth="7" />
      <path d="M386 234l6 6 11-13M398 239l1 1 10-13" stroke="var(--marker)" strokeWidth="3" />
      <path
        d="M58 276h176a18 18 0 0 1 18 18v18a18 18 0 0 1-18 18H78l-32 12 8-28a18 18 0 0 1-14-18v-2a18 18 0 0 1 18-18z"
        fill="var(--sheet)"
      />
      <circle cx="74" cy="303" r="15" fill="var(--marker)" />
      <path d="M70 296l11 7-11 7z" fill="var(--ink)" />
      <path
        d="M104 297v12M116 289v28M128 295v16M140 285v36M152 293v20M164 299v8M176 291v24M188 297v12M200 287v32"
        stroke="var(--green)"
        strokeWidth="5"
      />
      <path d="M212 298v10M224 300v6" stroke="var(--night-soft)" strokeWidth="5" />
      <rect x="164" y="340" width="122" height="26" rx="13" fill="var(--sheet)" stroke="none" />
      <path d="M180 353h50" stroke="var(--night-soft)" strokeWidth="6" />
      <circle cx="310" cy="353" r="15" fill="var(--marker)" />
      <path d="M304 353h12M311 348l5 5-5 5" strokeWidth="3" />
      <circle cx="434" cy="190" r="14" fill="var(--red)" />
    </Canvas>
  );
}
