import { Inline } from '@/components/ui/inline';
import { plainText } from '@/lib/text/parse-inline';

type PanelSlide = { id: string; number: string; title: string; description: string };

/** A slide of a carousel: a large number, and the text below it. Styled by slides.style.ts. */
export function slidePanel({ id, number, title, description }: PanelSlide, color: string) {
  const content = (
    <div className="panel" data-color={color}>
      <span className="number" aria-hidden="true">
        {number}
      </span>
      <div>
        <h3>
          <Inline text={title} />
        </h3>
        <p>
          <Inline text={description} />
        </p>
      </div>
    </div>
  );
  return { id, name: plainText(title), content };
}
