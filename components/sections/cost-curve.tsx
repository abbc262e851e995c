import { CostPlot } from '@/components/illustrations/cost-plot';
import { Rows } from '@/components/parts/rows';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { chosenTools } from '@/lib/calculator/chosen-tools';

const Root = styledRoot('section', 'cost-curve')`
  .layout {
    align-items: center;
  }
  h2 {
    max-width: 10.64em;
  }
  .rows {
    margin-block: var(--space-md);
  }
`;

/** Points that compare a price per person with ours, beside a plot of both. */
export function CostCurve({ section }: { section: SectionOf<'cost-curve'> }) {
  return (
    <Root id={section.anchor} className="section" data-panel="night">
      <div className="wrap layout">
        <div>
          <Inline as="h2" text={section.heading} />
          <Rows rows={section.points.map((point) => ({ ...point, icon: 'check' }))} />
          <ButtonLink action={section.action} variant="marker" />
        </div>
        <CostPlot tools={chosenTools(section.tools)} />
      </div>
    </Root>
  );
}
