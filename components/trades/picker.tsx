import { RememberTrade } from '@/components/lazy.client';
import { Inline } from '@/components/ui/inline';
import { HeadedSection } from '@/components/ui/section-head';
import { industries } from '@/content/industries';
import type { SectionOf } from '@/content/schema/section';
import { tradeTexts } from '@/content/texts/section';
import { PickerRoot } from './picker.style';
import { TradeIcon } from './trade-icon';

type Section = Extract<SectionOf<'industries'>, { layout: 'picker' }>;

/** What the service means in the visitor's trade, first in that of the first note. Works without script, which remembers the choice for the next page. */
export function TradePicker({ section }: { section: Section }) {
  return (
    <HeadedSection root={PickerRoot} section={section} data-tone="sheet">
      <fieldset>
        <legend className="visually-hidden">{tradeTexts.question}</legend>
        {industries.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="trade" value={id} defaultChecked={id === section.notes[0]?.industry} />
            <TradeIcon id={id} />
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
    </HeadedSection>
  );
}
