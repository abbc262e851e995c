import { Canvas } from '@/components/illustrations/canvas';

/** Enterprise software: a request that passes every desk it must, up to the signature. */
export function ApprovalFlow() {
  return (
    <Canvas>
      <path d="M170 104h224a30 30 0 0 1 30 30v134a30 30 0 0 1-30 30h-70" stroke="currentColor" strokeDasharray="3 8" />
      <path d="M338 284l-15 14 15 14" stroke="currentColor" />
      <g transform="rotate(-5 96 130)">
        <rect x="28" y="40" width="136" height="180" rx="12" fill="var(--sheet)" />
        <path d="M52 72h58" strokeWidth="8" />
        <path d="M52 98h88M52 120h74M52 142h88M52 164h40" stroke="var(--night-soft)" strokeWidth="7" />
        <rect x="52" y="184" width="52" height="20" rx="6" fill="var(--marker)" strokeWidth="1.5" />
      </g>
      <circle cx="240" cy="104" r="38" fill="var(--mist)" />
      <circle cx="346" cy="104" r="38" fill="var(--mist)" />
      <circle cx="424" cy="204" r="38" fill="var(--mist)" />
      <path
        d="M217 132a23 22 0 0 1 46 0 37 37 0 0 1-46 0zM323 132a23 22 0 0 1 46 0 37 37 0 0 1-46 0z"
        fill="var(--green)"
      />
      <path d="M401 232a23 22 0 0 1 46 0 37 37 0 0 1-46 0z" fill="var(--green-deep)" />
      <path
        d="M253 94a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM359 94a13 13 0 1 1-26 0 13 13 0 0 1 26 0zM437 194a13 13 0 1 1-26 0 13 13 0 0 1 26 0z"
        fill="var(--sheet)"
      />
      <path
        d="M283 74a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM389 74a14 14 0 1 1-28 0 14 14 0 0 1 28 0zM467 174a14 14 0 1 1-28 0 14 14 0 0 1 28 0z"
        fill="var(--green)"
      />
      <path d="M263 74l5 5 8-10M369 74l5 5 8-10M447 174l5 5 8-10" stroke="var(--sheet)" strokeWidth="3" />
      <rect x="84" y="236" width="232" height="146" rx="14" fill="var(--sheet)" />
      <path d="M112 268h84" strokeWidth="8" />
      <path d="M112 294h132M268 294h22" stroke="var(--night-soft)" strokeWidth="7" />
      <path d="M112 350h120" stroke="var(--dash)" strokeWidth="2" />
      <path
        d="M116 342c12-34 28-44 30-28s-18 36-4 28 16-28 26-24-6 26 8 22 12-12 20-12-2 12 8 10 12-8 26-6"
        stroke="var(--red)"
        strokeWidth="3.5"
      />
      <circle cx="296" cy="344" r="34" fill="var(--marker)" />
      <path d="M281 345l10 11 20-24" strokeWidth="4.5" />
    </Canvas>
  );
}
