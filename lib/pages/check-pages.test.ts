import { readdirSync } from 'node:fs';
import { pages } from '@/content/pages/index';
import { site } from '@/content/site';
import { offers } from '@/lib/money/offers';
import { checkContent } from './check-content';
import * as siteContent from './site-content';

const head = { kind: 'prose', heading: 'Words', intro: 'More words.', parts: [{ id: 'part', heading: 'A part' }] };
const coupon = { kind: 'coupon', description: 'Say what you need.', action: { label: 'Start', to: '/contact' } };
const home = { path: '/', sections: [head, coupon] };

/** The problems of a home page with these sections, a line each. */
const problemsOf = (...sections: object[]) => checkContent({ pages: { home: { path: '/', sections } } }).join('\n');
const problemsIn = (description: string) => problemsOf(head, { ...coupon, description });

test('every file of content/pages is listed, and every listed page has its file', () => {
  const files = readdirSync('content/pages', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.replace(/\.ts$/, ''));
  expect(Object.keys(pages).sort()).toEqual(files.sort());
});

const feature = { kind: 'feature', heading: 'Words', intro: 'Words.', drawing: 'rack', imageSide: 'left', items: [] };
const words = { title: 'Title', description: 'Words.' };
const slides = ['01', '03', '03'].map((number) => ({ id: `n${number}`, number, ...words, bgColor: 'mist' }));
const questions = ['one', 'two', 'three', 'three'].map((word) => ({ question: `Is it ${word}?`, answer: 'It is.' }));
const [trade, ...otherTrades] = siteContent.industries.map(({ id }) => ({ industry: id, description: 'Words.' }));
const [tool, ...otherTools] = siteContent.tools.map(({ id }) => ({ tool: id, description: 'Words.' }));
const platforms = { kind: 'platforms', heading: 'Words', notes: otherTools };
const priceGroups = Object.keys(siteContent.planGroups).map((group) => ({ group, title: 'Title', to: '/contact' }));
const prices = {
  kind: 'price-list',
  heading: 'Words',
  groups: [...priceGroups.slice(1), { group: 'tools', title: 'Title', note: 'Words.' }],
};
const industries = { kind: 'industries', layout: 'ledger', heading: 'Words', notes: otherTrades };
const pickerNotes = siteContent.industries.map(({ id }) => ({ industry: id, breaks: 'Words.', ready: 'Words.' }));
const picker = { kind: 'industries', layout: 'picker', heading: 'Words', notes: pickerNotes.slice(1) };
const noteOn = (what: string) => `expected a note on each ${what} of content`;
const leadingTo = (to: string) => ({ ...coupon, action: { label: 'Start', to } });

test.each([
  ['[1 banner].kind: expected a kind of section of content/schema/section.ts, received "banner"', { kind: 'banner' }],
  ["[1 coupon]: expected no field 'descripton'; check its spelling", { ...coupon, descripton: 'x' }],
  ['[1 coupon].description: expected a text, received nothing', { ...coupon, description: undefined }],
  [
    "[1 coupon].action.to: expected a route of content/routes.ts, such as '/services#prices', or 'booking'",
    leadingTo('/contakt'),
  ],
  ['[1 coupon].action.to: expected a service of content/options.ts', leadingTo('/contact?service=IT%20Suport')],
  ['[1 feature].drawing: expected a drawing of content/schema/drawing.ts', { ...feature, drawing: 'a-cat' }],
  ["[1 feature].heading: expected a known id after 'price:'", { ...feature, heading: 'From {price:nothing}' }],
  ["[1 feature]: expected the ground 'night' for a curve", { ...feature, drawing: undefined, tools: ['notes'] }],
  ['[1 feature].intro: expected {price:plan-id} for a price', { ...feature, intro: 'From $30 a month.' }],
  ['[1 feature].heading: expected at most 100 characters', { ...feature, heading: 'Word '.repeat(32).trim() }],
  ["[1 faq].items: expected each question once, received 'Is it three?' again", { kind: 'faq', items: questions }],
  ["[1 carousel].slides: expected the numbers '01', '02', '03'", { kind: 'carousel', slides }],
  [`[1 industries].notes: ${noteOn('industry')}/industries.ts, received none on '${trade?.industry}'`, industries],
  [`[1 industries].notes: ${noteOn('industry')}/industries.ts, received none on '${trade?.industry}'`, picker],
  [`[1 platforms].notes: ${noteOn('tool')}/tools.ts, received none on '${tool?.tool}'`, platforms],
  [`[1 price-list].groups: ${noteOn('group')}/plans.ts and on the tools, received none on 'vps'`, prices],
])('%s', (problem, section) => {
  expect(problemsOf(head, section)).toContain(`content/pages/home.ts: sections${problem}`);
});

test('two pages for one route, a page in a file of another name, and a page without a route are refused', () => {
  expect(checkContent({ pages: { home, services: home } })).toEqual([
    "content/pages: path: expected each only once, received '/' again",
    "content/pages/services.ts: path: expected '/services', as the file is named, received '/'",
  ]);
  const problem = "content/pages/servises.ts: path: expected a route of content/routes.ts, received '/servises'";
  expect(checkContent({ pages: { servises: { ...home, path: '/servises' } } })).toEqual([problem]);
});

test('a page has one head, at its top', () => {
  expect(problemsOf(coupon, head)).toContain('as the first section');
  const parts = [{ id: 'other', heading: 'Another part' }];
  expect(problemsOf(head, { ...head, parts })).toContain('as the first section');
});

test.each(['start', 'content', 'part'])(
  'the anchor %s is refused where the page or its frame has it already',
  (anchor) => {
    const frame = "'content', 'site-menu', 'privacy-preferences', 'new-tab'";
    expect(problemsOf(head, { ...coupon, anchor: 'start' }, { ...coupon, anchor })).toContain(
      `sections: expected each anchor once, and none of ${frame}, received '${anchor}' twice`,
    );
  },
);

const [{ dial }] = site.phones;
const mailbox = site.emails.general;
const NOT_LOWEST = "after 'from': expected the lowest price of its plans";
const custom = offers.find(({ price }) => price === 'Custom')?.id;
const [{ id: cheap }, { id: dear }] = siteContent.planGroups.startup.plans;

test.each([
  ['See [us](/abuot).', "expected a route of content/routes.ts, received '/abuot'"],
  ['Call [us](tel:+12025550199).', "expected a route of content/routes.ts, received 'tel:+12025550199'"],
  [
    `Call [+1 202 555 0199](tel:${dial}).`,
    `expected the number that is dialed, ${dial}, and no other figures, received '+1 202 555 0199'`,
  ],
  [`Write to [post@example.com](mailto:${mailbox}).`, `expected the address that is written to, ${mailbox}`],
  ['From (price:vps-startup) a month', 'expected braces around the token, as in {price:vps-startup}'],
  ['It is *fast*.', 'expected words without Markdown'],
  [`From {price:${custom}} a month`, `expected {price:…} of a plan that has a price, received '${custom}'`],
  [`It starts at =={price:${dear}}==.`, `${NOT_LOWEST}, received that of '${dear}'`],
  [`Plans from {price:${dear}}, as {plan:${dear}}.`, NOT_LOWEST],
])('the sentence %j is refused', (sentence, problem) => {
  expect(problemsIn(sentence)).toContain(`content/pages/home.ts: sections[1 coupon].description: ${problem}`);
});

test("a page head says 'from' only of the lowest price of its plans", () => {
  const from = (fromPlan: string | undefined) => problemsOf({ ...head, kind: 'page-hero', fromPlan });
  expect(from(dear)).toContain(`fromPlan: expected the lowest price of its plans, received that of '${dear}'`);
  expect(from(custom)).toContain(`fromPlan: expected the lowest price of its plans, received that of '${custom}'`);
  expect(from(cheap)).not.toContain('fromPlan');
});

const saving = { members: 10, tools: ['erp-suite', 'hr-suite'] };
const briefs = (second: object, intro = 'Words.') => ({
  kind: 'cost-briefs',
  heading: 'Words',
  intro,
  briefs: [saving, second].map((bill) => ({ title: 'Title', description: 'Words.', ...bill })),
});

test('a bill is refused that does not save, or saves less than the claim above it says', () => {
  expect(problemsOf(head, briefs({ ...saving, members: 2000 }))).toBe(
    'content/pages/home.ts: sections[1 cost-briefs].briefs[1 Title]: expected a bill that saves, received 2000 people and erp-suite, hr-suite',
  );
  const cheap = { members: 10, tools: ['wiki'] };
  expect(problemsOf(head, briefs(cheap))).toBe('');
  expect(problemsOf(head, briefs(cheap, 'It saves {claim:saving-shown}.'))).toContain(
    'briefs[1 Title]: expected a bill that saves more than 30%, as the intro says, received 10 people and wiki',
  );
});
