import { Canvas } from '@/components/illustrations/canvas';

/** Backups: a disk, two copies of it, and an arrow back in time. */
export function BackupDisks() {
  return (
    <Canvas>
      <rect x="258" y="20" width="196" height="256" rx="18" fill="var(--green-deep)" stroke="currentColor" />
      <rect x="212" y="64" width="208" height="262" rx="18" fill="var(--marker)" />
      <circle cx="432" cy="42" r="5" fill="var(--marker)" stroke="none" />
      <rect x="166" y="110" width="220" height="276" rx="18" fill="var(--sheet)" />
      <path d="M186 130h.1M366 130h.1M186 366h.1M366 366h.1" stroke="var(--night-soft)" strokeWidth="9" />
      <circle cx="276" cy="218" r="84" fill="var(--mist)" />
      <circle cx="276" cy="218" r="62" stroke="var(--night-soft)" strokeWidth="1.5" />
      <circle cx="276" cy="218" r="42" stroke="var(--night-soft)" strokeWidth="1.5" />
      <circle cx="276" cy="218" r="24" fill="var(--sheet)" />
      <circle cx="276" cy="218" r="6" fill="var(--ink)" />
      <path d="M352 340l-10-46-44-58" strokeWidth="9" />
      <path d="M298 236l-10-13" stroke="var(--red)" strokeWidth="5" />
      <circle cx="350" cy="336" r="20" fill="var(--green)" />
      <path d="M204 330h86v38h-86z" fill="var(--night)" />
      <path d="M218 343h40" stroke="var(--marker)" strokeWidth="6" />
      <path d="M218 356h24" stroke="var(--night-line-strong)" strokeWidth="5" />
      <circle cx="98" cy="138" r="60" fill="var(--sheet)" />
      <path d="M98 98v40l-28 18" strokeWidth="5" />
      <path d="M98 88v.1M148 138h.1M98 188v.1M48 138h.1" stroke="var(--night-soft)" strokeWidth="6" />
      <path d="M146 62A90 90 0 0 0 12 112M4 92l7 22 22-7" stroke="currentColor" strokeWidth="4" />
      <circle cx="98" cy="138" r="6" fill="var(--marker)" />
    </Canvas>
  );
}
