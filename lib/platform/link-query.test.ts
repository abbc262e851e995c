import { findNamed, repairQuery } from './link-query';

test.each(['?service=Other&amp;plan=vps-growth', '?service=Other&amp;amp;plan=vps-growth'])(
  '%s has its second parameter',
  (query) => expect(repairQuery(query)).toBe('?service=Other&plan=vps-growth'),
);

test.each(['startup-launch.', 'startup-launch)', 'startup-launch\u200B', 'startup\u00ADlaunch,»', ' Startup-Launch '])(
  'the link with plan=%s means the plan startup-launch',
  (value) => expect(findNamed(['startup-build', 'startup-launch'], value)).toBe('startup-launch'),
);

test.each(['', '.', 'startup-lau', 'startup-launch-2'])('plan=%s means no plan', (value) =>
  expect(findNamed(['startup-build', 'startup-launch'], value)).toBeUndefined(),
);
