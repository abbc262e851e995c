import { Stamp } from '@/components/parts/stamp';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import type { Testimonial } from '@/content/schema/testimonial';
import { testimonials } from '@/content/testimonials';
import { sampleTexts, testimonialTexts } from '@/content/texts/section';
import { largestCopy } from '@/lib/blog/post-image';
import { loadPostImages } from '@/lib/blog/post-images-file';
import { fillIn } from '@/lib/text/fill-in';

const MAX_RATING = 5;

const Root = styledRoot('section', 'testimonials')`
  .quotes {
    display: grid;
    gap: var(--space-lg);
  }
  figure {
    padding-top: var(--space-sm);
    border-top: 1.5px dashed var(--dash);
  }
  .rating {
    display: flex;
    align-items: center;
    gap: var(--space-xs);
    font: 500 var(--text-xs) / var(--leading-snug) var(--font-mono);
  }
  .stars {
    width: 6.4rem;
    height: 1.2rem;
  }
  blockquote {
    margin: var(--space-2xs) 0;
    font: 700 var(--text-lg) / var(--leading-snug) var(--font-display);
  }
  figcaption img {
    float: left;
    margin-right: var(--space-sm);
    border-radius: 50%;
  }
  figcaption span {
    color: var(--ink-soft);
  }
  /* Samples prove nothing, so they are small print. */
  &[data-samples] {
    padding-top: 0;
    h2 {
      font-size: var(--text-xl);
    }
    .section-head {
      align-items: start;
      margin-bottom: var(--space-md);
    }
  }
  [data-sample],
  [data-sample] blockquote {
    color: var(--ink-soft);
    font: 400 var(--text-sm) / var(--leading-text) var(--font-text);
  }

  @media screen and (min-width: 62rem) {
    .quotes {
      grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
    }
  }
  /* As a grid the quotes would leave their heading alone on its sheet. */
  @media print {
    .quotes {
      display: block;
    }
    figure {
      margin-bottom: var(--space-sm);
    }
  }
`;

/** Quotes of clients, from content/testimonials.ts. Samples are labeled small print, and show no stars: nobody has rated anything. */
export function Testimonials({ section }: { section: SectionOf<'testimonials'> }) {
  return (
    <HeadedSection
      root={Root}
      section={section}
      data-samples={testimonials.every(({ isSample }) => isSample) || undefined}
    >
      <div className="quotes">
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.content} {...testimonial} />
        ))}
      </div>
    </HeadedSection>
  );
}

export function Quote({ name, position, content, rating, portrait, isSample }: Testimonial) {
  const photo = portrait && loadPostImages()[portrait];
  return (
    <figure data-sample={isSample || undefined}>
      {isSample ? (
        <Stamp label={sampleTexts.work} />
      ) : (
        <div className="rating">
          <Stars rating={rating} />
          <span aria-hidden="true">
            {rating} / {MAX_RATING}
          </span>
        </div>
      )}
      <blockquote>
        <p>{content}</p>
      </blockquote>
      <figcaption>
        {photo && <img src={largestCopy(photo)} width="48" height="48" alt="" loading="lazy" decoding="async" />}
        <strong>{name}</strong> <span>{position}</span>
      </figcaption>
    </figure>
  );
}

function Stars({ rating }: Pick<Testimonial, 'rating'>) {
  return (
    <svg
      className="stars"
      viewBox="0 0 128 24"
      role="img"
      aria-label={fillIn(testimonialTexts.rating, { rating, most: MAX_RATING })}
    >
      {Array.from({ length: MAX_RATING }, (_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: stars differ by position alone
          key={index}
          transform={`translate(${index * 26} 0)`}
          d="m12 2 3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 18l-6.5 3.8 1.7-7.3-5.7-4.9 7.5-.7z"
          fill={index < rating ? 'var(--accent)' : 'none'}
          stroke="var(--accent)"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
