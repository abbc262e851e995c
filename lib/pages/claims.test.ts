import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PlanId, planGroups } from '@/content/plans';
import { postsSnapshot } from '@/content/posts/index';
import { claims } from '@/content/site';
import { tools } from '@/content/tools';
import { findOffer } from '@/lib/money/offers';

/* The figures are typed from the specification, sections 1 and 9. docs/claims.md says where the site shows each. */

test('every plan costs what the specification says', () => {
  const prices = Object.values(planGroups).flatMap(({ plans }) => plans.map(({ id, price }) => [id, price]));
  expect(Object.fromEntries(prices)).toEqual({
    'vps-startup': 30,
    'vps-growth': 65,
    'vps-scale': 135,
    'startup-build': 100,
    'startup-launch': 299,
    'startup-boost': 699,
    'startup-enterprise': 'Custom',
    'website-starter': 599,
    'website-business': 1999,
    'website-business-pro': 5999,
    'website-business-grande': 'Custom',
    'support-essential': 50,
    'support-business': 99,
    'support-business-pro': 'Custom',
    'training-team-essentials': 4999,
    'training-professional-team': 9999,
    'training-enterprise': 'Custom',
  });
  expect(planGroups.startup.setupFee).toBe(50);
});

test('every tool of the calculator has the price per person of the specification', () => {
  expect(Object.fromEntries(tools.map(({ id, pricePerUserCents }) => [id, pricePerUserCents / 100]))).toEqual({
    'issue-tracker': 7.75,
    'team-chat': 8,
    'video-meetings': 7,
    'work-management': 10.99,
    'board-style-work': 8,
    'code-hosting': 4,
    'video-conferencing': 4,
    'erp-suite': 99,
    'hr-suite': 35,
    'team-collaboration-suite': 5.75,
    notes: 8,
    wiki: 5.75,
    'knowledge-base': 4,
    'cloud-file-storage': 10,
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

/** Lines with a claim where neither the words nor the name of the file say what it is about. */
const withoutSubject = (claim: string, subject: RegExp) =>
  uses(claim).filter(
    ({ file, line }) => !subject.test(file + line.replace(`claim:${claim}`, '').replace(`claims['${claim}']`, '')),
  );

test('up to 50% is said of open-source tools in place of tools that cost a fee per person', () => {
  expect(uses('open-source')).not.toEqual([]);
  expect(withoutSubject('open-source', /open[- ]source|per person/i)).toEqual([]);
});

test('free hosting is said of support plans', () => {
  expect(uses('free-hosting')).not.toEqual([]);
  expect(withoutSubject('free-hosting', /plan|cms-website-management/i)).toEqual([]);
});

test('articles quote plans at their price', () => {
  const text = postsSnapshot.map(({ html }) => html).join();
  const price = (id: PlanId) => findOffer(id)?.price;
  expect(text).toContain(`Our Essential plan is ${price('support-essential')} a month`);
  expect(text).toContain(`Business is ${price('support-business')} a month`);
  expect(text).toContain(`an 80GB SSD for ${price('vps-startup')} a month`);
  expect(text).toContain(`One Growth VPS has the same totals for ${price('vps-growth')}`);
  expect(text).toContain(
    `A Starter WordPress project costs ${price('website-starter')}, a Business one ${price('website-business')}`,
  );
});
