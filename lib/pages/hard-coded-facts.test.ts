import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claims, site } from '@/content/site';
import { offers } from '@/lib/money/offers';
import { countOf } from '@/lib/text/count-of';

/** Modules that may state a price or a claim: each is the source of its facts. */
const SOURCES = ['storage-keys.ts', 'plans.ts', 'site.ts', 'tools.ts', 'options.ts'];

/** Modules shown as typed: the figures of a client's quote or project are the client's own, and no token could stand for them. */
const CLIENTS_WORDS = ['testimonials.ts', 'portfolio.ts'];

const modules = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => ![...SOURCES, ...CLIENTS_WORDS].includes(file.replace(/^content./, '')))
  .filter((file) => !/content.(schema|posts)./.test(file));

const claimed = [
  claims.saving,
  claims['saving-shown'],
  claims['open-source'],
  claims.uptime,
  claims['free-hosting'],
  claims.consultation,
];

/** Without names of one word, such as 'Business': they are ordinary words too. */
const planNames = offers.map(({ name }) => name).filter((name) => name.includes(' '));

/** Facts that text must quote as `{price:…}`, `{claim:…}` or an import. `except`: a module whose texts are shown as typed. */
const forbidden: { name: string; pattern: RegExp; except?: string }[] = [
  { name: 'a price', pattern: /\$\s?\d/ },
  { name: 'a claim', pattern: new RegExp(claimed.map((claim) => claim.replace(/[.%]/g, '\\$&')).join('|')) },
  { name: 'the promotion', pattern: /\b15\s?%/ },
  { name: 'the monitoring claim', pattern: /\b24\/7\b/ },
  { name: 'a setup fee', pattern: /setup fee of|one-time fee of/i },
  { name: 'the hours', pattern: /\d:\d\d [AP]M/ },
  { name: 'the number of plans or tools', pattern: /\b(three|four|five|six)( project)? (sizes|plans)\b|fourteen/i },
  {
    name: 'the number of services of a group',
    pattern:
      /\b(four|five|six|seven|eight|nine) (services|kinds of|things you can)\b|\b(any|which) of the (four|five|six|seven|eight|nine)\b/i,
  },
  { name: 'the name of a plan', pattern: new RegExp(`\\b(${planNames.join('|')})\\b`), except: 'content/routes.ts' },
  {
    name: 'the number of industries in a heading',
    pattern: new RegExp(`heading: .*\\b${countOf('industries')}\\b`, 'i'),
  },
  { name: 'the city of an office', pattern: new RegExp(site.offices.map(({ city }) => city).join('|')) },
  { name: 'a storage key', pattern: /['"`](trackingConsent|visitHistory)/ },
];

test.each(forbidden)('no content module hard-codes $name', ({ pattern, except }) => {
  const hits = modules
    .filter((file) => file !== except)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
  expect(hits).toEqual([]);
});

/** Where git holds code, tests, styles, pictures as text and settings. */
const FOLDERS = ['.github', 'app', 'components', 'content', 'e2e', 'lib', 'ops', 'scripts'];
const FILES = /\.(ts|tsx|mjs|css|svg|yml)$|^(package\.json|\.env\.example)$/;

test("the company's name is in content/site.ts alone: elsewhere it is site.name, or {site:name} in a page", () => {
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const files = [...readdirSync('.'), ...below].filter((file) => FILES.test(file) && file !== 'next-env.d.ts');
  expect(files.filter((file) => readFileSync(file, 'utf8').includes(site.name))).toEqual(['content/site.ts']);
  expect(readFileSync('README.md', 'utf8')).toMatch(`# ${site.name}’s website`);
});
