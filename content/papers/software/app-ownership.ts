import { planGroups } from '../../plans';
import type { Paper } from '../../schema/paper';
import { claims } from '../../site';
import { softwareFigures } from './sample-figures';

const { screens, buildCents, releaseCents, fixesCents, appleCents, googleCents } = softwareFigures.app;
const [, growth] = planGroups.vps.plans;

const MONTHS = 12;
const serverCents = growth.price * 100 * MONTHS;
const promotionCents = -Math.round((buildCents * Number.parseInt(claims.promotion, 10)) / 100);
/** In the first year fixes begin halfway, with the launch. */
const firstFixesCents = fixesCents / 2;
const upkeepCents = serverCents + appleCents + releaseCents + fixesCents;

const yearly = (cents: number) => [{ from: 'sample', cents } as const, { from: 'sample', cents } as const];

export const appOwnership = {
  id: 'app-ownership',
  look: 'report',
  title: 'Cost of owning an app',
  shortTitle: 'App costs',
  subtitle: `${screens} screens, iPhone and Android`,
  blocks: [
    {
      kind: 'table',
      columns: [{ label: 'Cost' }, { label: 'Year 1', numeric: true }, { label: 'Each year after', numeric: true }],
      rows: [
        ['Build and launch', { from: 'sample', cents: buildCents }, '–'],
        ['{claim:promotion} off your first project', { from: 'sample', cents: promotionCents }, '–'],
        ['Server, {plan:vps-growth}', ...yearly(serverCents)],
        [
          'Apple and Google accounts',
          { from: 'sample', cents: appleCents + googleCents },
          { from: 'sample', cents: appleCents },
        ],
        ['New iOS and Android versions', ...yearly(releaseCents)],
        ['Fixes and small changes', { from: 'sample', cents: firstFixesCents }, { from: 'sample', cents: fixesCents }],
      ],
      total: 'Total',
    },
    {
      kind: 'note',
      label: 'Upkeep:',
      text: `each later year costs about ${Math.round((upkeepCents / buildCents) * 100)}% of the list price of the build, before backups, which are quoted.`,
    },
  ],
} as const satisfies Paper;
