import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { claims } from '@/content/site';
import { couponTexts } from '@/content/texts/section';
import { fillIn } from '@/lib/text/fill-in';
import { OWN_GROUND } from './shared.style';

const Root = styledRoot('section', 'coupon')`
  padding-block: clamp(2rem, 3.5vw, 3.25rem) var(--section-space);

  /* A section with its own background leaves no space below itself, so here the coupon is as far from it as from the
     next section. */
  ${OWN_GROUND} + & {
    padding-top: var(--section-space);
  }

  .ticket {
    --stub: clamp(14rem, 27vw, 20rem);
    --notch: 0.9rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    background: var(--marker);
    border-radius: 1.3rem;
    @media (min-width: 44rem) {
      grid-template-columns: 1fr var(--stub);
      --cut:
        radial-gradient(circle var(--notch) at calc(100% - var(--stub)) 0, #0000 98%, #000) 0 0 / 100% 51% no-repeat,
        radial-gradient(circle var(--notch) at calc(100% - var(--stub)) 100%, #0000 98%, #000) 0 100% / 100% 51% no-repeat;
      -webkit-mask: var(--cut);
    }
  }
  .offer {
    padding: clamp(min(1.8rem, 9vw), 4vw, 3.2rem);
  }
  p {
    max-width: 34rem;
    margin: 1rem 0 1.8rem;
    font-size: 1.1rem;
  }
  .stub {
    display: grid;
    place-content: center;
    text-align: center;
    padding: 1.8rem;
    border: 2px dashed color-mix(in srgb, var(--ink) 50%, transparent);
    border-width: 2px 0 0;
    @media (min-width: 44rem) {
      border-width: 0 0 0 2px;
    }
  }
  .percent {
    font: 700 5.6rem/0.9 var(--font-display);
    letter-spacing: -0.06em;
  }
  .small {
    font: 500 var(--size-figure) var(--font-mono);
    margin-top: 0.5rem;
  }
`;

/** The closing coupon: one on a page. */
export function Coupon({ section }: { section: SectionOf<'coupon'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <div className="ticket">
          <div className="offer">
            <h2>{fillIn(couponTexts.heading, { percentage: claims.promotion })}</h2>
            <Inline as="p" text={section.description} />
            <ButtonLink action={section.action} variant="ink" hasArrow />
          </div>
          <div className="stub" aria-hidden="true">
            <span className="percent">{claims.promotion}</span>
            <span className="small">{couponTexts.stub}</span>
          </div>
        </div>
      </div>
    </Root>
  );
}
