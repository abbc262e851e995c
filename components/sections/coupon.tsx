import { CoverLink } from '@/components/parts/rows';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { claims } from '@/content/site';
import { callTexts, couponTexts } from '@/content/texts/section';
import { contactLink } from '@/lib/routes/links';

type Section = SectionOf<'coupon'>;

const Root = styledRoot('section', 'coupon')`
  padding-block: var(--space-lg) var(--section-space);

  /* A section with its own background leaves no space below itself, so here the coupon is as far from it as from the
     next section. */
  :is([data-panel='night'], [data-tone]) + & {
    padding-top: var(--section-space);
  }
  .coupon-ticket {
    padding-bottom: var(--space-xs);
    background: var(--marker);
  }
  .coupon-offer {
    display: grid;
    gap: var(--space-sm) var(--space-xl);
    justify-items: start;
    padding: var(--space-md);
  }
  &:not([data-large]) h2 {
    font-size: var(--text-2xl);
  }
  &[data-large] b {
    display: block;
    font: 700 var(--text-4xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.06em;
  }
  &[data-large] p {
    font-size: var(--text-lg);
  }
  p {
    text-wrap: balance;
  }
  /* Torn off along a dashed line each. */
  .coupon-stubs li {
    position: relative;
    padding: var(--space-md);
    border-top: 2px dashed color-mix(in srgb, var(--ink) 50%, transparent);
  }
  .coupon-stubs h3 {
    display: flex;
    justify-content: space-between;
    gap: var(--space-sm);
  }
  .coupon-stubs p {
    max-width: 26rem;
    margin-top: var(--space-2xs);
  }

  @media screen and (min-width: 62rem) {
    .coupon-offer {
      grid-template-columns: calc(50% - var(--space-md)) 1fr auto;
      align-items: center;
      padding-inline: var(--space-xl);
    }
    &[data-large] .coupon-offer {
      padding-block: var(--space-xl);
    }
    .coupon-stubs {
      display: grid;
      grid-template-columns: repeat(3, 1fr);
    }
    .coupon-stubs li {
      padding-inline: var(--space-xl);
    }
    .coupon-stubs li + li {
      border-left: 2px dashed color-mix(in srgb, var(--ink) 50%, transparent);
    }
  }
`;

/** The closing coupon: one on a page. `isLarge` on the pages where a first project begins; a low ticket on the others. */
export function Coupon({ section: { anchor, isLarge, description, action, stubs } }: { section: Section }) {
  return (
    <Root id={anchor} data-large={isLarge}>
      <div className="wrap">
        <div className="coupon-ticket torn">
          <div className="coupon-offer">
            <h2>
              <Filled text={couponTexts.heading} values={{ percentage: <b>{claims.promotion}</b> }} />
            </h2>
            <Inline as="p" text={description} />
            {action && <ButtonLink action={action} variant="ink" hasArrow />}
          </div>
          {stubs && <Stubs {...stubs} />}
        </div>
      </div>
    </Root>
  );
}

/** Three next steps (specification, section 2): send an inquiry, free 1-hour call, start a project. */
function Stubs({ service, inquiry, call, project }: NonNullable<Section['stubs']>) {
  const ways = [
    { title: callTexts.inquiry, text: inquiry, to: contactLink(service) },
    { title: callTexts.call, text: call, to: 'booking' },
    {
      title: callTexts.project,
      text: project,
      to: `${contactLink(service)}&message=${encodeURIComponent(callTexts.projectMessage)}`,
    },
  ];
  return (
    <ol className="coupon-stubs">
      {ways.map(({ title, text, to }) => (
        <li key={title}>
          <h3>
            <CoverLink to={to}>{title}</CoverLink> <Icon name="arrow-right" size={1.4} />
          </h3>
          <Inline as="p" text={text} />
        </li>
      ))}
    </ol>
  );
}
