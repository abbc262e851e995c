import { planGroups } from '../../plans';
import type { Paper } from '../../schema/paper';
import type { Amount } from '../../schema/paper-blocks';
import { softwareFigures } from './sample-figures';

const { screens, buildCents, releaseCents, fixesCents, appleCents, googleCents } = softwareFigures.app;
const [, growth] = planGroups.vps.plans;

const MONTHS = 12;
const serverCents = growth.price * 100 * MONTHS;
/** In the first year fixes begin halfway, with the launch. */
const firstFixesCents = fixesCents / 2;
const upkeepCents = serverCents + appleCents + releaseCents + fixesCents;

const sample = (cents: number): Amount => ({ from: 'sample', cents });

export const appOwnership = {
  id: 'app-ownership',
  title: 'Cost of owning an app',
  shortTitle: 'App costs',
  subtitle: `${screens} screens, iPhone and Android`,
  blocks: [
    {
      kind: 'pair',
      was: { title: 'Year 1', subtitle: 'build and launch', total: 'Total in year 1' },
      now: { title: 'Each year after', subtitle: 'upkeep', total: 'Total, each year' },
      lines: [
        { text: 'Build and launch', was: sample(buildCents), note: 'paid once' },
        {
          text: '{claim:promotion} off your first project',
          was: { from: 'promotion', cents: buildCents },
          note: 'taken off once',
        },
        { text: 'Server, {plan:vps-growth}', was: sample(serverCents) },
        {
          text: 'Apple and Google accounts',
          was: sample(appleCents + googleCents),
          note: 'Apple alone',
          now: sample(appleCents),
        },
        { text: 'New iOS and Android versions', was: sample(releaseCents) },
        {
          text: 'Fixes and small changes',
          was: sample(firstFixesCents),
          note: 'all twelve months',
          now: sample(fixesCents),
        },
      ],
    },
    {
      kind: 'note',
      label: 'Upkeep:',
      text: `each later year costs about ${Math.round((upkeepCents / buildCents) * 100)}% of the list price of the build, before backups, which have their own price.`,
    },
  ],
} as const satisfies Paper;
