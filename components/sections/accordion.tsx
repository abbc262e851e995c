import { Drawing } from '@/components/illustrations/drawing';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { accordionStyles } from './accordion.style';

const Root = styledRoot('section', 'accordion', accordionStyles);

/**
 * Services with exactly one open, at first the first, beside the drawing of the open one. Details that share a name close
 * each other. CSS keeps the open one open for the pointer, lib/before-hydration/keep-one-open.browser.ts for keys.
 */
export function Accordion({ section }: { section: SectionOf<'accordion'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap layout" data-image={section.layout === 'image-left' ? 'left' : 'right'}>
        <div className="head">
          <h2>
            <Inline text={section.heading} />
          </h2>
          {section.intro && (
            <p className="intro">
              <Inline text={section.intro} />
            </p>
          )}
        </div>
        <div className="images">
          {section.services.map((service) => (
            <figure key={service.title}>
              <Drawing name={service.image} />
            </figure>
          ))}
        </div>
        <div className="services" data-keep-one-open>
          {section.services.map((service, index) => (
            <details key={service.title} name={section.anchor ?? 'accordion'} open={index === 0}>
              <summary>
                <h3>
                  <Inline text={service.title} />
                </h3>
              </summary>
              <ul>
                {service.items.map((item) => (
                  <li key={item}>
                    <span>
                      <Inline text={item} />
                    </span>
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
