import { Till } from '@/components/parts/till';
import { Filled } from '@/components/ui/filled';
import { SiteLink } from '@/components/ui/site-link';
import { sampleBill } from '@/content/sample-bill';
import { oneBillTexts } from '@/content/texts/one-bill';
import { monthTexts } from '@/content/texts/section';
import { emptyBill, withLines } from '@/lib/bill/bill';
import { priceBill } from '@/lib/bill/price-bill';
import { chosenTools } from '@/lib/calculator/chosen-tools';
import { estimate } from '@/lib/calculator/estimate';
import { toolCount } from '@/lib/calculator/estimate-words';
import { peopleText } from '@/lib/calculator/members-scale';
import { formatRoundCents } from '@/lib/money/format-money';
import { findOffer } from '@/lib/money/offers';
import { supportSampleCents } from '@/lib/pages/support-sample';
import { fillIn } from '@/lib/text/fill-in';

/** A month of the sample team with us: tools of the sample bill and a server, priced as on the visitor's bill, and the sample of support. */
export function MonthTill({ server: serverId }: { server: string }) {
  const { members } = sampleBill;
  const tools = chosenTools(sampleBill.tools);
  const moved = estimate(members, tools);
  const { sums } = priceBill(withLines(emptyBill, [...sampleBill.tools, serverId], members));
  const server = findOffer(serverId);
  if (!server || moved.status !== 'saving') throw new Error('expected tools that save, and a server');
  const supportCents = supportSampleCents();
  const lines = [
    {
      label: fillIn(monthTexts.tools, { tools: toolCount(tools.length) }),
      price: formatRoundCents(moved.provider.monthlyCents),
    },
    {
      label: fillIn(monthTexts.server, { plan: server.name }),
      // The month without the tools.
      price: formatRoundCents(sums.month - moved.provider.monthlyCents),
    },
    { label: monthTexts.support, price: formatRoundCents(supportCents) },
  ];
  return (
    <Till
      title={monthTexts.heading}
      aside={<span>{peopleText(members)}</span>}
      lines={lines}
      total={{ label: monthTexts.together, price: formatRoundCents(sums.month + supportCents) }}
      note={
        <Filled
          text={monthTexts.once}
          values={{ estimate: <SiteLink to="/about#estimate">{oneBillTexts.estimate}</SiteLink> }}
        />
      }
    />
  );
}
