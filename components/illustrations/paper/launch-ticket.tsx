import { Canvas } from '@/components/illustrations/canvas';

/** Launchpad: a ticket with a rocket on it. */
export function LaunchTicket() {
  return (
    <Canvas>
      <g transform="rotate(6 240 200)">
        <path
          d="M36 92h276a18 18 0 0 0 36 0h82a18 18 0 0 1 18 18v190a18 18 0 0 1-18 18h-82a18 18 0 0 0-36 0H36a18 18 0 0 1-18-18V110a18 18 0 0 1 18-18z"
          fill="var(--marker)"
        />
      </g>
      <g transform="rotate(-7 240 200)">
        <path
          d="M36 88h276a18 18 0 0 0 36 0h82a18 18 0 0 1 18 18v190a18 18 0 0 1-18 18h-82a18 18 0 0 0-36 0H36a18 18 0 0 1-18-18V106a18 18 0 0 1 18-18z"
          fill="var(--sheet)"
        />
        <path d="M330 124v160" stroke="var(--dash)" strokeDasharray="2 10" strokeWidth="4" />
        <path d="M44 286c30 0 52-20 66-44" stroke="var(--red)" strokeWidth="3.5" strokeDasharray="1 9" />
        <path
          d="M64 124v24M52 136h24M270 250v20M260 260h20M124 118h.1M282 172h.1M52 206h.1"
          stroke="var(--night-soft)"
          strokeWidth="4"
        />
        <path d="M368 120v164M384 120v164M406 120v164M428 120v164" strokeLinecap="butt" strokeWidth="5" />
        <path d="M394 120v164M416 120v164" strokeLinecap="butt" strokeWidth="9" />
      </g>
      <g transform="translate(186 178) rotate(38)">
        <path d="M-34 26l-28 40 8 22 32-28zM34 26l28 40-8 22-32-28z" fill="var(--green-deep)" stroke="currentColor" />
        <path d="M-20 78c-4 34 20 66 20 66s24-32 20-66z" fill="var(--marker)" />
        <path d="M-8 80c0 20 8 34 8 34s8-14 8-34z" fill="var(--sheet)" />
        <path d="M0-134c44 36 58 120 26 214h-52c-32-94-18-178 26-214z" fill="var(--green)" />
        <path d="M0-134c16 13 28 33 35 57h-70c7-24 19-44 35-57z" fill="var(--sheet)" />
        <circle cx="0" cy="-34" r="19" fill="var(--mist)" />
        <circle cx="0" cy="-34" r="8" fill="var(--marker)" />
        <path d="M-26 58h52" />
      </g>
    </Canvas>
  );
}
