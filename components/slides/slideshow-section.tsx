import { Slideshow } from '@/components/lazy.client';
import { PaperTill } from '@/components/papers/paper-till';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
import { SiteLink } from '@/components/ui/site-link';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { claims } from '@/content/site';
import { slidePapers } from '@/content/slide-papers';
import { oneBillTexts } from '@/content/texts/one-bill';
import { slideshowTexts } from '@/content/texts/section';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { readInvoice } from '@/lib/calculator/read-invoice';
import { plainText } from '@/lib/text/parse-inline';
import { Root } from './slideshow.style';

export function SlideshowSection({ section }: { section: SectionOf<'slideshow'> }) {
  return (
    <Root id={section.anchor}>
      <div className="wrap">
        <Slideshow
          label={slideshowTexts.name}
          heading={<Inline as="h1" className="visually-hidden" text={section.heading} />}
          slides={section.slides.map((slide) => ({
            id: slide.id,
            name: plainText(slide.title),
            tab: slideshowTexts.tabs[slide.image],
            head: (
              <>
                <Inline as="p" className="subtitle" text={slide.subtitle} />
                <Inline as="h2" text={slide.title} />
              </>
            ),
            paper: slide.image === 'bill' ? undefined : <PaperTill paper={slidePapers[slide.image]} />,
            words: (
              <>
                <Inline as="p" className="lead" text={slide.description} />
                <ButtonLink action={{ label: slide.buttonText, to: slide.buttonLink }} />
                <p className="fine">
                  <Inline text={`${slide.subtext} `} />
                  <Inline as="strong" text={slide.achievement} />
                </p>
              </>
            ),
          }))}
          bill={{
            people: sampleBill.members,
            tools: chosenTools(sampleBill.tools).map(
              ({ name, replacement, pricePerUserCents, resourceCostCents, supportFeeCents }) => ({
                name,
                replacement,
                pricePerUserCents,
                resourceCostCents,
                supportFeeCents,
              }),
            ),
            note: <TillNote />,
          }}
        />
      </div>
    </Root>
  );
}

/** What a whole bill saves, because the till shows four tools alone. */
function TillNote() {
  const { rest } = readInvoice(sampleBill).shares;
  return (
    <Filled text={oneBillTexts.till} values={{ saving: <SiteLink to="/#one-bill">{claims.saving}</SiteLink>, rest }} />
  );
}
