import { readdirSync } from 'node:fs';
import { pages } from '@/content/pages/index';
import { site } from '@/content/site';
import { checkContent } from './check-content';
import { siteContent } from './site-content';

const head = { kind: 'prose', heading: 'Words', intro: 'More words.', parts: [{ id: 'part', heading: 'A part' }] };
const home = {
  path: '/',
  sections: [head, { kind: 'coupon', description: 'Say what you need.', action: { label: 'Start', to: '/contact' } }],
};

const withPage = (name: string, page: unknown) =>
  checkContent({ ...siteContent, pages: { ...siteContent.pages, [name]: page } });

test('the content of the site is in order', () => {
  expect(checkContent()).toEqual([]);
});

test('every file of content/pages is listed, and every listed page has its file', () => {
  const files = readdirSync('content/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(pages).sort()).toEqual(files.filter((file) => file !== 'index').sort());
});

test('a misspelt field is named with its file and place', () => {
  const page = { path: '/', sections: [head, { ...home.sections[1], descripton: 'x' }] };
  expect(withPage('home', page)).toContain(
    "content/pages/home.ts: sections[1 coupon]: expected no field 'descripton'; check its spelling",
  );
});

test('a missing field is named with what was expected', () => {
  const page = { path: '/', sections: [head, { kind: 'coupon', action: { label: 'Start', to: '/contact' } }] };
  expect(withPage('home', page)).toEqual([
    'content/pages/home.ts: sections[1 coupon].description: expected a text, received nothing',
  ]);
});

test.each([
  [
    'a button',
    { ...home.sections[1], action: { label: 'Start', to: '/contakt' } },
    "sections[1 coupon].action.to: expected a route of content/routes.ts or 'booking', received '/contakt'",
  ],
  [
    'a sentence',
    { ...home.sections[1], description: 'See [us](/abuot).' },
    "sections[1 coupon].description: expected a route of content/routes.ts, received '/abuot'",
  ],
])('a link to an unknown route in %s is found', (_, section, problem) => {
  expect(withPage('home', { path: '/', sections: [head, section] })).toEqual([`content/pages/home.ts: ${problem}`]);
});

test('a sentence may link the phones and mailboxes of the company, and no others', () => {
  const page = (link: string) => ({
    path: '/',
    sections: [head, { ...home.sections[1], description: `Call [us](${link}).` }],
  });
  expect(withPage('home', page(`tel:${site.phones[0].dial}`))).toEqual([]);
  expect(withPage('home', page('tel:+12025550199')).join()).toContain("received 'tel:+12025550199'");
});

test('an unknown price, one typed by hand, an unknown icon or drawing is found', () => {
  const feature = {
    kind: 'feature',
    heading: 'From {price:nothing}',
    intro: 'From $30 a month.',
    drawing: 'a-cat',
    imageSide: 'left',
    items: [{ icon: 'unicorn', title: 'Title', description: 'Words.' }],
  };
  const problems = withPage('home', { path: '/', sections: [head, feature] }).join('\n');
  expect(problems).toContain(
    'sections[1 feature].drawing: expected a drawing of content/schema/drawing.ts, received "a-cat"',
  );
  expect(problems).toContain(
    'sections[1 feature].items[0 Title].icon: expected an icon of content/schema/icon.ts, received "unicorn"',
  );
  expect(problems).toContain('sections[1 feature].heading: expected {price:plan-id}');
  expect(problems).toContain('sections[1 feature].intro: expected {price:plan-id} for a price');
});

test('an unknown kind of section is refused', () => {
  expect(withPage('home', { path: '/', sections: [head, { kind: 'banner' }] }).join()).toMatch(
    /home\.ts: sections\[1 banner\]\.kind: expected a kind of section of content\/schema\/section\.ts, received "banner"/,
  );
});

test('two pages for one route, and a page that is not where its address says, are refused', () => {
  expect(withPage('services', home)).toEqual([
    "content/pages: path: expected each only once, received '/' again",
    "content/pages/services.ts: path: expected '/services', as the file is named, received '/'",
  ]);
});

test('a page for a path that is no route is refused', () => {
  expect(withPage('servises', { ...home, path: '/servises' })).toEqual([
    "content/pages/servises.ts: path: expected a route of content/routes.ts, received '/servises'",
  ]);
});

test('a title that search engines would cut and a summary used twice are refused', () => {
  const [first, second, ...rest] = siteContent.routes;
  const routes = [{ ...first, title: 'x'.repeat(50) }, { ...second, summary: first.summary }, ...rest];
  const problems = checkContent({ ...siteContent, routes }).join('\n');
  expect(problems).toContain('content/routes.ts: [0 /].title: expected');
  expect(problems).toContain('content/routes.ts: summary: expected each only once');
});

test('a footer without the link to the blog, or with an unknown path, is refused', () => {
  const renamed = siteContent.footerColumns.map(({ title, items }) => ({ title, items }));
  expect(checkContent({ ...siteContent, footerColumns: renamed }).join()).toContain(
    "content/navigation.ts: footerColumns: the whole: expected exactly one column with 'hasBlog: true'",
  );
  const unknown = [{ title: 'Read', hasBlog: true, items: ['/plattforms'] }];
  expect(checkContent({ ...siteContent, footerColumns: unknown }).join()).toMatch(
    /^content\/navigation\.ts: footerColumns: \[0 Read\]\.items\[0\]: expected/,
  );
});

test('a price that is not a number is refused, naming the plan', () => {
  const planGroups = { vps: { period: 'month', plans: [{ ...siteContent.planGroups.vps.plans[0], price: '$30' }] } };
  expect(checkContent({ ...siteContent, planGroups }).join()).toContain(
    'content/plans.ts: vps.plans[0 vps-startup].price: expected',
  );
});

test.each([
  [
    "content/site.ts: phones[0]: expected the same digits in 'display' and 'dial'",
    { site: { ...site, phones: [{ ...site.phones[0], display: '+1 202 555 0199' }, site.phones[1]] } },
  ],
  [
    'content/site.ts: claims: promotion: expected a whole percentage from 1% to 99%',
    { claims: { ...siteContent.claims, promotion: 'fifteen' } },
  ],
  [
    'content/redirects.ts: [0 /services].from: expected a path that is no page',
    { redirects: [{ from: '/services', to: '/about' }] },
  ],
  ['content/redirects.ts: [0 /old].to: expected a route', { redirects: [{ from: '/old', to: '/nowhere' }] }],
  [
    "content/redirects.ts: from: expected each only once, received '/old' again",
    {
      redirects: [
        { from: '/old', to: '/about' },
        { from: '/old', to: '/contact' },
      ],
    },
  ],
  [
    'content/redirects.ts: [0 /old/].from: expected a path such as /services/software, without a slash at its end',
    { redirects: [{ from: '/old/', to: '/about' }] },
  ],
  ['content/redirects.ts: [0 //old].from: expected a path', { redirects: [{ from: '//old', to: '/about' }] }],
  [
    'content/site.ts: emails.general: expected an email address',
    { site: { ...site, emails: { ...site.emails, general: `mailto:${site.emails.general}` } } },
  ],
  [
    'content/navigation.ts: [0 About].groups: expected at least 1 entry',
    { menu: [{ title: 'About', link: '/about', groups: [] }] },
  ],
  [
    'content/testimonials.ts: content: expected each only once',
    { testimonials: [siteContent.testimonials[0], { ...siteContent.testimonials[0], name: 'Owner' }] },
  ],
  [
    'content/social-cards.ts: /about/blogs.drawing: expected a drawing of content/schema/drawing.ts',
    { socialCards: { '/about/blogs': { heading: 'Words', drawing: 'a-cat', ground: 'night' } } },
  ],
  [
    "content/social-cards.ts: /contact.heading: expected '==' on both sides",
    { socialCards: { '/contact': { ...siteContent.socialCards['/contact'], heading: 'Write ==to us' } } },
  ],
  [
    "content/social-cards.ts: /kontact: expected a route of content/routes.ts, received '/kontact'",
    { socialCards: { '/kontact': siteContent.socialCards['/contact'] } },
  ],
  ['content/messages.ts: sent: expected words without HTML', { messages: { sent: '<b>Sent</b>' } }],
  [
    "content/messages.ts: older: expected {date} or no braces, received 'From {dat}.'",
    { messages: { older: 'From {dat}.', newer: 'From {date}.' } },
  ],
  ["content/messages.ts: sent: expected words, received ''", { messages: { sent: '' } }],
  ['content/options.ts: teamSizes: expected each option once', { options: { teamSizes: ['1-5', '1-5'] } }],
  [
    'content/options.ts: environments[0 Test].description: expected a text',
    { describedOptions: { environments: [{ name: 'Test' }] } },
  ],
  [
    'content/industries.ts: [0 retail].icon: expected an icon',
    { industries: [{ id: 'retail', icon: 'rockets', name: 'Retail' }] },
  ],
  [
    'content/tools.ts: [0 notes].pricePerUserCents: expected whole cents: 775 for $7.75, received 7.75',
    { tools: [{ id: 'notes', pricePerUserCents: 7.75 }] },
  ],
  [
    'content/navigation.ts: [0 About].groups[0 Company].items: expected each path once',
    { menu: [{ title: 'About', link: '/about', groups: [{ title: 'Company', items: ['/about', '/about'] }] }] },
  ],
  ['content/tools.ts: [0 notes].icon: expected an icon', { tools: [{ id: 'notes', icon: 'unicorn' }] }],
  [
    'content/booking.ts: intro: expected {price:plan-id}, {plan:plan-id}, {claim:claim-id}, {city:country} or {count:list}',
    { booking: { ...siteContent.booking, intro: 'A {claim:long} call' } },
  ],
  [
    'content/posts: slug: expected each only once',
    { postsSnapshot: [siteContent.postsSnapshot[0], siteContent.postsSnapshot[0]] },
  ],
  ['content/testimonials.ts: the whole: expected at least 1 entry', { testimonials: [] }],
  [
    'content/testimonials.ts: [0 Owner].content: expected plain words here',
    { testimonials: [{ name: 'Owner', content: 'They saved us {claim:saving}' }] },
  ],
  [
    "content/routes.ts: [0 /].title: expected the title alone, the company's name is put behind it",
    { routes: [{ ...siteContent.routes[0], title: 'Contact us | DohTech' }] },
  ],
  [
    'content/posts/labels.ts: title: expected words without HTML',
    { postsSnapshot: [{ ...siteContent.postsSnapshot[0], slug: 'labels', title: 'What <i>labels</i> say' }] },
  ],
  [
    "content/routes.ts: canonical of /jobs: expected a route of this file, received '/carers'",
    { routes: [{ path: '/careers' }, { path: '/jobs', canonical: '/carers' }] },
  ],
  ...['what--labels', '-labels', 'labels-', 'Labels'].map((slug): [string, object] => [
    `content/posts/${slug}.ts: slug: expected small letters, digits and hyphens, as in team-chat, received "${slug}"`,
    { postsSnapshot: [{ ...siteContent.postsSnapshot[0], slug }] },
  ]),
  ['content/routes.ts: [0].summary: expected words without HTML', { routes: [{ summary: 'All <b>tools</b>' }] }],
])('%s…', (problem, changed) => {
  expect(checkContent({ ...siteContent, ...changed }).join('\n')).toContain(problem);
});
