import { Inline } from '@/components/ui/inline';

type Props = { slide: { number: string; title: string; description: string }; color: string };

/** A slide of a carousel: a large number, and the text below it. Styled by slides.style.ts. */
export function SlidePanel({ slide, color }: Props) {
  return (
    <div className="panel" data-color={color}>
      <span className="number" aria-hidden="true">
        {slide.number}
      </span>
      <div>
        <h3>
          <Inline text={slide.title} />
        </h3>
        <p>
          <Inline text={slide.description} />
        </p>
      </div>
    </div>
  );
}
