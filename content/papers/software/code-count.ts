import type { Paper } from '../../schema/paper';
import { softwareFigures } from './sample-figures';

const { rules, screens, accounts, iPhone, android, browser } = softwareFigures.code;
const shared = rules + screens + accounts;
const all = shared + iPhone + android + browser;
const percent = (lines: number) => `${Math.round((lines / all) * 100)}%`;

export const codeCount = {
  id: 'code-count',
  look: 'graph',
  title: 'Code count',
  shortTitle: 'Code count',
  subtitle: `Booking app, release 1.4, ${all.toLocaleString('en-US')} lines without tests`,
  blocks: [
    {
      kind: 'bars',
      caption: 'Written once, used on every screen',
      unit: 'lines',
      full: rules,
      bars: [
        { label: 'Prices, rules and data', value: rules },
        { label: 'Screens', value: screens },
        { label: 'Sign-in and accounts', value: accounts },
      ],
    },
    {
      kind: 'bars',
      caption: 'Written for one of them',
      unit: 'lines',
      full: rules,
      bars: [
        { label: 'iPhone: camera, push, payment', value: iPhone, marked: true },
        { label: 'Android: camera, push, payment', value: android, marked: true },
        { label: 'Browser: printing, URLs', value: browser, marked: true },
      ],
    },
    { kind: 'stamp', text: `${percent(shared)} shared`, small: 'sample count' },
    {
      kind: 'note',
      label: 'For the next release:',
      text: 'the new price rule is one change. The receipt scanner is three.',
    },
  ],
} as const satisfies Paper;
