import { planGroups } from '@/content/plans';
import { site } from '@/content/site';
import { memberLimits } from '@/content/tools';
import { checkContent } from './check-content';
import { siteContent } from './site-content';

const head = { kind: 'prose', heading: 'Words', intro: 'More words.', parts: [{ id: 'part', heading: 'A part' }] };
const coupon = { kind: 'coupon', description: 'Say what you need.', action: { label: 'Start', to: '/contact' } };

/** What is said of a home page with these sections. */
const withSections = (...sections: object[]) =>
  checkContent({ ...siteContent, pages: { ...siteContent.pages, home: { path: '/', sections } } }).join('\n');

test.each([
  ['/contact?service=IT%20Suport', "expected a service of content/options.ts behind '?service=', received 'IT Suport'"],
  ['/contact?service=IT Support', 'expected an address without spaces'],
  ['/startup-services?plan=startup-lunch#start', "expected a startup plan of content/plans.ts behind '?plan='"],
  ['/startup-services?plan=vps-startup#start', "expected a startup plan of content/plans.ts behind '?plan='"],
  ['/contact?plan=startup-lunch', "expected a plan of content/plans.ts behind '?plan=', received 'startup-lunch'"],
  ['/contact??service=Other', "expected 'service', 'plan', 'message' behind '?' of /contact, received '?service'"],
  ['/contact?servcie=Other', "expected 'service', 'plan', 'message' behind '?' of /contact, received 'servcie'"],
  ['/services?service=Other', "expected nothing behind '?' of /services, received 'service'"],
  ['/startup-services?plan=startup-launch', "expected nothing behind '?' of /startup-services, received 'plan'"],
  ['/about/portfolio?category=Website', "expected a category of the portfolio behind '?category='"],
  [
    '/savings-calculator?people=4o',
    `expected a number from ${memberLimits.min} to ${memberLimits.max} behind '?people=', received '4o'`,
  ],
  [
    `/savings-calculator?people=${memberLimits.max + 1}`,
    `expected a number from ${memberLimits.min} to ${memberLimits.max} behind '?people=', received '${memberLimits.max + 1}'`,
  ],
  ['/savings-calculator?tools=wiki,team-chatt', "expected tools of content/tools.ts, 'all' or 'none' behind '?tools='"],
])('a button to %s is refused: the page would open with nothing chosen', (to, problem) => {
  expect(withSections(head, { ...coupon, action: { label: 'Start', to } })).toContain(
    `content/pages/home.ts: sections[1 coupon].action.to: ${problem}`,
  );
});

test.each([
  '/contact?service=IT%20Support&plan=vps-startup',
  '/contact?message=Hello',
  '/startup-services?plan=startup-launch#start',
  '/about/portfolio?category=Mobile%20%26%20Web%20App',
  '/savings-calculator?people=40&tools=team-chat,wiki',
  '/savings-calculator?tools=all',
])('a button to %s is fine', (to) => {
  expect(withSections(head, { ...coupon, action: { label: 'Start', to } })).toBe('');
});

test('texts of a page hold no HTML, and its buttons no tokens', () => {
  const action = { label: '{claim:saving}', to: '/contact' };
  const problems = withSections(head, { ...coupon, description: 'Say <b>what</b>.', action });
  expect(problems).toContain('sections[1 coupon].description: expected words without HTML');
  expect(problems).toContain('sections[1 coupon].action.label: expected plain words here');
});

test('a page has one head, at its top, and no anchor twice', () => {
  const anchored = { ...coupon, anchor: 'start' };
  expect(withSections(anchored, head)).toContain('as the first section');
  expect(withSections(head, head)).toContain('as the first section');
  expect(withSections(head, anchored, anchored)).toContain("but 'start' stands twice");
});

test('an anchor that the frame of every page has, or a part of the page, is refused', () => {
  const problem = (anchor: string) => withSections(head, { ...coupon, anchor });
  expect(problem('content')).toContain("sections: expected each anchor once, and none of 'content'");
  expect(problem('part')).toContain('sections: expected each anchor once');
});

test('a group of services lists pages: the booking page is none', () => {
  const group = { title: 'Title', description: 'Words.', drawing: 'rack', link: '/services', items: ['booking'] };
  expect(withSections(head, { kind: 'service-groups', heading: 'Words', groups: [group, group] })).toContain(
    "sections[1 service-groups].groups[0 Title].items[0]: expected a route of content/routes.ts, received 'booking'",
  );
});

test('a question that was copied and not rewritten is refused', () => {
  const items = ['one', 'two', 'three', 'three'].map((word) => ({ question: `Is it ${word}?`, answer: 'It is.' }));
  expect(withSections(head, { kind: 'faq', layout: 'split', heading: 'Words', items })).toContain(
    "sections[1 faq].items: expected each question once, received 'Is it three?' again",
  );
});

test('slides that are not numbered in their order are refused', () => {
  const slides = (...numbers: string[]) =>
    numbers.map((number, index) => ({ id: `slide-${index}`, number, title: 'Title', description: 'Words.' }));
  const section = (...numbers: string[]) =>
    withSections(head, { kind: 'numbered-slides', heading: 'Words', layout: 'list', slides: slides(...numbers) });
  expect(section('01', '02', '03')).toBe('');
  expect(section('01', '03', '03')).toContain(
    "sections[1 numbered-slides].slides: expected the numbers '01', '02', '03' in this order",
  );
});

test('a page that says nothing of an industry is told which', () => {
  const notes = siteContent.industries.slice(1).map(({ id }) => ({ industry: id, description: 'Words.' }));
  expect(withSections(head, { kind: 'industries', layout: 'grid', heading: 'Words', notes })).toContain(
    `sections[1 industries].notes: expected a note on each industry of content/industries.ts, received none on '${siteContent.industries[0].id}'`,
  );
});

test('a page that says nothing of a tool is told which', () => {
  const notes = siteContent.tools.slice(1).map(({ id }) => ({ tool: id, description: 'Words.' }));
  expect(withSections(head, { kind: 'platforms', heading: 'Words', notes })).toContain(
    `sections[1 platforms].notes: expected a note on each tool of content/tools.ts, received none on '${siteContent.tools[0].id}'`,
  );
  expect(withSections(head, { kind: 'platforms', heading: 'Words', notes: [...notes, notes[0]] })).toContain(
    'sections[1 platforms].notes: expected each tool once',
  );
});

test.each([
  ['From (price:vps-startup) a month', 'expected braces around the token, as in {price:vps-startup}'],
  ['From price:vps-startup a month', 'expected braces around the token, as in {price:vps-startup}'],
  ['It is *fast*.', 'expected words without Markdown'],
  ['It is _fast_, too', 'expected words without Markdown'],
])('what a reader would see as it was typed is refused: %s', (description, problem) => {
  expect(withSections(head, { ...coupon, description })).toContain(`sections[1 coupon].description: ${problem}`);
});

const [{ dial, display }] = site.phones;

test.each([
  [`[+1 202 555 0199](tel:${dial})`, `expected the number that is dialed, ${dial}, received '+1 202 555 0199'`],
  [
    `[post@example.com](mailto:${site.emails.general})`,
    `expected the address that is written to, ${site.emails.general}`,
  ],
])('a link that says another contact than it leads to is refused: %s', (link, problem) => {
  expect(withSections(head, { ...coupon, description: `Reach ${link}.` })).toContain(`.description: ${problem}`);
});

test('a link may say the contact that it leads to, or words', () => {
  const mailbox = site.emails.general;
  for (const link of [
    `[${display}](tel:${dial})`,
    `[24/7](tel:${dial})`,
    `[Call 24/7: ${display}](tel:${dial})`,
    `[Write to ${mailbox}](mailto:${mailbox})`,
    `[${mailbox.toUpperCase()}](mailto:${mailbox})`,
  ])
    expect(withSections(head, { ...coupon, description: `Reach ${link}.` })).toBe('');
});

const sold = Object.values(planGroups).find(({ plans }) => plans.some(({ price }) => price === 'Custom'));
const custom = sold?.plans.find(({ price }) => price === 'Custom')?.id;
const dearest = sold?.plans.findLast(({ price }) => price !== 'Custom')?.id;

test.each([
  [`From {price:${custom}} a month`, `expected {price:…} of a plan that has a price, received '${custom}'`],
  [
    `It starts at =={price:${dearest}}==.`,
    `after 'from': expected the lowest price of its plans, received that of '${dearest}'`,
  ],
])('a price that is none, or not the lowest, is refused: %s', (description, problem) => {
  expect(withSections(head, { ...coupon, description })).toContain(`sections[1 coupon].description: ${problem}`);
});

test('a sentence that names a plan may say what that one costs from; one after it may not', () => {
  const said = (description: string) => withSections(head, { ...coupon, description });
  expect(said(`{plan:${dearest}} starts at {price:${dearest}}.`)).toBe('');
  expect(said(`{plan:${dearest}} is large. Plans from {price:${dearest}}.`)).toContain('expected the lowest price');
  expect(said(`Plans from {price:${dearest}}, as {plan:${dearest}}.`)).toContain('expected the lowest price');
});

test('a head says "from" of the lowest price of its plans alone', () => {
  const from = (fromPlan: string | undefined) => withSections({ ...head, kind: 'page-hero', fromPlan });
  expect(from(dearest)).toContain(`fromPlan: expected the lowest price of its plans, received that of '${dearest}'`);
  expect(from(custom)).toContain(`fromPlan: expected the lowest price of its plans, received that of '${custom}'`);
  expect(from(sold?.plans[0].id)).not.toContain('fromPlan');
});

const small = { members: 10, tools: ['erp-suite', 'hr-suite'] };
const briefs = (second: object, intro = 'Words.') => ({
  kind: 'cost-briefs',
  heading: 'Words',
  intro,
  briefs: [small, second].map((bill) => ({ title: 'Title', description: 'Words.', ...bill })),
});

test('a bill that does not save is refused: its place on the page would be empty', () => {
  const large = { ...small, members: 2000 };
  expect(withSections(head, briefs(small))).toBe('');
  expect(withSections(head, briefs(large))).toBe(
    'content/pages/home.ts: sections[1 cost-briefs].briefs[1 Title]: expected a bill that saves, received 2000 people and erp-suite, hr-suite',
  );
  const swap = { kind: 'tool-swap', heading: 'Words', intro: 'Words.', action: coupon.action, ...large };
  expect(withSections(head, swap)).toContain('sections[1 tool-swap]: expected a bill that saves');
  expect(checkContent({ ...siteContent, sampleBill: large })).toEqual([
    'content/sample-bill.ts: expected a bill that saves, received 2000 people and erp-suite, hr-suite',
  ]);
});

test('a tool of the sample bill that nobody sells is told', () => {
  expect(checkContent({ ...siteContent, sampleBill: { members: 40, tools: ['hr', 'notes'] } })).toEqual([
    "content/sample-bill.ts: tools: expected a tool of content/tools.ts, received 'hr'",
  ]);
});

test('a bill under a claim has to keep it', () => {
  const cheap = { members: 10, tools: ['wiki'] };
  expect(withSections(head, briefs(cheap))).toBe('');
  expect(withSections(head, briefs(cheap, 'It saves {claim:saving-shown}.'))).toContain(
    'briefs[1 Title]: expected a bill that saves more than 30%, as the intro says, received 10 people and wiki',
  );
});
