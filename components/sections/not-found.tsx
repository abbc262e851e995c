import { InlineDrawing } from '@/components/illustrations/drawing';
import { MeantPage } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { styledRoot } from '@/components/ui/styled-root';
import { errorTexts, notFoundTexts } from '@/content/texts/error';

const Root = styledRoot('section', 'not-found')`
  padding: calc(var(--header-height) + var(--space-xl)) 0 var(--section-space);

  .layout {
    --sides: 1.2fr 0.8fr;
    align-items: center;
  }
  .oops {
    font: 700 var(--text-4xl) / var(--leading-tight) var(--font-display);
    letter-spacing: -0.07em;
    margin-bottom: var(--space-sm);
  }
  h1 {
    font-size: var(--text-3xl);
  }
  .intro {
    margin-block: var(--space-sm) var(--space-lg);
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
          <p className="intro">{notFoundTexts.about}</p>
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
