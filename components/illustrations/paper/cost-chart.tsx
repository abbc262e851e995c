import { Canvas } from '@/components/illustrations/canvas';

/** Insights: the same cost, month by month, with the top of each bar cut off. */
export function CostChart() {
  return (
    <Canvas>
      <rect x="18" y="40" width="400" height="330" rx="14" fill="var(--sheet)" />
      <path d="M40 52l62-30 12 24-62 30z" fill="var(--marker)" />
      <path d="M46 84h110" strokeWidth="9" />
      <path d="M46 104h70" stroke="var(--night-soft)" strokeWidth="7" />
      <path
        d="M80 262v-28h38v28zM144 262v-60h38v60zM208 262v-98h38v98zM272 262v-132h38v132zM336 262V92h38v170z"
        fill="var(--red-tint)"
        stroke="var(--red)"
        strokeWidth="2"
        strokeDasharray="5 6"
      />
      <path
        d="M80 332v-58h38v58zM144 332v-58h38v58zM208 332v-58h38v58zM272 332v-58h38v58zM336 332v-58h38v58z"
        fill="var(--green)"
      />
      <path d="M56 334h342" />
      <path d="M30 268h330" strokeDasharray="7 8" />
      <path d="M88 350h22M152 350h22M216 350h22M280 350h22M344 350h22" stroke="var(--night-soft)" strokeWidth="6" />
      <g transform="translate(384 268)">
        <path d="M-28-18L50 26M-28 18L50-26" strokeWidth="13" />
        <path d="M-28-18L50 26M-28 18L50-26" stroke="var(--green)" strokeWidth="8" />
      </g>
      <circle cx="442" cy="226" r="18" fill="var(--sheet)" stroke="var(--red)" strokeWidth="9" />
      <circle cx="442" cy="310" r="18" fill="var(--sheet)" stroke="var(--red)" strokeWidth="9" />
      <circle cx="406" cy="268" r="5" fill="var(--marker)" />
    </Canvas>
  );
}
