import { queryFault } from './link-query';

test.each([
  ['/contact', undefined],
  ['/contact?plan=vps-startup', undefined],
  ['/contact?plan=', "expected a plan of content/plans.ts behind '?plan=', received ''"],
  ['/contact?service=', "expected a service of content/options.ts behind '?service=', received ''"],
  ['/contact?plann=vps-startup', "expected 'service', 'plan', 'message' behind '?' of /contact, received 'plann'"],
])('%s: %s', (link, fault) => {
  expect(queryFault(link)).toBe(fault);
});
