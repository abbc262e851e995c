import { queryFault } from './link-query';

test.each([
  ['/contact', undefined],
  ['/contact?plan=vps-startup', undefined],
  ['/contact?plan=', "expected a plan of content/plans.ts behind '?plan=', received ''"],
  ['/contact?service=', "expected a service of content/options.ts behind '?service=', received ''"],
  ['/contact?plann=vps-startup', "expected 'service', 'plan', 'message' behind '?' of /contact, received 'plann'"],
  ['/savings-calculator?people=40&tools=wiki,team-chat', undefined],
  ['/savings-calculator?tools=none', undefined],
  ['/savings-calculator?tools=all', undefined],
  [
    '/savings-calculator?tools=wiki,all',
    "expected tools of content/tools.ts, 'all' or 'none' behind '?tools=', received 'wiki,all'",
  ],
])('%s: %s', (link, fault) => {
  expect(queryFault(link)).toBe(fault);
});
