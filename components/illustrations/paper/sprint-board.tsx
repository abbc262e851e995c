import { Canvas } from '@/components/illustrations/canvas';

/** Startup development: the week on one board, a card on its way to done. */
export function SprintBoard() {
  return (
    <Canvas>
      <rect x="14" y="26" width="452" height="312" rx="18" fill="var(--sheet)" />
      <path d="M164 54v256M316 54v256" stroke="var(--line)" strokeWidth="2" />
      <path d="M40 58h62M188 58h46M340 58h84" strokeWidth="9" />
      <path
        d="M48 84h88a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8V92a8 8 0 0 1 8-8zM48 162h88a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8v-48a8 8 0 0 1 8-8zM48 240h88a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H48a8 8 0 0 1-8-8v-48a8 8 0 0 1 8-8zM192 84h96a8 8 0 0 1 8 8v66a8 8 0 0 1-8 8h-96a8 8 0 0 1-8-8V92a8 8 0 0 1 8-8z"
        fill="var(--mist)"
      />
      <path d="M56 106h56M56 184h66M56 262h44M202 106h60" strokeWidth="6" />
      <path d="M56 126h40M56 204h30M56 282h62M202 124h72M202 142h30" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M126 98v18l6-5 6 5V98z" fill="var(--red)" stroke="none" />
      <rect x="336" y="84" width="108" height="58" rx="8" fill="var(--green)" />
      <rect x="336" y="156" width="108" height="58" rx="8" fill="var(--green)" />
      <rect x="336" y="228" width="108" height="72" rx="8" stroke="var(--night-soft)" strokeDasharray="5 8" />
      <path d="M352 112l8 9 15-18M352 184l8 9 15-18" stroke="var(--marker)" strokeWidth="5" />
      <path d="M390 113h36M390 185h28" stroke="var(--sheet)" strokeWidth="6" />
      <circle cx="276" cy="146" r="9" fill="var(--green)" stroke="none" />
      <g transform="rotate(9 280 250)">
        <rect x="212" y="206" width="132" height="84" rx="10" fill="var(--marker)" />
        <path d="M230 232h74M230 254h94" strokeWidth="7" />
        <circle cx="240" cy="276" r="8" fill="var(--green)" stroke="none" />
      </g>
      <path d="M322 262l50 20-21 8 13 24-12 7-14-25-15 16z" fill="var(--ink)" stroke="var(--sheet)" strokeWidth="3" />
      <path d="M20 368h440" stroke="var(--night-soft)" strokeWidth="10" />
      <path d="M20 368h300" stroke="var(--green)" strokeWidth="10" />
    </Canvas>
  );
}
