import { Canvas } from '@/components/illustrations/canvas';

/** Buzstorage: folders in their places, the one that is open, and who may open it. */
export function Buzstorage() {
  return (
    <Canvas>
      <rect x="18" y="26" width="424" height="322" rx="16" fill="var(--sheet)" />
      <path d="M18 66h424M140 66v282" />
      <circle cx="42" cy="46" r="5" fill="var(--red)" stroke="none" />
      <circle cx="60" cy="46" r="5" fill="var(--marker)" strokeWidth="1.5" />
      <rect x="140" y="37" width="210" height="18" rx="9" fill="var(--mist)" stroke="none" />
      <rect x="28" y="84" width="102" height="30" rx="8" fill="var(--mist)" stroke="none" />
      <path d="M44 99h54M40 290h42" strokeWidth="7" />
      <path d="M44 135h66M44 165h40M44 195h58" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M40 312h78" stroke="var(--mist)" strokeWidth="12" />
      <path d="M40 312h44" stroke="var(--green)" strokeWidth="12" />
      <path
        d="M164 92h24l8 10h40a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6zM264 92h24l8 10h40a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6V98a6 6 0 0 1 6-6zM164 192h24l8 10h40a6 6 0 0 1 6 6v38a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6v-48a6 6 0 0 1 6-6zM164 280h24l8 10h40a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6h-72a6 6 0 0 1-6-6v-38a6 6 0 0 1 6-6z"
        fill="var(--green)"
      />
      <rect x="364" y="90" width="60" height="64" rx="6" fill="var(--mist)" />
      <path d="M370 148l16-22 12 12 8-8 14 18z" fill="var(--green)" stroke="none" />
      <circle cx="408" cy="108" r="6" fill="var(--marker)" stroke="none" />
      <path d="M164 168h44M264 168h56M164 264h60M364 168h40" stroke="var(--night-soft)" strokeWidth="6" />
      <path
        d="M262 214a10 10 0 0 1 10-10h56l16 20h98a10 10 0 0 1 10 10v130a10 10 0 0 1-10 10H272a10 10 0 0 1-10-10z"
        fill="var(--green-deep)"
        stroke="currentColor"
      />
      <g transform="rotate(-8 330 250)">
        <rect x="292" y="182" width="84" height="120" rx="6" fill="var(--sheet)" />
        <path d="M306 204h42" strokeWidth="7" />
        <path d="M306 222h54M306 238h44" stroke="var(--night-soft)" strokeWidth="6" />
      </g>
      <g transform="rotate(9 396 250)">
        <rect x="362" y="196" width="78" height="110" rx="6" fill="var(--sheet)" />
        <path d="M376 238l14-20 12 12 6-6 16 20z" fill="var(--red)" stroke="none" />
        <path d="M376 258h50" stroke="var(--night-soft)" strokeWidth="6" />
      </g>
      <path d="M246 272a8 8 0 0 1 8-8h206a8 8 0 0 1 8 8l-14 96a8 8 0 0 1-8 6H268a8 8 0 0 1-8-6z" fill="var(--marker)" />
      <path d="M284 346h44" strokeWidth="8" />
      <g strokeWidth="2">
        <circle cx="372" cy="342" r="15" fill="var(--sheet)" />
        <circle cx="396" cy="342" r="15" fill="var(--mist)" />
        <circle cx="420" cy="342" r="15" fill="var(--sheet)" />
      </g>
      <path
        d="M372 333a5 5 0 1 0 .1 0zM363 351a9 7 0 0 1 18 0zM396 333a5 5 0 1 0 .1 0zM387 351a9 7 0 0 1 18 0zM420 333a5 5 0 1 0 .1 0zM411 351a9 7 0 0 1 18 0z"
        fill="var(--green-deep)"
        stroke="none"
      />
    </Canvas>
  );
}
