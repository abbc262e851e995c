import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlanId, planGroups } from '@/content/plans';
import { postsSnapshot } from '@/content/posts/index';
import { HOURS } from '@/content/schema/site';
import { claims, site } from '@/content/site';
import { type ToolId, toolCategories, toolCategoryIds, tools } from '@/content/tools';
import { formatCents, formatRoundCents } from '@/lib/money/format-money';
import { findOffer, offers } from '@/lib/money/offers';

/* Prices, contents of plans and claims are typed once more from the specification, sections 1 and 9. docs/claims.md explains them. */

test('names, prices and rows of plans are those of the specification, or of docs/claims.md where it can be read in two ways', () => {
  const contents = offers.map(({ id, name, price, features }) => [
    id,
    `${name}: ${[price, ...features].join('; ')}`.replaceAll('\u00a0', ' '),
  ]);
  expect(Object.fromEntries(contents)).toEqual({
    'vps-startup': 'Startup VPS: $30; 2 vCPU; 4GB RAM; 80GB SSD',
    'vps-growth': 'Growth VPS: $65; 4 vCPU; 8GB RAM; 160GB SSD',
    'vps-scale': 'Scale VPS: $135; 6 vCPU; 16GB RAM; 320GB SSD',
    'startup-build':
      'Startup Build: $100; 1 VPS (2 CPU, 4GB RAM, 60GB storage); 2 hour consultation; For teams of 1 to 5; 24/7 priority ticket support; Bi-weekly backups (every two weeks)',
    'startup-launch':
      'Startup Launch: $299; 2 VPS (200GB SSD total); 4 hour consultation; For teams of 5 to 10; Production database; Weekly VPS backups',
    'startup-boost':
      'Startup Boost: $699; 4 VPS (400GB SSD total); 6 hour consultation; For teams of 10 to 25+; VPN security suite',
    'startup-enterprise':
      'Startup Enterprise: Custom; Unlimited VPS (as many as you run); Unlimited strategy sessions; For teams of more than 30',
    'website-starter': 'Starter: $599; 2 revision rounds; 30 days support',
    'website-business': 'Business: $1,999; 5 core pages',
    'website-business-pro': 'Business Pro: $5,999; 10 core pages',
    'website-business-grande': 'Business Grande: Custom',
    'support-essential': 'Essential: $50; 1 site; 10 GB storage; Weekly backups; 2 content updates per month',
    'support-business':
      'Business: $99; Up to 3 sites; 50 GB storage; Twice-weekly backups; 5 content updates, 5 new products per month',
    'support-business-pro':
      'Business Pro: Custom; Unlimited sites; Unlimited storage; Daily backups; Unlimited updates, unlimited products per month',
    'training-team-essentials': 'Team Essentials: $4,999; Up to 5 members; 2 courses',
    'training-professional-team': 'Professional Team: $9,999; Up to 15 members; 4 courses',
    'training-enterprise': 'Enterprise: Custom',
    // Not in the tables of the specification, which has these services without a price.
    'managed-desk': 'Support desk: Custom',
    'managed-devices': 'Laptops and phones: Custom',
    'managed-servers': 'Server management: Custom',
    'managed-backups': 'Backups and drills: Custom',
  });
  expect(planGroups.startup.setupFee).toBe(50);
});

test('every tool of the calculator has the category and the price per person of the specification', () => {
  const pricesIn = (category: keyof typeof toolCategories) =>
    tools.flatMap((tool) => (tool.category === category ? [[tool.id, tool.pricePerUserCents / 100]] : []));
  const categories = toolCategoryIds.map((id) => [toolCategories[id], Object.fromEntries(pricesIn(id))]);
  expect(Object.fromEntries(categories)).toEqual({
    'Startup/SME Operational software': {
      'issue-tracker': 7.75,
      'team-chat': 8,
      'video-meetings': 7,
      'work-management': 10.99,
      'board-style-work': 8,
      'code-hosting': 4,
      'video-conferencing': 4,
      'erp-suite': 99,
    },
    'Knowledge/Team/Client management software': {
      'hr-suite': 35,
      'team-collaboration-suite': 5.75,
      notes: 8,
      wiki: 5.75,
      'knowledge-base': 4,
      'cloud-file-storage': 10,
    },
  });
});

test('the claims promise no more than the specification', () => {
  expect(claims).toEqual({
    saving: 'up to 30%',
    'saving-shown': 'over 30%',
    'open-source': 'up to 50%',
    uptime: '99.99%',
    monitoring: '24/7',
    promotion: '15%',
    consultation: 'one-hour',
    'free-hosting': 'up to 10 GB',
  });
});

const lines = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !/schema/.test(entry.parentPath))
  .map((entry) => join(entry.parentPath, entry.name))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => ({ file, line })),
  );
const uses = (claim: string) =>
  lines.filter(({ line }) => line.includes(`{claim:${claim}}`) || line.includes(`claims['${claim}']`));

test('only the cloud page claims the uptime', () => {
  const all = [...uses('uptime'), ...lines.filter(({ line }) => line.includes('claims.uptime'))];
  expect([...new Set(all.map(({ file }) => file))].sort()).toEqual([
    'content/pages/cloud-solutions.ts',
    'content/routes.ts',
  ]);
  expect(all.filter(({ file, line }) => file === 'content/routes.ts' && !line.includes('Cloud solutions'))).toEqual([]);
});

test('only a slide of the home page and the page on open-source tools claim what running costs less', () => {
  expect(uses('open-source').map(({ file }) => file)).toEqual([
    'content/pages/home.ts',
    'content/pages/services/startups/opensource-tech.ts',
  ]);
});

/** Lines with a claim where neither the words nor the name of the file say what it is about. */
const withoutSubject = (claim: string, subject: RegExp) =>
  uses(claim).filter(
    ({ file, line }) => !subject.test(file + line.replace(`claim:${claim}`, '').replace(`claims['${claim}']`, '')),
  );

test.each([
  ['saving', 'a whole bill', /bill/i],
  ['open-source', 'what tools and servers cost to run', /what tools and servers cost to run/],
  ['promotion', 'the first project', /first project/i],
  ['free-hosting', 'support plans', /plan|cms-website-management/i],
])('the claim %s is made of %s', (claim, _subject, words) => {
  expect(uses(claim)).not.toEqual([]);
  expect(withoutSubject(claim, words)).toEqual([]);
});

const { open, close } = HOURS.exec(site.hours)?.groups ?? {};

/* An article names no price and no hours by reference. Other ones mean new words there, and in this list. */
test.each([
  ['a-year-of-wordpress-maintenance', `Our Essential plan is ${price('support-essential')} a month`],
  ['a-year-of-wordpress-maintenance', `Business is ${price('support-business')} a month`],
  ['mvp-first-server-2-vcpu-4gb', `an 80GB SSD for ${price('vps-startup')} a month`],
  ['mvp-first-server-2-vcpu-4gb', `One Growth VPS has the same totals for ${price('vps-growth')}`],
  [
    'first-hour-with-a-consultant',
    `A Starter WordPress project costs ${price('website-starter')}, a Business one ${price('website-business')}`,
  ],
  ['first-hour-with-a-consultant', `We’re there Monday to Friday, ${open} to ${close}`],
  ['saas-custom-or-open-source', `Knowledge base, ${perUser('knowledge-base')} a user`],
  ['saas-custom-or-open-source', `Team chat, ${perUser('team-chat')} a user`],
  ['saas-custom-or-open-source', `ERP suite, ${perUser('erp-suite')} a user`],
  ['moving-files-to-nextcloud-without-losing-links', `costs ${perUser('cloud-file-storage')} a user`],
  ...(['issue-tracker', 'team-chat', 'code-hosting', 'wiki', 'cloud-file-storage'] as const).map((id) => [
    'per-user-pricing-from-10-to-60-people',
    rowOf(id),
  ]),
])('the article content/posts/%s.ts says "%s"', (slug, words) => {
  // Compared as true or false: a failure would otherwise print the whole article.
  expect(postsSnapshot.some((post) => post.slug === slug && post.html.includes(words))).toBe(true);
});

function price(id: PlanId) {
  return findOffer(id)?.price;
}

function perUser(id: ToolId) {
  return formatRoundCents(toolOf(id).pricePerUserCents);
}

function toolOf(id: ToolId) {
  return tools.find((tool) => tool.id === id) ?? tools[0];
}

function rowOf(id: ToolId) {
  const { name, pricePerUserCents, replacement, resourceCostCents, supportFeeCents } = toolOf(id);
  const ours = formatRoundCents(resourceCostCents + supportFeeCents);
  return `<td>${name}</td><td>${formatCents(pricePerUserCents)}</td><td>${replacement}</td><td>${ours}</td>`;
}
