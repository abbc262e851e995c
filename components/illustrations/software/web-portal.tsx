import { Canvas } from '@/components/illustrations/canvas';

/** Custom web: a portal as an open door. */
export function WebPortal() {
  return (
    <Canvas>
      <rect x="22" y="20" width="436" height="330" rx="14" fill="var(--sheet)" />
      <path d="M22 58h436" />
      <circle cx="44" cy="39" r="5" fill="var(--red)" stroke="none" />
      <circle cx="62" cy="39" r="5" fill="var(--marker)" strokeWidth="1.5" />
      <rect x="138" y="30" width="240" height="18" rx="9" fill="var(--mist)" stroke="none" />
      <path d="M52 100h120" strokeWidth="11" />
      <path d="M52 128h150M52 148h96" stroke="var(--night-soft)" strokeWidth="7" />
      <rect x="52" y="172" width="166" height="38" rx="9" />
      <rect x="52" y="222" width="166" height="38" rx="9" />
      <path d="M70 191h70" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M70 241h.1M86 241h.1M102 241h.1M118 241h.1M134 241h.1" strokeWidth="8" />
      <rect x="52" y="276" width="100" height="40" rx="9" fill="var(--green)" />
      <path d="M76 296h52" stroke="var(--sheet)" strokeWidth="7" />
      <path d="M262 324h110l36 70H206z" fill="var(--marker)" stroke="none" />
      <path d="M252 326V132a66 66 0 0 1 132 0v194" fill="var(--mist)" />
      <path d="M264 326V134a54 54 0 0 1 108 0v192z" fill="var(--marker)" />
      <path
        d="M286 326v-54M306 326v-90M326 326v-70M346 326V206"
        stroke="var(--green)"
        strokeWidth="12"
        strokeLinecap="butt"
      />
      <path d="M264 326h108" />
      <path d="M372 112l62-26v286l-62-46z" fill="var(--green)" />
      <path d="M386 128l34-14v96l-34 2zM386 232l34 2v92l-34-22z" fill="var(--green-deep)" stroke="none" />
      <circle cx="382" cy="220" r="5" fill="var(--marker)" stroke="none" />
    </Canvas>
  );
}
