import { Drawing } from '@/components/illustrations/drawing';
import { PortfolioFilter } from '@/components/lazy.client';
import { chipsStyle } from '@/components/parts/chips.style';
import { Stamp } from '@/components/parts/stamp';
import { Icon } from '@/components/ui/icon';
import { Photo } from '@/components/ui/photo';
import { HeadedSection } from '@/components/ui/section-head';
import { SiteLink } from '@/components/ui/site-link';
import { styledRoot } from '@/components/ui/styled-root';
import { allCategories, portfolio } from '@/content/portfolio';
import { drawingSchema } from '@/content/schema/drawing';
import { type PortfolioItem, portfolioCategorySchema } from '@/content/schema/portfolio-item';
import type { SectionOf } from '@/content/schema/section';
import { sampleTexts } from '@/content/texts/section';
import { loadPostImages } from '@/lib/blog/post-images-file';
import { findRoute } from '@/lib/routes/find-route';

const Root = styledRoot('section', 'portfolio')`
  ${chipsStyle}
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2xs);
    margin-bottom: var(--space-lg);
  }
  .notice {
    margin-bottom: var(--space-sm);
  }
  .entries {
    display: grid;
    gap: var(--space-sm);
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
    position: relative;
    display: grid;
    place-items: center;
    min-height: 15rem;
    padding: var(--space-lg);
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
  .art > .stamp-sample {
    position: absolute;
    top: var(--space-sm);
    right: var(--space-sm);
    width: auto;
  }
  .words {
    display: grid;
    align-content: center;
    justify-items: start;
    padding: var(--space-lg);
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2xs) var(--space-sm);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  h3 {
    font-size: var(--text-2xl);
  }
  .words > p {
    max-width: 34rem;
    margin: var(--space-sm) 0 var(--space-md);
    color: var(--ink-soft);
  }
  .more {
    font-weight: 600;
    color: var(--link);
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
      <div className="art">
        <Art image={image} /> {isSample && <Stamp label={sampleTexts.work} />}
      </div>
      <div className="words">
        <p className="facts">
          <a className="touch-line" href={`?category=${encodeURIComponent(category)}`} data-category={category}>
            {category}
          </a>{' '}
          <span>{client}</span>
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
    <>
      {drawing && <Drawing name={drawing} />}
      {photo && <Photo image={photo} sizes="(min-width: 62rem) 38rem, 100vw" />}
    </>
  );
}
