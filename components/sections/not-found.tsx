import { InlineDrawing } from '@/components/illustrations/drawing';
import { MeantPage } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { styledRoot } from '@/components/ui/styled-root';
import { errorTexts, notFoundTexts } from '@/content/texts/error';

const Root = styledRoot('section', 'not-found')`
  padding: calc(var(--header-height) + 2rem) 0 var(--section-space);

  .layout {
    display: grid;
    gap: 1rem 4rem;
    align-items: center;
    @media screen and (min-width: 60rem) {
      grid-template-columns: 1.2fr 0.8fr;
    }
  }
  .oops {
    font: 700 clamp(5rem, 3rem + 14vw, 13rem) / 0.85 var(--font-display);
    letter-spacing: -0.07em;
    /* Aligns the round letter with the text below. */
    margin: 0 0 1.5rem -0.045em;
  }
  h1 {
    font-size: var(--text-3xl);
  }
  .words p:not(.oops) {
    margin: 1rem 0 2rem;
    font-size: var(--text-lg);
    color: var(--ink-soft);
    max-width: 30rem;
  }
  .art {
    filter: var(--shadow);
  }
  .art svg {
    width: min(22rem, 80%);
    margin-inline: auto;
  }
`;

/** The page of an unknown path. */
export function NotFound() {
  return (
    <Root>
      <div className="wrap layout">
        <div className="words">
          <p className="oops">{notFoundTexts.oops}</p>
          <h1>{notFoundTexts.heading}</h1>
          <p>{notFoundTexts.about}</p>
          <div className="actions">
            <ButtonLink action={{ label: errorTexts.home, to: '/' }} />
            <MeantPage />
          </div>
        </div>
        <div className="art">
          <InlineDrawing name="torn-receipt" />
        </div>
      </div>
    </Root>
  );
}
