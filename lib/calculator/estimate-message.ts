import type { enquiryServices } from '@/content/options';
import { formatCents } from '@/lib/money/format-money';
import { CONTACT_PATH } from '@/lib/routes/paths';
import type { Estimate } from './estimate';
import { joinWords } from './estimate-words';
import { peopleText } from './members-scale';

const SERVICE: (typeof enquiryServices)[number] = 'Managed Services';

/** The text of an enquiry from the calculator, with its figures. `address` opens the same estimate again. */
export function estimateMessage(estimate: Estimate, address: string): string {
  if (estimate.status === 'empty') return 'I would like to know what our tools would cost with you.';
  const request = estimate.status === 'quote' ? 'Please quote for' : 'Please send me a written estimate for';
  const lines = [
    `${request} ${peopleText(estimate.members)}.`,
    '',
    `Tools: ${joinWords(estimate.lines.map(({ tool }) => tool.name))}`,
    `We pay now: ${formatCents(estimate.current.monthlyCents)} a month`,
  ];
  if (estimate.status === 'saving') {
    const { provider, savings, percentage } = estimate;
    lines.push(
      `With DohTech: ${formatCents(provider.monthlyCents)} a month`,
      `We would save: ${formatCents(savings.monthlyCents)} a month, ${formatCents(savings.yearlyCents)} a year (${percentage}%)`,
    );
  }
  return [...lines, '', `The calculation: ${address}`].join('\n');
}

/** The path of the enquiry form with the figures in its message. */
export function estimateEnquiryPath(estimate: Estimate, address: string): string {
  const query = new URLSearchParams({ service: SERVICE, message: estimateMessage(estimate, address) });
  return `${CONTACT_PATH}?${query}`;
}
