import { SampleLabel, sampleLabelStyle } from '@/components/ui/sample-label';
import { HeadedSection } from '@/components/ui/section-head';
import { styledRoot } from '@/components/ui/styled-root';
import type { SectionOf } from '@/content/schema/section';
import type { Testimonial } from '@/content/schema/testimonial';
import { testimonials } from '@/content/testimonials';
import { testimonialTexts } from '@/content/texts/section';
import { largestCopy } from '@/lib/blog/post-image';
import { loadPostImages } from '@/lib/blog/post-images-file';
import { fillIn } from '@/lib/text/fill-in';

const MAX_RATING = 5;

const Root = styledRoot('section', 'testimonials')`
  ${sampleLabelStyle}

  .quotes {
    display: grid;
    gap: var(--space-sm);
  }
  figure {
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: var(--space-sm);
    padding: var(--space-md);
    background: var(--sheet);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }
  /* Samples prove nothing, so they are small print. */
  figure[data-sample] {
    gap: var(--space-2xs);
    padding: var(--space-sm) 0 0;
    background: none;
    border-width: 1.5px 0 0;
    border-style: dashed;
    border-radius: 0;
    color: var(--ink-soft);
    font-size: var(--text-sm);
    figcaption {
      padding: 0;
      border: 0;
    }
    strong {
      display: inline;
      font-weight: 600;
    }
  }
  &[data-samples] {
    padding-top: 0;
    h2 {
      font-size: var(--text-xl);
    }
    .section-head {
      margin-bottom: var(--space-sm);
    }
  }
  figure[data-lead] {
    background: var(--mist);
    border-color: transparent;
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
    margin: 0;
  }
  [data-lead] blockquote {
    font: 700 var(--text-2xl) / var(--leading-snug) var(--font-display);
    letter-spacing: -0.015em;
  }
  figcaption {
    padding-top: var(--space-sm);
    border-top: 1.5px dashed var(--dash);
  }
  figcaption img {
    float: left;
    margin-right: var(--space-sm);
    border-radius: 50%;
  }
  figcaption strong {
    display: block;
  }
  figcaption span {
    color: var(--ink-soft);
  }

  /* A large quote has a row of its own. */
  @media screen and (min-width: 62rem) {
    .quotes {
      grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
    }
    [data-lead] {
      grid-column: 1 / -1;
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
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.content} {...testimonial} isLead={index === 0 && !testimonial.isSample} />
        ))}
      </div>
    </HeadedSection>
  );
}

export function Quote({
  name,
  position,
  content,
  rating,
  portrait,
  isSample,
  isLead,
}: Testimonial & { isLead?: boolean }) {
  const photo = portrait && loadPostImages()[portrait];
  return (
    <figure data-lead={isLead || undefined} data-sample={isSample || undefined}>
      <div>
        {isSample ? (
          <SampleLabel />
        ) : (
          <div className="rating">
            <Stars rating={rating} />
            <span aria-hidden="true">
              {rating} / {MAX_RATING}
            </span>
          </div>
        )}
      </div>
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
