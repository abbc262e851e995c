import { CostFigure } from '@/components/calculator/cost-figure';
import { Drawing } from '@/components/illustrations/drawing';
import { Rows } from '@/components/parts/rows';
import { MonthTill } from '@/components/prices/month-till';
import { Actions } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import { chosenTools } from '@/lib/calculator/chosen-tools';

const Root = styledRoot('section', 'feature')`
  padding-block: var(--section-space);

  .layout {
    align-items: center;
  }
  .art {
    display: grid;
    place-items: center;
    padding: var(--space-lg);
    background: var(--mist);
    color: var(--ink);
    border-radius: var(--radius-card);
  }
  .art > * {
    width: min(32rem, 100%);
  }
  .intro {
    margin-top: var(--space-sm);
  }
  .rows {
    margin-block: var(--space-md);
  }
  @media screen and (min-width: 62rem) {
    [data-image-side='left'] > :last-child {
      order: -1;
    }
  }
`;

type Section = SectionOf<'feature'>;

/** Text with up to four points and buttons, beside a drawing, a curve of costs or the receipt of a month. */
export function Feature({ section }: { section: Section }) {
  const { anchor, ground, heading, intro, imageSide, items, actions } = section;
  return (
    <Root id={anchor} className="section" data-panel={ground}>
      <div className="wrap layout" data-image-side={imageSide}>
        <div>
          <Inline as="h2" text={heading} />
          {intro && <Inline as="p" className="intro" text={intro} />}
          {items.length > 0 && <Rows rows={items} />}
          {actions.length > 0 && <Actions actions={actions} isNight={ground !== undefined} />}
        </div>
        <Art {...section} />
      </div>
    </Root>
  );
}

function Art({ drawing, tools, server }: Section) {
  if (tools) return <CostFigure tools={chosenTools(tools)} />;
  if (server) return <MonthTill server={server} />;
  return (
    drawing && (
      <div className="art">
        <Drawing name={drawing} />
      </div>
    )
  );
}
