import { planGroups } from '../../plans';
import type { Paper } from '../../schema/paper';
import { startupFigures } from './sample-figures';

const { capacity, growth } = startupFigures;
const [current] = planGroups.vps.plans;
/** 80 of '80GB SSD'. */
const sizeIn = (value: string) => Number.parseInt(value, 10);
const memory = sizeIn(current.values.Memory);
const disk = sizeIn(current.values.Storage);
const percent = (part: number, whole: number) => Math.round((part / whole) * 100);
const weeksLeft = Math.floor(((memory - capacity.memory) / growth.memory) * (52 / 12));
const monthsLeft = Math.floor((disk - capacity.disk) / growth.disk);

export const capacitySheet = {
  id: 'capacity-sheet',
  look: 'listing',
  title: 'Capacity sheet',
  shortTitle: 'Capacity',
  subtitle: '{plan:vps-startup}, web application and database',
  blocks: [
    {
      kind: 'bars',
      caption: 'In use, busiest hour of 30 days',
      unit: '%',
      full: 100,
      bars: [
        { label: `Processor, ${current.values.Processor}`, value: capacity.processorPercent },
        { label: `Memory, ${capacity.memory} of ${memory}GB`, value: percent(capacity.memory, memory), marked: true },
        { label: `Disk, ${capacity.disk} of ${disk}GB`, value: percent(capacity.disk, disk) },
      ],
    },
    {
      kind: 'table',
      caption: 'The sizes',
      columns: [{ label: 'Plan' }, { label: 'vCPU, RAM, SSD' }, { label: 'A month', numeric: true }],
      rows: planGroups.vps.plans.map(({ id, name, values }) => [
        name,
        `${sizeIn(values.Processor)}, ${sizeIn(values.Memory)}GB, ${sizeIn(values.Storage)}GB`,
        { from: 'plan', plan: id },
      ]),
    },
    { kind: 'stamp', text: 'Move up to {plan:vps-growth}', small: `sample advice, within ${weeksLeft} weeks` },
    {
      kind: 'note',
      label: 'Why:',
      text: `memory grows by ${growth.memory}GB a month and runs out first. The disk has room for ${monthsLeft} months.`,
    },
  ],
} as const satisfies Paper;
