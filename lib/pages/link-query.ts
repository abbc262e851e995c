import { enquiryServices } from '@/content/options';
import { findPlan } from '@/lib/money/find-price';

const services: readonly string[] = enquiryServices;

/** What the pages read behind the `?`; the last three belong to the portfolio and the calculator. */
const ASKED = ['service', 'plan', 'category', 'people', 'tools'];

/** What a link asks a form to choose beforehand and the form does not know: it would open with nothing chosen. */
export function queryFault(link: string): string | undefined {
  if (/\s/.test(link)) return `expected an address without spaces (%20 stands for one), received '${link}'`;
  // Read as the browser reads it, which takes one '?' away and not two.
  const query = new URLSearchParams(/\?[^#]*/.exec(link)?.[0]);
  const unknown = [...query.keys()].find((name) => !ASKED.includes(name));
  if (unknown !== undefined) return `expected 'service' or 'plan' behind '?', received '${unknown}'`;
  const service = query.get('service');
  const plan = query.get('plan');
  if (service !== null && !services.includes(service))
    return `expected a service of content/options.ts behind '?service=', received '${service}'`;
  if (plan !== null && !findPlan(plan))
    return `expected a plan of content/plans.ts behind '?plan=', received '${plan}'`;
  return undefined;
}
