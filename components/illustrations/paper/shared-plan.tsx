import { Canvas } from '@/components/illustrations/canvas';

/** Partners: one plan on the table, drawn from both ends. */
export function SharedPlan() {
  return (
    <Canvas>
      <path d="M22 104l108-34 110 34 110-34 108 34v226l-108-34-110 34-110-34-108 34z" fill="var(--sheet)" />
      <path d="M130 70l110 34v226l-110-34zM350 70l108 34v226l-108-34z" fill="var(--mist)" stroke="none" />
      <path d="M130 70v226M240 104v226M350 70v226" stroke="var(--night-soft)" strokeWidth="1.5" />
      <path d="M22 104l108-34 110 34 110-34 108 34v226l-108-34-110 34-110-34-108 34z" />
      <path
        d="M48 142l56-18v40l-56 18zM48 214l56-18v30l-56 18zM158 118l54 16v36l-54-16zM268 136l54-16v44l-54 16zM376 130l54 16v32l-54-16zM376 196l54 16v40l-54-16zM268 262l54-16v32l-54 16z"
        stroke="var(--night-soft)"
        strokeWidth="3"
      />
      <path d="M76 174v28M104 144l54-8" stroke="var(--night-soft)" strokeWidth="3" />
      <path d="M62 282c40-40 60 10 92-30s24-40 54-42" stroke="var(--green)" strokeWidth="5" />
      <path d="M422 278c-20 0-50 10-70-16s-40-46-72-52" stroke="var(--red)" strokeWidth="5" />
      <circle cx="62" cy="282" r="9" fill="var(--green)" />
      <circle cx="422" cy="278" r="9" fill="var(--red)" />
      <circle cx="244" cy="206" r="30" fill="var(--marker)" />
      <path d="M230 206l10 11 20-24" strokeWidth="4.5" />
      <g transform="translate(212 232) rotate(128)">
        <path d="M0 0l28-13h128v26H28z" fill="var(--green)" />
        <path d="M156-13h12a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-12z" fill="var(--marker)" />
        <path d="M0 0l12-5.6v11.2z" fill="var(--ink)" />
        <path d="M28 0h128" />
      </g>
      <g transform="translate(282 184) rotate(-48)">
        <path d="M0 0l28-13h128v26H28z" fill="var(--sheet)" />
        <path d="M156-13h12a10 10 0 0 1 10 10v6a10 10 0 0 1-10 10h-12z" fill="var(--red)" />
        <path d="M0 0l12-5.6v11.2z" fill="var(--red)" />
        <path d="M28 0h128" />
      </g>
    </Canvas>
  );
}
