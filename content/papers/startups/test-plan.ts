import type { Paper } from '../../schema/paper';
import { startupFigures } from './sample-figures';

const { printed, handwritten } = startupFigures.notes;
const both = { all: printed.all + handwritten.all, right: printed.right + handwritten.right };
const percent = ({ all, right }: { all: number; right: number }) => Math.round((right / all) * 100);

export const testPlan = {
  id: 'test-plan',
  look: 'graph',
  title: 'Test plan',
  shortTitle: 'Test plan',
  subtitle: 'Proof of concept: delivery notes read from a photo',
  blocks: [
    {
      kind: 'terms',
      terms: [
        {
          label: 'Assumption',
          text: '==Software reads a photo of a delivery note so well that no one has to type it again.==',
        },
        {
          label: 'Test',
          text: `${both.all} notes of three carriers, photographed at a loading dock, compared with what was typed by hand`,
        },
        { label: 'Pass mark', text: '90% of printed notes right without a correction' },
        { label: 'Limit', text: 'Eight working days, at a fixed price' },
      ],
    },
    {
      kind: 'bars',
      caption: 'Result: notes right',
      unit: '%',
      full: 100,
      bars: [
        { label: `Printed, ${printed.right} of ${printed.all}`, value: percent(printed) },
        { label: `Handwritten, ${handwritten.right} of ${handwritten.all}`, value: percent(handwritten), marked: true },
        { label: `All, ${both.right} of ${both.all}`, value: percent(both) },
      ],
    },
    { kind: 'stamp', text: 'Build it, for printed notes', small: 'sample result' },
    {
      kind: 'note',
      label: 'Next:',
      text: 'a first version that hands handwritten notes to a person. We try it on one {plan:vps-startup}, {price:vps-startup} a month without backups; for customers it moves to {plan:startup-launch}, {price:startup-launch} a month.',
    },
  ],
} as const satisfies Paper;
