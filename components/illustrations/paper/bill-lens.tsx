import { Canvas } from '@/components/illustrations/canvas';

/** Consulting: the bill under a lens, and the line that need not be on it. */
export function BillLens() {
  return (
    <Canvas>
      <g transform="rotate(-4 170 200)">
        <path
          d="M50 20h236v336l-19.7 15-19.6-15-19.7 15-19.7-15-19.6 15-19.7-15-19.7 15-19.6-15-19.7 15-19.7-15-19.6 15-19.7-15z"
          fill="var(--sheet)"
        />
        <path d="M78 58h104" strokeWidth="11" />
        <path d="M78 88h180M78 306h180" stroke="var(--dash)" strokeWidth="2" strokeDasharray="6 6" />
        <path
          d="M78 118h72M78 148h92M78 178h60M78 208h84M78 238h66M78 268h88"
          stroke="var(--night-soft)"
          strokeWidth="8"
        />
        <path d="M226 118h32M236 148h22M226 178h32M220 208h38M232 238h26M226 268h32" strokeWidth="8" />
        <path d="M78 332h50M216 332h42" strokeWidth="10" />
      </g>
      <path d="M362 279l30-28 72 79a21 21 0 0 1-30 28z" fill="var(--green)" />
      <circle cx="296" cy="202" r="102" fill="var(--sheet)" />
      <path d="M226 160h66" stroke="var(--night-soft)" strokeWidth="13" />
      <path d="M326 160h40" strokeWidth="13" />
      <path d="M212 206h84" strokeWidth="15" />
      <path d="M322 206h54" strokeWidth="15" />
      <path d="M204 214c60-18 120-18 188-8" stroke="var(--red)" strokeWidth="7" />
      <path d="M230 252h132" stroke="var(--marker)" strokeWidth="30" />
      <path d="M236 252h60M326 252h30" strokeWidth="13" />
      <circle cx="296" cy="202" r="102" strokeWidth="18" />
      <circle cx="296" cy="202" r="102" stroke="var(--green)" strokeWidth="13" />
      <path d="M214 141a102 102 0 0 1 42-33" stroke="var(--sheet)" strokeWidth="4" />
    </Canvas>
  );
}
