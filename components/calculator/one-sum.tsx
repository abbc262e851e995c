import type { CSSProperties } from 'react';
import { ShareSlider } from '@/components/lazy.client';
import { ButtonLink } from '@/components/ui/button-link';
import { Inline } from '@/components/ui/inline';
import { styledRoot } from '@/components/ui/styled-root';
import { sampleBill, shareLimits, toolShareOfRunning } from '@/content/sample-bill';
import { sampleInvoice } from '@/content/sample-invoice';
import type { SectionOf } from '@/content/schema/section';
import { choiceQuery, orderedTools } from '@/lib/calculator/choice';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { peopleText } from '@/lib/calculator/members-scale';
import { readInvoice } from '@/lib/calculator/read-invoice';
import { cutOf, shareOfBill } from '@/lib/calculator/share-of-bill';
import { formatCents } from '@/lib/money/format-money';
import { CALCULATOR_PATH } from '@/lib/routes/paths';
import { inWords } from '@/lib/text/count-of';
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
  const ofRunning = shareOfBill(toolShareOfRunning, cut);
  const toolCount = inWords(tools.length);
  const calculator = CALCULATOR_PATH + choiceQuery({ members, tools: orderedTools(tools) });
  return (
    <Root id={section.anchor} data-panel="night" style={proportions(share, cut)}>
      <div className="wrap">
        <div className="top">
          <Inline as="h2" text={section.heading} />
          <div>
            <p className="say">
              If per-person tools are <b data-figure="share">{share}%</b> of your bill,
              {' cutting them by '}
              <b className="cut">{result.percentage}%</b> takes <b data-figure="saved">{saved}%</b> off the whole bill.
            </p>
            <p className="arithmetic">
              This is arithmetic on a sample team of {members}: {formatCents(result.current.monthlyCents)}
              {` for ${toolCount} tools`} today, {formatCents(result.provider.monthlyCents)} on our price list, before
              the one-time cost of moving your data. Your share will differ: on the sample bill above
              {` it is ${readInvoice(sampleInvoice).perPersonPercent}%`}. Where tools are {ofRunning.share}% of what
              your software tools and servers cost to run, the same cut takes {ofRunning.saved}% off that cost. The
              figure we commit to is the one in your written estimate.
            </p>
          </div>
        </div>
        <div className="chart">
          <p className="label">
            <b>Your bill today</b> <span>100%</span>
          </p>
          <div className="bar">
            <div className="gone">
              <span>
                Per-person tools: <span>what you stop paying</span>
              </span>
            </div>
            <div className="ours" />
            <div className="rest">
              <span>Everything else on the bill, left as it is</span>
            </div>
          </div>
          <ShareSlider {...shareLimits} cut={cut} />
          <p className="label">
            <b>Your bill after</b> <span data-figure="left">{left}%</span>
          </p>
          <div className="bar after">
            <div className="ours" />
            <div className="rest">
              <span>Everything else</span>
            </div>
            <div className="free">
              <span>
                <strong>
                  <b data-figure="saved">{saved}%</b> off
                </strong>
                {' the whole bill'}
              </span>
            </div>
          </div>
        </div>
        <div className="foot">
          <ul>
            <li className="gone">
              {toolCount.charAt(0).toUpperCase() + toolCount.slice(1)} tools for {peopleText(members)}, paid per person
            </li>
            <li className="ours">The same {toolCount}, hosted and supported by us</li>
            <li className="rest">Servers, software work and contracts, unchanged</li>
          </ul>
          <ButtonLink action={{ label: section.action.label, to: calculator }} variant="marker" />
        </div>
      </div>
    </Root>
  );
}
