import type { enquiryServices } from '@/content/options';
import { estimateMessageTexts as texts } from '@/content/texts/calculator';
import { formatCents } from '@/lib/money/format-money';
import { CONTACT_PATH } from '@/lib/routes/paths';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/in-a-row';
import type { Estimate } from './estimate';
import { peopleText } from './members-scale';

const SERVICE: (typeof enquiryServices)[number] = 'Managed Services';

/** The text of an enquiry from the calculator, with its figures. `url` opens the same estimate again. */
export function estimateMessage(estimate: Estimate, url: string): string {
  if (estimate.status === 'empty') return texts.empty;
  const request = estimate.status === 'quote' ? texts.askForQuote : texts.askForEstimate;
  const lines = [
    fillIn(request, { people: peopleText(estimate.members) }),
    '',
    fillIn(texts.tools, { tools: joinWords(estimate.lines.map(({ tool }) => tool.name)) }),
    fillIn(texts.now, { amount: formatCents(estimate.current.monthlyCents) }),
  ];
  if (estimate.status === 'saving') {
    const { provider, savings, percentage } = estimate;
    lines.push(
      fillIn(texts.ours, { amount: formatCents(provider.monthlyCents) }),
      fillIn(texts.saving, {
        monthly: formatCents(savings.monthlyCents),
        yearly: formatCents(savings.yearlyCents),
        percentage,
      }),
    );
  }
  return [...lines, '', fillIn(texts.address, { address: url })].join('\n');
}

/** The path of the enquiry form with the figures in its message. */
export function estimateEnquiryPath(estimate: Estimate, url: string): string {
  const query = new URLSearchParams({ service: SERVICE, message: estimateMessage(estimate, url) });
  return `${CONTACT_PATH}?${query}`;
}
