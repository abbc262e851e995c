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

test('a profile that was copied and not rewritten is refused', () => {
  const profile = { name: 'X', href: null };
  expect(checkContent({ ...siteContent, site: { ...site, social: [profile, profile] } })).toEqual([
    "content/site.ts: social: name: expected each only once, received 'X' again",
  ]);
});

const withClaim = (changed: object) => checkContent({ ...siteContent, claims: { ...siteContent.claims, ...changed } });

test.each(['up to 130%', '-30%', '199.99%', '0%', '0.0%', 'up to 1,030%', '100.01%', '30% to 130%', '30'])(
  'the claim %s is refused',
  (saving) => {
    expect(withClaim({ saving })).toEqual([
      `content/site.ts: claims: saving: expected one percentage above 0% and up to 100%, as in 'up to 30%', received "${saving}"`,
    ]);
  },
);

test.each(['99.99%', '100%', '0.5%', 'up to\u00a050%', 'As much as 30%', '30% and more'])(
  'the claim %s is fine',
  (uptime) => {
    expect(withClaim({ uptime })).toEqual([]);
  },
);

test.each(['0%', '00%', '100%', '-5%', 'up to 15%'])('the promotion %s is refused', (promotion) => {
  expect(withClaim({ promotion })).toEqual([
    `content/site.ts: claims: promotion: expected a whole percentage from 1% to 99%, such as '15%', received "${promotion}"`,
  ]);
});
