import type { ReactNode } from 'react';
import { InlineDrawing } from '@/components/illustrations/drawing';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
import { SiteLink } from '@/components/ui/site-link';
import type { Action } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import { pageHeroTexts } from '@/content/texts/section';
import { findOffer } from '@/lib/money/offers';
import { NightRoot, PaperRoot, SplitRoot } from './page-hero.style';

type Hero = SectionOf<'page-hero'>;

const usualActions: Action[] = [
  { label: pageHeroTexts.scheduleCall, to: 'booking' },
  { label: pageHeroTexts.viewServices, to: '/services' },
];

/** The top of a page: breadcrumb, heading, two actions and three highlights. */
export function PageHero({ section, path }: { section: Hero; path: string }) {
  const { layout, drawing, highlights, anchor } = section;
  const art = (
    <div className="art">
      <InlineDrawing name={drawing} />
    </div>
  );
  switch (layout) {
    case 'night':
      return (
        <NightRoot id={anchor} data-hero="night">
          <div className="panel" data-panel="night">
            <div className="wrap">
              <Breadcrumb path={path} />
              <div className="layout">
                <Words section={section} />
                {art}
              </div>
            </div>
          </div>
          <div className="strip">
            <div className="wrap">
              <Highlights highlights={highlights} />
            </div>
          </div>
        </NightRoot>
      );
    case 'paper':
      return (
        <PaperRoot id={anchor}>
          <div className="wrap">
            <Breadcrumb path={path} />
            <div className="layout">
              <Words section={section} />
              {art}
            </div>
            <Highlights highlights={highlights} />
          </div>
        </PaperRoot>
      );
    case 'split':
      return (
        <SplitRoot id={anchor} data-hero="split">
          <div className="wrap layout">
            <div className="words">
              <Breadcrumb path={path} />
              <Words section={section} />
              <Highlights highlights={highlights} />
            </div>
            {art}
          </div>
        </SplitRoot>
      );
  }
}

function Words({ section: { heading, lead, layout, fromPlan, fromTo, actions = usualActions } }: { section: Hero }) {
  const from = fromPlan && findOffer(fromPlan);
  return (
    <div>
      <Inline as="h1" text={heading} />
      <Inline as="p" className="lead" text={lead} />
      <div className="actions">
        {actions.map((action, index) => (
          <ButtonLink
            key={action.label}
            action={action}
            variant={index > 0 ? 'outline' : layout === 'night' ? 'marker' : 'solid'}
          />
        ))}
      </div>
      {from && (
        <p className="from">
          <MaybeLink to={fromTo}>
            <Filled text={pageHeroTexts.from} values={{ price: <strong>{from.price}</strong> }} />
            {from.period && ` ${from.period}`}
          </MaybeLink>
        </p>
      )}
    </div>
  );
}

function MaybeLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to ? <SiteLink to={to}>{children}</SiteLink> : children;
}

function Highlights({ highlights }: Pick<Hero, 'highlights'>) {
  return (
    <ul className="highlights">
      {highlights.map((highlight) => (
        <li key={highlight.title}>
          <Inline as="strong" text={highlight.title} />
          <Inline as="p" text={highlight.description} />
        </li>
      ))}
    </ul>
  );
}
