import { Inline } from '@/components/ui/inline';
import { Struck } from '@/components/ui/struck';
import { sampleBill } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import type { SlideFigure } from '@/content/schema/sections/arguments';
import { slideFigureCaption } from '@/content/texts/section';
import { toolAt } from '@/lib/calculator/chosen-tools';
import { currentMonthlyCents, providerMonthlyCents } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatCents } from '@/lib/money/format-money';
import { fillIn } from '@/lib/text/fill-in';
import { plainText } from '@/lib/text/parse-inline';

type PanelSlide = SectionOf<'carousel'>['slides'][number];

/** A slide of a carousel: its figure large, or else its number, and the text below. Styled by carousel-section.tsx. */
export function slidePanel({ id, number, title, description, bgColor, figure }: PanelSlide) {
  const content = (
    <div className="panel" data-color={bgColor}>
      <div>
        {figure ? (
          <Figure figure={figure} />
        ) : (
          <span className="word" aria-hidden="true">
            {number}
          </span>
        )}
      </div>
      <div>
        <Inline as="h3" text={title} />
        <Inline as="p" text={description} />
      </div>
    </div>
  );
  return { id, name: plainText(title), content };
}

function Figure({ figure }: { figure: SlideFigure }) {
  if ('word' in figure) {
    return (
      <>
        <Inline as="p" className="word" text={figure.word} />
        {figure.caption && <Inline as="p" className="caption" text={figure.caption} />}
      </>
    );
  }
  return (
    <>
      <dl className="receipt">
        {figure.lines.map((line) => (
          <Line key={'tool' in line ? line.tool : line.label} line={line} />
        ))}
      </dl>
      {figure.lines.some((line) => 'tool' in line) && (
        <p className="caption">{fillIn(slideFigureCaption, { people: peopleText(sampleBill.members) })}</p>
      )}
    </>
  );
}

type SlipLine = Extract<SlideFigure, { lines: unknown }>['lines'][number];

function Line({ line }: { line: SlipLine }) {
  if ('label' in line) {
    return (
      <div className="receipt-row">
        <Inline as="dt" text={line.label} />
        <Inline as="dd" text={line.value} />
      </div>
    );
  }
  const tool = toolAt(line.tool);
  const { members } = sampleBill;
  return (
    <div className="receipt-row">
      <dt>{tool.name}</dt>
      <dd>
        <Struck>{formatCents(currentMonthlyCents(members, tool))}</Struck>
        {` ${formatCents(providerMonthlyCents(members, tool))}`}
      </dd>
    </div>
  );
}
