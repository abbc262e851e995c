import { softwareFigures } from './papers/software/sample-figures';
import type { SlidePaperName } from './schema/sections/heads';
import type { TillPaper } from './schema/till-paper';

const { cents, tests } = softwareFigures.change;

/** The papers of the home page's slides, by the name that a slide's `image` gives. The first slide has the sample bill. */
export const slidePapers = {
  invoice: {
    title: 'Invoice',
    isSample: true,
    lines: [
      { text: 'PDF invoices, built', price: { from: 'sample', cents } },
      { text: `${tests} of ${tests} tests pass`, price: 'included' },
      { text: 'The code', price: 'yours' },
      { text: '{claim:promotion} off, first project', price: { from: 'promotion', cents } },
    ],
    total: { text: 'To pay, once', price: { from: 'sum' } },
  },
  servers: {
    title: 'Managed VPS',
    unit: 'a month',
    lines: [
      { text: '{plan:vps-growth}, {size:vps-growth}', price: { from: 'plan', plan: 'vps-growth' } },
      { text: '{plan:vps-scale}, {size:vps-scale}', price: { from: 'plan', plan: 'vps-scale' } },
      { text: 'Free SSL, patching', price: 'with each' },
      { text: 'You hire one more', price: 'same price' },
    ],
    total: { text: 'Smallest: {plan:vps-startup}', price: { from: 'plan', plan: 'vps-startup' } },
  },
  websites: {
    title: 'Websites',
    unit: 'a project',
    lines: [
      { text: '{plan:website-business}, {size:website-business}', price: { from: 'plan', plan: 'website-business' } },
      {
        text: '{plan:website-business-pro}, {size:website-business-pro}',
        price: { from: 'plan', plan: 'website-business-pro' },
      },
      { text: 'Your team edits it', price: 'included' },
      { text: 'First project', price: '{claim:promotion} off' },
    ],
    total: { text: 'Smallest: {plan:website-starter}', price: { from: 'plan', plan: 'website-starter' } },
  },
  night: {
    title: 'One night on duty',
    isSample: true,
    ground: 'night',
    lines: [
      { text: { time: '02:10' }, price: 'disk 90% full' },
      { text: { time: '02:10' }, price: 'wakes our engineer' },
      { text: 'Your team', price: 'asleep' },
      { text: { time: 'opening' }, price: 'you read the record' },
    ],
    total: { text: 'Monitored', price: '{claim:monitoring}' },
  },
} as const satisfies Readonly<Record<SlidePaperName, TillPaper>>;
