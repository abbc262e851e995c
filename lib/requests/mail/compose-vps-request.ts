import { site } from '@/content/site';
import { findOffer } from '@/lib/money/offers';
import type { VpsValues } from '@/lib/requests/vps-request-fields';
import { singleLine } from './clean-text';
import { paragraphs } from './request-lines';

/** The relay's parameters for a VPS request: those of an enquiry, plus vps_plan and environment (section 7). */
export function composeVpsRequest(values: VpsValues, lines: readonly string[] = []) {
  const name = singleLine(values.name);
  const email = singleLine(values.email);
  const environment = singleLine(values.environment);
  const plan = findOffer(values.plan);
  const planName = plan?.name ?? singleLine(values.plan);
  const facts = [
    `Name: ${name}`,
    `Email: ${email}`,
    `VPS plan: ${planName}`,
    ...(plan ? [`Specs: ${plan.features.join(', ')}`] : []),
    `Environment: ${environment}`,
  ];
  return {
    to_name: site.name,
    from_name: name,
    from_email: email,
    subject: `VPS Request - ${planName}`,
    message: paragraphs(facts.join('\n'), lines.join('\n')),
    to_email: site.emails.general,
    vps_plan: planName,
    environment,
  };
}
