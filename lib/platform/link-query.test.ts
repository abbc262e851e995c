import { decodedText, findAllNamed, findNamed, linkValue, listEntries, repairQuery } from './link-query';

test.each(['?service=Other&amp;plan=vps-growth', '?service=Other&amp;amp;plan=vps-growth'])(
  '%s has its second parameter',
  (query) => expect(repairQuery(query)).toBe('?service=Other&plan=vps-growth'),
);

test.each(['startup-launch.', 'startup-launch)', 'startup-launch\u200B', ' Startup-Launch '])(
  'the link with plan=%s means the plan startup-launch',
  (value) => expect(findNamed(['startup-build', 'startup-launch'], value)).toBe('startup-launch'),
);

test.each(['IT Support', 'IT%20Support', 'IT%2520Support', 'it+support)'])(
  'the link with service=%s means IT Support',
  (value) => expect(findNamed(['Other', 'IT Support'], value)).toBe('IT Support'),
);

test.each([
  ['Hello%2C%20I%20need%0Atwo%20servers', 'Hello, I need\ntwo servers'],
  ['We write %20 in our addresses', 'We write %20 in our addresses'],
  ['100%', '100%'],
])('the text %s of a link is read once more only if all of it is escaped', (text, read) =>
  expect(decodedText(text)).toBe(read),
);

test.each(['', '.', 'startup-lau', 'startup-launch-2'])('plan=%s means no plan', (value) =>
  expect(findNamed(['startup-build', 'startup-launch'], value)).toBeUndefined(),
);

test.each(['a-b,c', 'a-b%2Cc', 'a-b%252Cc,', 'a-b, c', 'a-b;c', ' a-b , , c ', 'a\n-b,c'])(
  'the list %s has two entries',
  (list) => expect(listEntries(list)).toEqual(['a-b', 'c']),
);

test('the names of a list are found once each, and what is no name is counted', () =>
  expect(findAllNamed(['wiki', 'team-chat'], ['Team-Chat', 'wiki.', 'wiki', 'ويكي', 'vendor-x'])).toEqual({
    found: ['team-chat', 'wiki'],
    unknown: 2,
  }));

test.each(['40.', '40)', ' “40”', '%34%30', '%2534%2530', '40\u200b'])('the value %s of a link is 40', (text) =>
  expect(linkValue(text)).toBe('40'),
);

test.each(['40.5', '-5', '４０'])('the value %s of a link stays', (text) => expect(linkValue(text)).toBe(text));
