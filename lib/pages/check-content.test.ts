import { readdirSync } from 'node:fs';
import { checkContent } from './check-content';
import * as siteContent from './site-content';

const { site, planGroups, tools, socialCards, routes } = siteContent;
const [post] = siteContent.postsSnapshot;
const [home] = routes;
const ONCE = 'expected each only once, received';

test('the content of the site is in order', () => {
  expect(checkContent()).toEqual([]);
});

test('a mistake in what other modules quote is one line, without those that follow from it', () => {
  const [first, ...others] = tools;
  const problems = checkContent({ ...siteContent, tools: [first, first, ...others], redirects: [{ from: '/old' }] });
  expect(problems).toEqual([`content/tools.ts: id: ${ONCE} '${first.id}' again`, expect.stringContaining(': name: ')]);
});

type Rows<Value> = readonly (readonly [problem: string, value: Value])[];

/** Each value is reported for this file. `contentWith` puts it into the module. */
function refused<Value>(file: string, contentWith: (value: Value) => object, rows: Rows<Value>) {
  test.each(rows)(`${file}: %s`, (problem, value) => {
    expect(checkContent(contentWith(value))).toContainEqual(expect.stringContaining(`${file}: ${problem}`));
  });
}

refused('content/routes.ts', (changed) => ({ routes: changed }), [
  ['[0 /].title: expected at most 49 characters', [{ ...home, title: 'x'.repeat(50) }]],
  [
    "[0 /].title: expected the title alone, the company's name is put",
    [{ ...home, title: `Contact us | ${site.name}` }],
  ],
  ["[0 /jobs].canonical: expected a route of this file, received '/carers'", [{ path: '/jobs', canonical: '/carers' }]],
]);

const { night } = siteContent.slidePapers;
refused('content/slide-papers.ts', (paper) => ({ slidePapers: { night: { ...night, ...paper } } }), [
  [
    'night: expected a line of at most 29 characters',
    { lines: [{ text: 'Monitoring sees a full disk', price: 'at night' }] },
  ],
  ["night.lines[0].text: expected a known id after 'size:'", { lines: [{ text: '{size:vps-giant}', price: 'yours' }] }],
]);

const about = { title: 'About', link: '/about' };
refused('content/navigation.ts', (menu) => ({ menu }), [
  [
    '[0 About].groups[0 Company].items: expected each path once',
    [{ ...about, groups: [{ title: 'Company', items: ['/about', '/about'] }] }],
  ],
  [`title: ${ONCE} 'About' again`, [about, about]],
]);

const column = { title: 'Read', hasBlog: true, items: ['/platforms'] };
const ONE_BLOG = "the whole: expected exactly one column with 'hasBlog: true'";
refused('content/navigation.ts: footerColumns', (footerColumns) => ({ footerColumns }), [
  [ONE_BLOG, [column, column]],
  ['[0 Read].items[0]: expected a route', [{ ...column, items: ['/plattforms'] }]],
]);

refused('content/service-paths.ts: mainServicePaths', (mainServicePaths) => ({ mainServicePaths }), [
  ['[0]: expected a route of content/routes.ts', ['/software', '/it-training']],
]);

refused('content/redirects.ts', (redirects) => ({ redirects }), [
  ['[0 /services].from: expected a path that is no page of the site', [{ from: '/services', to: '/about' }]],
  ['[0 /old/].from: expected a path such as /services/software, without a slash', [{ from: '/old/', to: '/about' }]],
  ['[0 /old].to: expected a route', [{ from: '/old', to: '/nowhere' }]],
  [`from: ${ONCE} '/old' again`, [{ from: '/old' }, { from: '/old' }]],
]);

const phone = { ...site.phones[0], display: '+1 202 555 0199' };
const emails = { ...site.emails, general: 'Company <hello@example.com>' };
const social = [{ name: 'X', href: 'https:/x.example/company' }];
const [washington, douala] = site.offices;
refused('content/site.ts', (changed: object) => ({ site: { ...site, ...changed } }), [
  ["phones[0]: expected the same digits in 'display' and 'dial'", { phones: [phone, site.phones[1]] }],
  ["emails.general: expected an email address alone, as in 'hello@example.com'", { emails }],
  ['social[0 X].href: expected an address such as https://x.example/company, or null', { social }],
  [
    'offices[1].timeZone: expected the name of a time zone, such as America/New_York',
    { offices: [washington, { ...douala, timeZone: 'Africa/Doula' }] },
  ],
  [
    "hours: expected days and times in the form 'Mon - Fri, 9:00 AM - 5:00 PM'",
    { hours: 'Mon - Fir, 9:00 AM - 5:00 PM' },
  ],
]);

const { claims } = siteContent;
const SAVING = "saving: expected one percentage above 0% and up to 100%, as in 'up to 30%'";
const PROMOTION = "promotion: expected a whole percentage from 1% to 99%, such as '15%'";
refused('content/site.ts: claims', (changed: object) => ({ claims: { ...claims, ...changed } }), [
  [SAVING, { saving: 'up to 100.01%' }],
  [SAVING, { saving: '30% to 60%' }],
  [PROMOTION, { promotion: '0%' }],
  [PROMOTION, { promotion: '100%' }],
]);

refused('content/testimonials.ts', (testimonials) => ({ testimonials }), [
  ['the whole: expected at least 1 entry', []],
  ['[0 Owner].content: expected plain words here', [{ name: 'Owner', content: 'They saved us {claim:saving}' }]],
]);

refused('content/industries.ts', (industries) => ({ industries }), [
  ['[0 retail].icon: expected an icon', [{ id: 'retail', icon: 'rockets', name: 'Retail' }]],
]);

const [build] = planGroups.startup.plans;
const [vps] = planGroups.vps.plans;
refused('content/plans.ts', (changed: object) => ({ planGroups: { ...planGroups, ...changed } }), [
  ['vps.plans[0 vps-startup].price: expected whole US dollars', { vps: { plans: [{ ...vps, price: '$30' }] } }],
  [`startup.plans: name: ${ONCE} 'Startup Build' again`, { startup: { plans: [build, { ...build, id: 'grow' }] } }],
  [`id: ${ONCE} 'vps-startup' again`, { training: { plans: [vps] } }],
  ['vps.plans: expected one popular plan at most', { vps: { plans: [1, 2].map(() => ({ ...vps, popular: true })) } }],
]);

const [cheap, ...dearer] = planGroups.support.plans;
const { Backups: _, ...otherRows } = cheap.values;
const rowsOf = (values: object) => ({
  planGroups: { ...planGroups, support: { ...planGroups.support, plans: [{ ...cheap, values }, ...dearer] } },
});
const VALUES = 'support.plans[0 support-essential].values';
refused('content/plans.ts', rowsOf, [
  [`${VALUES}: expected the rows of its group, `, otherRows],
  [`${VALUES}.Backups: expected what the plan has, received "None"`, { ...cheap.values, Backups: 'None' }],
]);

refused('content/forms', (phone) => ({ forms: { vpsFields: { phone } } }), [
  ['vpsFields.phone.kind: expected a kind of content/schema/form-field.ts', { kind: 'phone' }],
]);

refused('content/tools.ts', (changed) => ({ tools: changed }), [
  ['[0 notes].pricePerUserCents: expected whole cents: 775 for $7.75', [{ id: 'notes', pricePerUserCents: 7 }]],
  [`name: ${ONCE} '${tools[0].name}' again`, [tools[0], { ...tools[1], name: tools[0].name }]],
  ["[0 team-chat].caveatAbove: expected the number of people that 'caveat' names", [{ ...tools[1], caveatAbove: 300 }]],
]);

refused('content/tools.ts: toolCategories', (toolCategories) => ({ toolCategories }), [
  ['knowledge: expected a text, received nothing', { operational: 'Operational' }],
]);

const SIZES = "labels: expected sizes from 'min' to 'max', each larger than the one before it, received";
const { memberLimits } = siteContent;
refused('content/tools.ts: memberLimits', (changed: object) => ({ memberLimits: { ...memberLimits, ...changed } }), [
  ["initial: expected a number from 'min' to 'max', received 5", { initial: 5 }],
  ["max: expected more than 'min'", { max: 5 }],
  [SIZES, { labels: [100, 10] }],
]);

refused('content/tools.ts: preselectedTools', (preselectedTools) => ({ preselectedTools }), [
  ['[0]: expected a tool of this file, received "code-hostin"', ['code-hostin']],
  ['the whole: expected each tool once', ['code-hosting', 'code-hosting']],
]);

const HTTPS = 'expected an address that begins with https://';
const PICTURE =
  "expected a file in content/photos with a name in lowercase letters, digits and hyphens, such as 'clinic.jpg', an address that begins with https://, or null";
const ID = 'expected lowercase letters, digits and hyphens, as in team-chat, received';
refused(
  'content/posts/labels.ts',
  (changed: object) => ({ postsSnapshot: [{ ...post, slug: 'labels', ...changed }] }),
  [
    ["the whole: expected no field 'feautred'; check its spelling", { feautred: true }],
    ['title: expected words without HTML', { title: 'What <i>is</i> it' }],
    ['primary_author.name: expected words', { primary_author: { name: ' ', profile_image: null } }],
    [`primary_author.profile_image: ${PICTURE}`, { primary_author: { name: 'Ada', profile_image: 'ada.gif' } }],
    [`feature_image: ${PICTURE}, received "/labels.jpg"`, { feature_image: '/labels.jpg' }],
    [`url: ${HTTPS}`, { url: 'javascript:alert(1)' }],
  ],
);

refused('content/social-cards.ts', (changed) => ({ socialCards: changed }), [
  ['/about/blogs.drawing: expected a drawing', { '/about/blogs': { heading: 'Words', drawing: 'a-cat' } }],
  ["/contact.heading: expected '==' on both sides", { '/contact': { heading: 'Write ==to us' } }],
  ["/kontact: expected a route of content/routes.ts, received '/kontact'", { '/kontact': socialCards['/contact'] }],
]);

refused('content/booking.ts', (intro: string) => ({ booking: { ...siteContent.booking, intro } }), [
  ["intro: expected a known id after 'claim:'", '{claim:long}'],
  [
    'intro: expected {price:plan-id}, {plan:plan-id}, {size:plan-id}, {tool:tool-id}, {claim:claim-id}, {site:name}, {city:country} or {count:list}',
    '{claims:long}',
  ],
]);

refused('content/options.ts', (changed) => changed, [
  ['places[0 Test].description: expected a text', { describedOptions: { places: [{ name: 'Test' }] } }],
]);

const TYPED = 'sent: expected plain words here, without {…}, ==…==';
refused('content/texts', (sent: string) => ({ texts: { sent } }), [
  ['sent: expected words without HTML', '<b>Sent</b>'],
  ["sent: expected a token such as {date} or no braces, received 'From {date.'", 'From {date.'],
  [TYPED, '==Sent=='],
]);

test.each(['what--labels', '-labels', 'labels-', 'Labels'])(
  'a post with the slug %s is refused in its file',
  (slug) => {
    const problem = `content/posts/${slug}.ts: slug: ${ID} "${slug}"`;
    expect(checkContent({ postsSnapshot: [{ ...post, slug }] })).toEqual([problem]);
  },
);

test('a misspelled path in a list of services is reported for the list, not for the menu that repeats it', () => {
  const software = ['/services/software/sas-development'];
  const item = { title: 'Services', link: '/services', groups: [{ title: 'Software', items: software }] };
  const place = 'content/service-paths.ts: servicePaths: software[0]';
  const problem = `${place}: expected a route of content/routes.ts, received "${software}"`;
  expect(checkContent({ servicePaths: { software }, menu: [item] })).toEqual([problem]);
});

test('two posts of one slug are refused', () => {
  expect(checkContent({ postsSnapshot: [post, post] })).toContain(`content/posts: slug: ${ONCE} '${post?.slug}' again`);
});

refused('content/texts', (text: string) => ({ pageTexts: { text } }), [
  ['text: expected a route of content/routes.ts', 'Write [us](/contacts)'],
  ["text: expected '==' on both sides", 'Your ==bill'],
]);

test('every module of texts is checked', () => {
  const files = readdirSync('content/texts').filter((file) => file !== 'index.ts');
  const names = files.map((file) => file.replace('.ts', '').replace(/-(.)/g, (_, letter) => letter.toUpperCase()));
  expect(Object.keys({ ...siteContent.texts, ...siteContent.pageTexts }).sort()).toEqual(names.sort());
});

const [first, second, third] = siteContent.firstMonth;
refused('content/first-month.ts', (firstMonth) => ({ firstMonth }), [
  ['[1 Free call].day: expected a day after day 4', [second, first, third]],
  ['[1 Written estimate].day: expected a day after day 1', [first, { ...second, day: first.day }, third]],
]);
