import { Drawing } from '@/components/illustrations/drawing';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { DrawingName } from '@/content/schema/drawing';
import type { SectionOf } from '@/content/schema/section';
import { MAX_ACCORDION_SERVICES } from '@/content/schema/sections/offers';

/** Selects the drawing of the open service. The first shows while none is open, which happens by keyboard without script. */
const shownImage = Array.from({ length: MAX_ACCORDION_SERVICES }, (_, index) => {
  const place = index + 1;
  return `&:has(details:nth-of-type(${place})[open]) [data-of~='${place}']`;
}).join(', ');

const Root = styledRoot('section', 'accordion')`
  --sides: 1fr;

  .intro {
    margin-top: var(--space-xs);
  }
  /* A click cannot close the open one. For keys: lib/before-hydration/boot.browser.ts. */
  [open] > summary {
    pointer-events: none;
  }
  details ul {
    display: grid;
    gap: var(--space-3xs);
    max-width: 34rem;
    padding-bottom: var(--space-sm);
    color: var(--ink-soft);
  }
  details li {
    position: relative;
    padding-left: var(--space-md);
  }
  /* A picture for each item would weigh 300 bytes a page. */
  details li::before {
    content: '';
    position: absolute;
    inset: var(--space-xs) auto auto 0;
    width: 0.9rem;
    border-top: 2px solid var(--accent);
  }
  /* Tracks of a fixed size: of a row as tall as the drawing, its max-height would be no limit. */
  .images {
    display: grid;
    grid: 100% / 100%;
    height: 12rem;
    padding: var(--space-md);
    background: var(--mist);
    border-radius: var(--radius-card);
    @media (min-width: 40rem) {
      height: 24rem;
    }
  }
  figure {
    grid-area: 1 / 1;
    display: grid;
    grid: inherit;
    place-items: center;
    visibility: hidden;
  }
  figure > * {
    width: min(34rem, 100%);
    max-height: 100%;
  }
  &:not(:has([open])) figure:first-of-type,
  ${shownImage} {
    visibility: visible;
  }

  /* All services are open: no drawing stands for them. */
  @media print {
    .images {
      display: none;
    }
  }
  @media screen and (min-width: 64rem) {
    .layout {
      grid-template: auto 1fr / 1fr 1fr;
    }
    .images {
      grid-area: 1 / 2 / 3;
      /* Specification, section 2. */
      height: 600px;
      padding: var(--space-xl);
    }
    [data-image='left'] .images {
      grid-column: 1;
    }
  }
`;

/**
 * Services, beside the drawing of the open one. One is always open, initially the first: `<details>` with the same name
 * close each other, and neither a click (CSS) nor a key (lib/before-hydration/boot.browser.ts) closes the open one.
 */
export function Accordion({ section }: { section: SectionOf<'accordion'> }) {
  return (
    <Root id={section.anchor} className="section">
      <div className="wrap layout" data-image={section.layout === 'image-left' ? 'left' : 'right'}>
        <div>
          <Inline as="h2" text={section.heading} />
          {section.intro && <Inline as="p" className="intro" text={section.intro} />}
        </div>
        <div className="images">
          {imagesOf(section.services).map(({ image, places }) => (
            <figure key={image} aria-hidden="true" data-of={places.join(' ')}>
              <Drawing name={image} />
            </figure>
          ))}
        </div>
        <div className="services disclosures" data-keep-one-open>
          {section.services.map((service, index) => (
            <details key={service.title} name={section.anchor ?? 'accordion'} open={index === 0}>
              <summary>
                <Inline as="h3" text={service.title} />
              </summary>
              <ul>
                {service.items.map((item) => (
                  <li key={item}>
                    <Inline as="span" text={item} />
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
      </div>
    </Root>
  );
}

type Services = SectionOf<'accordion'>['services'];

/** Each drawing with the places, from 1, of the services that it stands for: its own, and those after it without one. */
function imagesOf(services: Services): { image: DrawingName; places: number[] }[] {
  const images: { image: DrawingName; places: number[] }[] = [];
  const waiting: number[] = [];
  for (const [index, { image }] of services.entries()) {
    if (image) images.push({ image, places: [...waiting.splice(0), index + 1] });
    else (images.at(-1)?.places ?? waiting).push(index + 1);
  }
  return images;
}
