import { Drawing } from '@/components/illustrations/drawing';
import { PortfolioFilter } from '@/components/lazy.client';
import { Icon } from '@/components/ui/icon';
import { Photo } from '@/components/ui/photo';
import { SampleLabel, sampleLabelStyle } from '@/components/ui/sample-label';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import { allCategories, portfolio } from '@/content/portfolio';
import { drawingSchema } from '@/content/schema/drawing';
import { type PortfolioItem, portfolioCategorySchema } from '@/content/schema/portfolio-item';
import type { SectionOf } from '@/content/schema/section';
import { loadPostImages } from '@/lib/blog/post-images-file';
import { findRoute } from '@/lib/routes/find-route';

const Root = styledRoot('section', 'portfolio')`
  ${sampleLabelStyle}

  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin-bottom: 2rem;
  }
  .tabs a,
  .chip {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.4rem 1.1rem;
    border: 1.5px solid var(--line-strong);
    border-radius: 2rem;
    font-weight: 600;
    text-decoration: none;
  }
  .tabs a:hover,
  .chip:hover {
    border-color: var(--ink);
    background: var(--sheet);
  }
  .tabs a[aria-current] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--sheet);
  }
  .notice {
    margin-bottom: 1.2rem;
  }
  .entries {
    display: grid;
    gap: 1.1rem;
  }
  article {
    display: grid;
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    overflow: hidden;
  }
  article[hidden] {
    display: none;
  }
  .art {
    display: grid;
    place-items: center;
    min-height: 15rem;
    padding: clamp(1.5rem, 4vw, 3rem);
    background: var(--mist);
  }
  .art > * {
    width: min(30rem, 100%);
    max-height: 20rem;
  }
  .art > picture,
  .art > picture img {
    width: 100%;
    height: 100%;
    max-height: none;
    object-fit: cover;
  }
  .art:has(> picture) {
    padding: 0;
  }
  .words {
    display: grid;
    align-content: center;
    justify-items: start;
    padding: clamp(1.5rem, 4vw, 3.25rem);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.9rem;
    font: 500 var(--text-xs) / 1.3 var(--font-mono);
  }
  .chip {
    font: inherit;
  }
  h3 {
    font-size: var(--text-2xl);
  }
  .words > p {
    max-width: 34rem;
    margin: 0.9rem 0 1.3rem;
    color: var(--ink-soft);
  }
  .more {
    font-weight: 600;
    color: var(--link);
  }

  /* On a phone chip and client share a line; the 'Example' label is on the drawing. */
  @media (max-width: 39.999rem) {
    article {
      position: relative;
    }
    .sample-label {
      position: absolute;
      inset: 1rem 1rem auto auto;
      background: var(--sheet);
    }
  }
  @media screen and (min-width: 62rem) {
    article {
      grid-template-columns: 1fr 1fr;
    }
    article:nth-of-type(even) .art {
      order: 1;
    }
  }
`;

/** The categories that have work: a tab without any would show nothing. */
const categories = portfolioCategorySchema.options.filter((name) =>
  portfolio.some(({ category }) => category === name),
);

/** The work in content/portfolio.ts, filtered by category. Samples are labeled. */
export function Portfolio({ section }: { section: SectionOf<'portfolio'> }) {
  return (
    <HeadedSection root={Root} section={section}>
      <PortfolioFilter
        all={allCategories}
        categories={categories}
        entries={portfolio.map((item) => ({
          id: item.title,
          category: item.category,
          content: <Entry {...item} />,
        }))}
      />
    </HeadedSection>
  );
}

export function Entry({ title, description, client, image, link, category, isSample }: PortfolioItem) {
  return (
    <>
      <Art image={image} />
      <div className="words">
        <p className="facts">
          <a className="chip" href={`?category=${encodeURIComponent(category)}`} data-category={category}>
            {category}
          </a>{' '}
          <span>{client}</span> {isSample && <SampleLabel />}
        </p>
        <h3>{title}</h3>
        <p>{description}</p>
        <SiteLink className="touch-line more" to={link}>
          {findRoute(link)?.name ?? new URL(link).hostname}
          <Icon name="arrow-right" size={1.1} />
        </SiteLink>
      </div>
    </>
  );
}

/** A drawing, or the photograph of a real project, which `npm run posts` has cut. */
function Art({ image }: Pick<PortfolioItem, 'image'>) {
  const photo = loadPostImages()[image];
  const { data: drawing } = drawingSchema.safeParse(image);
  return (
    <div className="art">
      {drawing && <Drawing name={drawing} />}
      {photo && <Photo image={photo} sizes="(min-width: 62rem) 38rem, 100vw" />}
    </div>
  );
}
