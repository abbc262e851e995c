import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { claims } from '@/content/site';
import { couponTexts } from '@/content/texts/section';
import { OWN_GROUND } from './shared.style';

const Root = styledRoot('section', 'coupon')`
  padding-block: clamp(2rem, 3.5vw, 3.25rem) var(--section-space);

  /* A section with its own background leaves no space below itself, so here the coupon is as far from it as from the
     next section. */
  ${OWN_GROUND} + & {
    padding-top: var(--section-space);
  }

  /* The figure is on the stub, and the words of the heading go on beside it. */
  .ticket {
    --stub: clamp(12rem, 24vw, 17rem);
    --notch: 0.9rem;
    position: relative;
    background: var(--marker);
    border-radius: 1.3rem;
  }
  .offer {
    padding: clamp(min(1.8rem, 9vw), 4vw, 3.2rem);
  }
  b {
    display: block;
    margin-bottom: 0.1em;
    font: 700 5.6rem/0.95 var(--font-display);
    letter-spacing: -0.06em;
  }
  p {
    max-width: 34rem;
    margin: 1rem 0 1.8rem;
    font-size: 1.1rem;
  }
  @media (min-width: 44rem) {
    .ticket {
      --cut:
        radial-gradient(circle var(--notch) at var(--stub) 0, #0000 98%, #000) 0 0 / 100% 51% no-repeat,
        radial-gradient(circle var(--notch) at var(--stub) 100%, #0000 98%, #000) 0 100% / 100% 51% no-repeat;
      padding-left: var(--stub);
      -webkit-mask: var(--cut);
    }
    .offer {
      border-left: 2px dashed color-mix(in srgb, var(--ink) 50%, transparent);
    }
    b {
      position: absolute;
      inset: 50% auto auto 0;
      width: var(--stub);
      margin: 0;
      font-size: calc(var(--stub) * 0.34);
      text-align: center;
      translate: 0 -50%;
    }
  }
`;

/** The closing coupon: one on a page. */
export function Coupon({ section }: { section: SectionOf<'coupon'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <div className="ticket">
          <div className="offer">
            <h2>
              <Filled text={couponTexts.heading} values={{ percentage: <b>{claims.promotion}</b> }} />
            </h2>
            <Inline as="p" text={section.description} />
            <ButtonLink action={section.action} variant="ink" hasArrow />
          </div>
        </div>
      </div>
    </Root>
  );
}
