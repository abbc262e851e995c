import { site } from '@/content/site';
import { findOffer } from '@/lib/money/offers';
import type { StartupValues } from '@/lib/requests/startup-request-fields';
import { multiLine, singleLine } from './clean-text';
import { paragraphs } from './request-lines';

/** The relay's parameters for a startup request. It has no to_email (section 7): the relay's template holds the address. */
export function composeStartupRequest(values: StartupValues, lines: readonly string[] = []) {
  const name = singleLine(values.name);
  const email = singleLine(values.email);
  const plan = findOffer(values.selectedPlan);
  const facts = [
    `Name: ${name}`,
    `Email: ${email}`,
    `Company: ${singleLine(values.company)}`,
    `Stage: ${singleLine(values.stage)}`,
    `Team size: ${singleLine(values.teamSize)}`,
    `Tech needs: ${values.techNeeds.map(singleLine).join(', ')}`,
    `Selected plan: ${plan?.name ?? singleLine(values.selectedPlan)}`,
    `Funding: ${singleLine(values.funding)}`,
    `Timeline: ${singleLine(values.timeline)}`,
    `Description: ${multiLine(values.description)}`,
  ];
  return {
    to_name: site.name,
    from_name: name,
    from_email: email,
    subject: 'Startup Services Request',
    message: paragraphs(facts.join('\n'), lines.join('\n')),
  };
}
