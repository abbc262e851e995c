import { CostPlot } from '@/components/illustrations/cost-plot';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { chosenTools } from '@/lib/calculator/chosen-tools';

const Root = styledRoot('section', 'cost-curve')`
  background: var(--night);
  color: var(--night-text);
  padding-block: var(--section-space);

  .layout {
    display: grid;
    gap: 3rem 4rem;
    align-items: center;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 1fr 1fr;
    }
  }
  h2 {
    max-width: 10.64em;
  }
  ul {
    display: grid;
    gap: 1.1rem;
    margin: 1.8rem 0 2.2rem;
    max-width: 36rem;
  }
  li {
    display: grid;
    grid-template-columns: 1.6rem 1fr;
    gap: 0.8rem;
  }
  li svg {
    margin-top: 0.2rem;
  }
  h3 {
    font: 600 1.0625rem/1.5 var(--font-text);
    letter-spacing: 0;
  }
  li p {
    color: var(--ink-soft);
  }
`;

/** Points that compare a price per person with ours, beside a plot of both. */
export function CostCurve({ section }: { section: SectionOf<'cost-curve'> }) {
  return (
    <Root id={section.anchor} data-panel="night">
      <div className="wrap layout">
        <div>
          <Inline as="h2" text={section.heading} />
          <ul>
            {section.points.map((point) => (
              <li key={point.title}>
                <Icon name="check" />
                <div>
                  <Inline as="h3" text={point.title} />
                  <Inline as="p" text={point.description} />
                </div>
              </li>
            ))}
          </ul>
          <ButtonLink action={section.action} variant="marker" />
        </div>
        <CostPlot tools={chosenTools(section.tools)} />
      </div>
    </Root>
  );
}
