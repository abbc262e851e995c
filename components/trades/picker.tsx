import { RememberTrade } from '@/components/lazy.client';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { industries } from '@/content/industries';
import type { SectionOf } from '@/content/schema/section';
import { tradeTexts } from '@/content/texts/section';
import { pickerRoots } from './picker.style';
import { TradeIcon } from './trade-icon';

type Section = Extract<SectionOf<'industries'>, { layout: 'picker' }>;

/** The ground of a section that has its own. */
const grounds = { tiles: 'sheet', row: undefined, index: 'mist' } as const;

/** What the service means in the visitor's trade. Works without script, which remembers the choice for the next page. */
export function TradePicker({ section }: { section: Section }) {
  const { look } = section;
  return (
    <HeadedSection root={pickerRoots[look]} section={section} data-tone={grounds[look]}>
      <div className="trades">
        <fieldset>
          <legend className="visually-hidden">{tradeTexts.question}</legend>
          {industries.map(({ id, name }, index) => (
            <label key={id}>
              <input type="radio" name="trade" value={id} defaultChecked={index === 0} />
              {look === 'tiles' && <TradeIcon id={id} />}
              {name}
            </label>
          ))}
          <RememberTrade />
        </fieldset>
        <div className="slips">
          {industries.map(({ id, name }) => {
            const note = section.notes.find(({ industry }) => industry === id);
            return (
              note && (
                <article className="receipt slip" key={id}>
                  <h3>{name}</h3>
                  <dl>
                    <div>
                      <dt>{tradeTexts.problem}</dt>
                      <Inline as="dd" text={note.breaks} />
                    </div>
                    <div>
                      <dt>{tradeTexts.setup}</dt>
                      <Inline as="dd" text={note.ready} />
                    </div>
                  </dl>
                </article>
              )
            );
          })}
        </div>
      </div>
    </HeadedSection>
  );
}
