import { css } from 'styled-components';
import { styledRoot } from '@/components/ui/styled-root';
import type { Tool } from '@/content/schema/tool';
import { type CostPoint, costAt, costCurve, savingRanges } from '@/lib/calculator/cost-curve';
import { formatDollars } from '@/lib/money/format-money';

const LARGEST_TEAM = 299;
const GRID_MEMBERS = [10, 100, 200];
const SPOKEN_MEMBERS = 200;
const FRAME = { left: 12, right: 508, top: 24, bottom: 290 };

const Figure = styledRoot(
  'figure',
  'cost-plot',
  css`
  background: var(--night-raised);
  border: 1px solid var(--night-line);
  border-radius: var(--radius-card);
  padding: clamp(1rem, 3vw, 1.6rem);

  .title {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.3rem 1rem;
    font: 500 var(--size-figure) / 1.4 var(--font-mono);
    color: var(--night-soft);
    margin-bottom: 1rem;
  }
  svg {
    width: 100%;
    font: 500 15px var(--font-mono);
  }
  @media (max-width: 36rem) {
    svg {
      font-size: 20px;
    }
  }
  .range {
    margin-top: 1rem;
    padding-top: 0.9rem;
    border-top: 1.5px dashed var(--night-line-strong);
    font-size: var(--size-small);
    color: var(--night-soft);
  }
`,
);

/** Cost against team size for a set of tools: the line by the head, our steps, and the wedge between them. */
export function CostPlot({ tools }: { tools: readonly Tool[] }) {
  const curve = costCurve(tools, LARGEST_TEAM);
  const highest = Math.max(...curve.map((point) => point.currentCents));
  const x = (members: number) => scale(members, 10, LARGEST_TEAM, FRAME.left, FRAME.right);
  const y = (cents: number) => scale(cents, 0, highest, FRAME.bottom, FRAME.top);
  const current = path(curve.map((point) => [x(point.members), y(point.currentCents)]));
  const provider = path(steps(curve).map((point) => [x(point.members), y(point.providerCents)]));
  const wedge = `${current}L${provider.slice(1).split('L').reverse().join('L')}Z`;
  const spoken = costAt(SPOKEN_MEMBERS, tools);
  const lastRange = savingRanges(tools).at(-1);

  return (
    <Figure>
      <p className="title">
        <span>Monthly cost by team size</span>
        <span>{tools.length} tools</span>
      </p>
      <svg
        viewBox="0 0 520 330"
        role="img"
        aria-label={`At ${SPOKEN_MEMBERS} people these ${tools.length} tools cost ${dollars(spoken.currentCents)} a month by the head, and ${dollars(spoken.providerCents)} with DohTech.`}
      >
        <g stroke="var(--night-line)">
          <path d="M12 24H508M12 112H508M12 201H508" />
        </g>
        <path d="M12 290H508" stroke="var(--night-line-strong)" />
        <path d={wedge} fill="var(--marker)" opacity="0.09" />
        <path d={current} fill="none" stroke="var(--night-red)" strokeWidth="3.5" />
        <path d={provider} fill="none" stroke="var(--marker)" strokeWidth="3.5" />
        <g fill="var(--night-soft)">
          {GRID_MEMBERS.map((members) => (
            <text key={members} x={x(members)} y="316" textAnchor={members === 10 ? 'start' : 'middle'}>
              {members}
            </text>
          ))}
          <text x={FRAME.right} y="316" textAnchor="end">
            {LARGEST_TEAM} people
          </text>
        </g>
        <text x={x(150)} y={y(costAt(178, tools).currentCents)} textAnchor="end" fill="var(--night-red)">
          by the head
        </text>
        <text x={x(225)} y={y(costAt(112, tools).currentCents)} textAnchor="middle" fill="var(--night-text)">
          you keep this
        </text>
        <text x={x(195)} y={FRAME.bottom - 54} textAnchor="end" fill="var(--marker)">
          with DohTech
        </text>
      </svg>
      {lastRange && (
        <figcaption className="range">
          List prices times people, against our hosting and support. These {tools.length} tools cost less with us up to{' '}
          {lastRange.to} people; above that we quote.
        </figcaption>
      )}
    </Figure>
  );
}

/** Our cost holds until the next doubling: each step keeps its level up to the size at which it jumps. */
function steps(curve: CostPoint[]): CostPoint[] {
  return curve.flatMap((point, index) => {
    const previous = curve[index - 1];
    if (!previous || previous.providerCents === point.providerCents)
      return index === 0 || index === curve.length - 1 ? [point] : [];
    return [{ ...point, providerCents: previous.providerCents }, point];
  });
}

function path(points: [number, number][]): string {
  return `M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')}`;
}

function scale(value: number, min: number, max: number, from: number, to: number): number {
  return from + ((value - min) / (max - min)) * (to - from);
}

function dollars(cents: number): string {
  return formatDollars(Math.round(cents / 100));
}
