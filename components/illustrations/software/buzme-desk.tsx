import { Canvas } from '@/components/illustrations/canvas';

/** Buzme on a desk: the list of conversations on the left, the current one in the middle. */
export function BuzmeDesk() {
  return (
    <Canvas>
      <rect x="20" y="34" width="440" height="290" rx="16" fill="var(--sheet)" />
      <path d="M20 72h440M164 72v252" />
      <circle cx="44" cy="53" r="5" fill="var(--red)" stroke="none" />
      <circle cx="62" cy="53" r="5" fill="var(--marker)" strokeWidth="1.5" />
      <path d="M188 53h70" strokeWidth="7" />
      <circle cx="402" cy="53" r="9" fill="var(--green)" stroke="none" />
      <circle cx="418" cy="53" r="9" fill="var(--night-soft)" stroke="var(--sheet)" />
      <circle cx="434" cy="53" r="9" fill="var(--ink)" stroke="var(--sheet)" />
      <rect x="30" y="84" width="124" height="46" rx="9" fill="var(--mist)" stroke="none" />
      <g stroke="none">
        <circle cx="52" cy="107" r="11" fill="var(--green)" />
        <circle cx="52" cy="157" r="11" fill="var(--night-soft)" />
        <circle cx="52" cy="207" r="11" fill="var(--ink)" />
        <circle cx="52" cy="257" r="11" fill="var(--mist)" />
      </g>
      <path d="M74 101h52M74 151h42M74 201h58M74 251h36" strokeWidth="7" />
      <path d="M74 116h66M74 166h58M74 216h44M74 266h62" stroke="var(--night-soft)" strokeWidth="6" />
      <circle cx="142" cy="101" r="7" fill="var(--red)" stroke="none" />
      <path
        d="M194 92h150a14 14 0 0 1 14 14v24a14 14 0 0 1-14 14H212l-22 12 4-12a14 14 0 0 1-14-14v-24a14 14 0 0 1 14-14z"
        fill="var(--mist)"
      />
      <path d="M198 112h112" strokeWidth="7" />
      <path d="M198 128h76" stroke="var(--night-soft)" strokeWidth="6" />
      <path
        d="M290 172h138a14 14 0 0 1 14 14v28a14 14 0 0 1-14 14l5 14-24-14H290a14 14 0 0 1-14-14v-28a14 14 0 0 1 14-14z"
        fill="var(--green)"
      />
      <path d="M296 192h116M296 210h70" stroke="var(--sheet)" strokeWidth="7" />
      <path d="M396 211l6 6 11-13" stroke="var(--marker)" strokeWidth="3" />
      <rect x="180" y="250" width="110" height="22" rx="6" fill="var(--marker)" stroke="none" />
      <path d="M190 261h84" strokeWidth="6" />
      <rect x="180" y="286" width="262" height="26" rx="13" fill="var(--mist)" stroke="none" />
      <path d="M198 299h88" stroke="var(--night-soft)" strokeWidth="6" />
      <circle cx="428" cy="299" r="13" fill="var(--marker)" />
      <path d="M422 299h12M429 294l5 5-5 5" strokeWidth="3" />
      <path d="M210 324l-8 42h76l-8-42" fill="var(--green-deep)" />
      <path d="M160 368h160" strokeWidth="8" />
    </Canvas>
  );
}
