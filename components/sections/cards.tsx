import { Icon } from '@/components/ui/icon';
import { Inline } from '@/components/ui/inline';
import { SectionHead } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionOf } from '@/content/schema/section';
import { BentoRoot, ColumnsRoot, LedgerRoot } from './cards.style';

const roots = { bento: BentoRoot, ledger: LedgerRoot, columns: ColumnsRoot };

/** Three to eight cards with icons. A card with a target is one link. */
export function Cards({ section }: { section: SectionOf<'cards'> }) {
  const Root = roots[section.layout];
  return (
    <Root id={section.anchor} data-tone={section.layout === 'columns' ? 'mist' : undefined}>
      <div className="wrap">
        <SectionHead heading={section.heading} intro={section.intro} />
        <ul>
          {section.cards.map((card) => {
            const title = <Inline text={card.title} />;
            return (
              <li key={card.title}>
                <Icon name={card.icon} size={1.8} />
                <h3>{card.to ? <SiteLink to={card.to}>{title}</SiteLink> : title}</h3>
                <p>
                  <Inline text={card.description} />
                </p>
                {card.to && (
                  <span className="go">
                    <Icon name="arrow-right" />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Root>
  );
}
