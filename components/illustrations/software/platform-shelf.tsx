import { Canvas } from '@/components/illustrations/canvas';

/** Fourteen open-source tools, boxed and on the shelf. */
export function PlatformShelf() {
  return (
    <Canvas>
      <path d="M28 22v366M452 22v366" stroke="currentColor" strokeWidth="6" />
      <path d="M40 60h52v112H40zM310 76h58v96h-58zM224 258h46v98h-46zM394 250h46v106h-46z" fill="var(--green)" />
      <path d="M98 82h58v90H98zM106 232h50v124h-50zM276 270h62v86h-62z" fill="var(--sheet)" />
      <path d="M162 42h42v130h-42zM344 240h44v116h-44z" fill="var(--night)" stroke="currentColor" />
      <path d="M210 72h46v100h-46zM40 262h60v94H40z" fill="var(--marker)" />
      <path d="M262 50h42v122h-42zM162 274h56v82h-56z" fill="var(--mist)" />
      <path d="M382 60l44-10 22 112-44 10z" fill="var(--green-deep)" stroke="currentColor" />
      <path d="M110 144h34M118 322h26M288 328h38" strokeWidth="7" />
      <path d="M110 158h20M118 338h18M288 342h22" stroke="var(--night-soft)" strokeWidth="5" />
      <path
        d="M50 128h32M320 140h38M234 320h26M404 318h26M172 140h22M354 318h24M408 142l18-4"
        stroke="var(--marker)"
        strokeWidth="7"
      />
      <path d="M220 146h26M52 328h36" strokeWidth="7" />
      <path d="M272 146h22M174 332h32" stroke="var(--green)" strokeWidth="7" />
      <path d="M52 92l14-16 14 16v14H52zM224 92h18v18h-18zM56 286h28v20H56z" />
      <path d="M127 100l14 8v14l-14 8-14-8v-14z" fill="var(--green)" />
      <path d="M183 66v40M172 78h22M172 94h22" stroke="var(--marker)" strokeWidth="3.5" />
      <path d="M272 74h22M272 86h22M272 98h14" stroke="var(--green)" strokeWidth="5" />
      <path d="M330 96l-8 10 8 10M348 96l8 10-8 10" stroke="var(--sheet)" strokeWidth="3.5" />
      <path d="M396 84l18 18M414 82l-16 22" stroke="var(--marker)" strokeWidth="4" />
      <path d="M131 258a14 14 0 1 1 0 28 14 14 0 0 1 0-28zM131 272l8-8" />
      <path d="M176 296c0-6 28-6 28 0v12c0 6-28 6-28 0zM176 296c0 6 28 6 28 0" fill="var(--sheet)" />
      <path d="M238 290v-12M247 290v-20M256 290v-8M405 286l9 10 15-18" stroke="var(--sheet)" strokeWidth="4.5" />
      <path d="M296 300l12-14 10 8 10-14" stroke="var(--red)" strokeWidth="4" />
      <path d="M356 268h20v20h-20zM366 288v12" stroke="var(--marker)" strokeWidth="3" />
      <rect x="16" y="172" width="448" height="18" rx="6" fill="var(--sheet)" />
      <rect x="16" y="356" width="448" height="18" rx="6" fill="var(--sheet)" />
      <path
        d="M56 181h20M118 181h20M272 181h20M60 365h20M186 365h20M356 365h20"
        stroke="var(--marker)"
        strokeWidth="9"
        strokeLinecap="butt"
      />
    </Canvas>
  );
}
