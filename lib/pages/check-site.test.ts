import { site } from '@/content/site';
import { checkContent } from './check-content';
import { siteContent } from './site-content';

test.each([
  'hello@dohtech,example.com',
  'hello@dohtech.example.',
  'hello..us@dohtech.example',
  'hello@dohtech',
  '“hello@dohtech.example”',
])('the mailbox %s is refused', (general) => {
  const emails = { ...site.emails, general };
  expect(checkContent({ ...siteContent, site: { ...site, emails } })).toEqual([
    `content/site.ts: emails.general: expected an email address alone, as in 'hello@example.com', received "${general}"`,
  ]);
});

test.each(['https:/x.example/dohtech', 'https://dohtech', 'https://x.example/doh tech', 'http://x.example/dohtech'])(
  'the profile %s is refused',
  (href) => {
    expect(checkContent({ ...siteContent, site: { ...site, social: [{ name: 'X', href }] } })).toEqual([
      `content/site.ts: social[0 X].href: expected an address such as https://x.example/dohtech, or null, received "${href}"`,
    ]);
  },
);
