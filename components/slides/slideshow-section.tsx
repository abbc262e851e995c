import { Slideshow } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { slideshowTexts } from '@/content/texts/section';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { inWords } from '@/lib/text/count-of';
import { fillIn } from '@/lib/text/fill-in';
import { plainText } from '@/lib/text/parse-inline';
import { Scene } from './scenes/scene';
import { Root } from './slideshow.style';

/** The home page's hero: five slides with one offer each, under one heading. */
export function SlideshowSection({ section }: { section: SectionOf<'slideshow'> }) {
  const { members, tools } = sampleBill;
  const ids = orderedTools(tools);
  const calculator = { label: slideshowTexts.calculator, to: CALCULATOR_PATH + choiceQuery({ members, tools: ids }) };
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <Slideshow
          label={slideshowTexts.name}
          heading={<Inline as="h1" text={section.heading} />}
          slides={section.slides.map((slide) => ({
            id: slide.id,
            name: plainText(slide.title),
            content: (
              <>
                <div className="slide-head">
                  <Inline as="p" className="subtitle" text={slide.subtitle} />
                  <Inline as="h2" text={slide.title} />
                </div>
                <div className="slide-words">
                  <Inline as="p" className="lead" text={slide.description} />
                  <div className="actions">
                    <ButtonLink action={{ label: slide.buttonText, to: slide.buttonLink }} hasArrow />
                    {slide.image === 'till' && <ButtonLink action={calculator} variant="outline" />}
                  </div>
                  <p className="fine">
                    <Inline text={`${slide.subtext} `} />
                    {slide.image === 'till' && <Inline as="span" className="achievement" text={slide.achievement} />}
                  </p>
                  {slide.image !== 'till' && <Inline as="p" className="tag" text={slide.achievement} />}
                </div>
                {slide.image !== 'till' && <Scene name={slide.image} />}
              </>
            ),
          }))}
          till={{
            people: members,
            tools: chosenTools(ids).map(
              ({ name, replacement, pricePerUserCents, resourceCostCents, supportFeeCents }) => ({
                name,
                replacement,
                pricePerUserCents,
                resourceCostCents,
                supportFeeCents,
              }),
            ),
            withUs: slideshowTexts.withUs,
            scope: fillIn(slideshowTexts.scope, { tools: inWords(tools.length) }),
            note: <Inline text={section.tillNote} />,
          }}
        />
      </div>
    </Root>
  );
}
