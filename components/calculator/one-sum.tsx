import type { CSSProperties } from 'react';
import { ShareSlider } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Filled } from '@/components/ui/filled';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleBill, shareLimits } from '@/content/sample-bill';
import type { SectionOf } from '@/content/schema/section';
import { oneSumTexts } from '@/content/texts/one-sum';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { cutOf, shareOfBill } from '@/lib/calculator/share-of-bill';
import { formatCents } from '@/lib/money/format-money';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { inWords } from '@/lib/text/count-of';
import { fillIn } from '@/lib/text/fill-in';
import { oneSumStyle } from './one-sum.style';

const Root = styledRoot('section', 'one-sum')`${oneSumStyle}`;

/** The share of the bill and the fraction by which it falls, for the lengths of the bars. */
const proportions = (share: number, cut: number): CSSProperties & Record<'--share' | '--cut', number> => ({
  '--share': share,
  '--cut': Number(cut.toFixed(4)),
});

/** What the saving on per-person tools is of a whole bill, in one sentence and two bars, at a share the visitor sets. */
export function OneSum({ section }: { section: SectionOf<'one-sum'> }) {
  const { members, tools } = sampleBill;
  const result = estimate(members, chosenTools(tools));
  if (result.status !== 'saving') return null;
  const cut = cutOf(result);
  const { share, saved, left } = shareOfBill(shareLimits.initial, cut);
  const toolCount = inWords(tools.length);
  const calculator = CALCULATOR_PATH + choiceQuery({ members, tools: orderedTools(tools) });
  return (
    <Root id={section.anchor} data-panel="night" style={proportions(share, cut)}>
      <div className="wrap">
        <div className="top">
          <Inline as="h2" text={section.heading} />
          <div>
            <p className="say">
              <Filled
                text={oneSumTexts.say}
                values={{
                  share: <b data-figure="share">{share}%</b>,
                  cut: <b className="cut">{result.percentage}%</b>,
                  saved: <b data-figure="saved">{saved}%</b>,
                }}
              />
            </p>
            <p className="arithmetic">
              {fillIn(oneSumTexts.arithmetic, {
                cut: `${result.percentage}%`,
                people: peopleText(members),
                now: formatCents(result.current.monthlyCents),
                tools: toolCount,
                ours: formatCents(result.provider.monthlyCents),
                saved: `${saved}%`,
                share: `${share}%`,
              })}
            </p>
          </div>
        </div>
        <div className="chart">
          <p className="label">
            <b>{oneSumTexts.before}</b> <span>100%</span>
          </p>
          <div className="bar">
            <div className="gone">
              <span>
                <Filled text={oneSumTexts.gone} values={{ meaning: <span>{oneSumTexts.goneMeaning}</span> }} />
              </span>
            </div>
            <div className="ours" />
            <div className="rest">
              <span>{oneSumTexts.rest}</span>
            </div>
          </div>
          <ShareSlider {...shareLimits} cut={cut} />
          <p className="label">
            <b>{oneSumTexts.after}</b> <span data-figure="left">{left}%</span>
          </p>
          <div className="bar after">
            <div className="ours" />
            <div className="rest">
              <span>{oneSumTexts.restAfter}</span>
            </div>
            <div className="free">
              <span>
                <strong>
                  <Filled text={oneSumTexts.freed} values={{ percentage: <b data-figure="saved">{saved}%</b> }} />
                </strong>
                {` ${oneSumTexts.freedOf}`}
              </span>
            </div>
          </div>
        </div>
        <div className="foot">
          <ul>
            <li className="gone">
              {fillIn(oneSumTexts.legendGone, {
                tools: toolCount.charAt(0).toUpperCase() + toolCount.slice(1),
                people: peopleText(members),
              })}
            </li>
            <li className="ours">{fillIn(oneSumTexts.legendOurs, { tools: toolCount })}</li>
            <li className="rest">{oneSumTexts.legendRest}</li>
          </ul>
          <ButtonLink action={{ label: section.action.label, to: calculator }} variant="marker" />
        </div>
      </div>
    </Root>
  );
}
