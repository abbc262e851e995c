import { Canvas } from '@/components/illustrations/canvas';

/** All services: a card index with a drawer for each group, and the one card that is needed. */
export function FourDrawers() {
  return (
    <Canvas>
      <rect x="40" y="316" width="366" height="48" fill="var(--green-deep)" stroke="currentColor" />
      <rect x="16" y="20" width="414" height="314" rx="16" fill="var(--green)" stroke="currentColor" />
      <path
        d="M42 38h166a8 8 0 0 1 8 8v118a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8zM238 38h166a8 8 0 0 1 8 8v118a8 8 0 0 1-8 8H238a8 8 0 0 1-8-8V46a8 8 0 0 1 8-8zM42 184h166a8 8 0 0 1 8 8v118a8 8 0 0 1-8 8H42a8 8 0 0 1-8-8V192a8 8 0 0 1 8-8z"
        fill="var(--sheet)"
      />
      <path d="M146 78h48M146 224h48" strokeWidth="8" />
      <path d="M146 98h30M146 244h38" stroke="var(--night-soft)" strokeWidth="7" />
      <rect x="145" y="124" width="50" height="16" rx="8" fill="var(--green)" />
      <rect x="145" y="270" width="50" height="16" rx="8" fill="var(--green)" />
      <rect x="50" y="66" width="78" height="78" rx="9" fill="var(--night)" />
      <path d="M75 92l-12 13 12 13M103 92l12 13-12 13" stroke="var(--sheet)" strokeWidth="5.5" />
      <path d="M94 87l-10 36" stroke="var(--marker)" strokeWidth="5.5" />
      <path
        d="M255 64h58a8 8 0 0 1 8 8v11a8 8 0 0 1-8 8h-58a8 8 0 0 1-8-8V72a8 8 0 0 1 8-8zM255 91h58a8 8 0 0 1 8 8v11a8 8 0 0 1-8 8h-58a8 8 0 0 1-8-8V99a8 8 0 0 1 8-8zM255 118h58a8 8 0 0 1 8 8v11a8 8 0 0 1-8 8h-58a8 8 0 0 1-8-8v-11a8 8 0 0 1 8-8z"
        fill="var(--mist)"
      />
      <path d="M284 77.5h22M284 104.5h22M284 131.5h22" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M263 77.5h.1M263 104.5h.1M263 131.5h.1" stroke="var(--green)" strokeWidth="11" />
      <rect x="50" y="212" width="78" height="78" rx="9" fill="var(--mist)" />
      <path d="M50 230h78" />
      <path d="M62 221h.1M72 221h.1" strokeWidth="5" />
      <rect x="60" y="240" width="30" height="40" rx="3" fill="var(--green)" />
      <path d="M102 246h14" strokeWidth="6" />
      <path d="M102 260h14M102 274h8" stroke="var(--night-soft)" strokeWidth="6" />
      <rect x="230" y="184" width="182" height="134" rx="8" fill="var(--night)" />
      <path d="M248 202a6 6 0 0 1 6-6h36l10 12h94v60H248z" fill="var(--mist)" />
      <path d="M242 228h64l8-12h36l8 12h42v40H242z" fill="var(--sheet)" />
      <path d="M234 248h100l8-12h38l8 12h20v30H234z" fill="var(--mist)" />
      <rect x="216" y="264" width="210" height="122" rx="10" fill="var(--sheet)" />
      <path d="M342 300h52" strokeWidth="8" />
      <path d="M342 320h34" stroke="var(--night-soft)" strokeWidth="7" />
      <rect x="341" y="346" width="54" height="18" rx="9" fill="var(--green)" />
      <path d="M248 326v-6a31 31 0 0 1 62 0v6" strokeWidth="5" />
      <rect x="238" y="318" width="20" height="34" rx="9" fill="var(--green)" />
      <rect x="300" y="318" width="20" height="34" rx="9" fill="var(--green)" />
      <path d="M310 352c0 12-10 17-26 17" strokeWidth="5" />
      <g transform="rotate(9 400 110)">
        <path
          d="M336 54a8 8 0 0 1 8-8h38l10 14h66a8 8 0 0 1 8 8v106a8 8 0 0 1-8 8H344a8 8 0 0 1-8-8z"
          fill="var(--marker)"
        />
        <path d="M356 84h62" strokeWidth="9" />
        <path d="M356 110h84M356 136h38" strokeWidth="7" />
        <path d="M348 113c30-8 66-8 104-3" stroke="var(--red)" strokeWidth="5" />
        <circle cx="430" cy="153" r="21" fill="var(--green)" />
        <path d="M420 153l7 8 13-15" stroke="var(--sheet)" strokeWidth="5" />
      </g>
    </Canvas>
  );
}
