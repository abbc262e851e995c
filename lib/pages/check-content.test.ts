import { readdirSync } from 'node:fs';
import { pages } from '@/content/pages/index';
import { site } from '@/content/site';
import { checkContent, siteContent } from './check-content';

const home = {
  path: '/',
  sections: [{ kind: 'coupon', description: 'Say what you need.', action: { label: 'Start', to: '/contact' } }],
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
  const page = { path: '/', sections: [{ ...home.sections[0], descripton: 'x' }] };
  expect(withPage('home', page)).toContain(
    "content/pages/home.ts: sections[0 coupon]: expected no field 'descripton'; check its spelling",
  );
});

test('a missing field is named with what was expected', () => {
  const page = { path: '/', sections: [{ kind: 'coupon', action: { label: 'Start', to: '/contact' } }] };
  expect(withPage('home', page)).toEqual([
    'content/pages/home.ts: sections[0 coupon].description: expected string, received undefined',
  ]);
});

test.each([
  [
    'a button',
    { ...home.sections[0], action: { label: 'Start', to: '/contakt' } },
    "sections[0 coupon].action.to: expected a route of content/routes.ts or 'booking', received '/contakt'",
  ],
  [
    'a sentence',
    { ...home.sections[0], description: 'See [us](/abuot).' },
    "sections[0 coupon].description: expected a route of content/routes.ts, received '/abuot'",
  ],
])('a link to an unknown route in %s is found', (_, section, problem) => {
  expect(withPage('home', { path: '/', sections: [section] })).toEqual([`content/pages/home.ts: ${problem}`]);
});

test('a sentence may link the phones and mailboxes of the company, and no others', () => {
  const page = (link: string) => ({
    path: '/',
    sections: [{ ...home.sections[0], description: `Call [us](${link}).` }],
  });
  expect(withPage('home', page(`tel:${site.phones[0].dial}`))).toEqual([]);
  expect(withPage('home', page('tel:+12025550199')).join()).toContain("received 'tel:+12025550199'");
});

test('an unknown price, icon or drawing is found', () => {
  const feature = {
    kind: 'feature',
    heading: 'From {price:nothing}',
    intro: 'Words.',
    drawing: 'a-cat',
    imageSide: 'left',
    items: [{ icon: 'unicorn', title: 'Title', description: 'Words.' }],
  };
  const problems = withPage('home', { path: '/', sections: [feature] }).join('\n');
  expect(problems).toContain('sections[0 feature].drawing: expected one of');
  expect(problems).toContain('sections[0 feature].items[0 Title].icon: expected one of');
  expect(problems).toContain('sections[0 feature].heading: expected {price:plan-id}');
});

test('an unknown kind of section is refused', () => {
  expect(withPage('home', { path: '/', sections: [{ kind: 'banner' }] }).join()).toMatch(
    /home\.ts: sections\[0 banner\]\.kind: expected/,
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
