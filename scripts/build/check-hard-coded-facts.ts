import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claims, site } from '@/content/site';
import { offers } from '@/lib/money/offers';
import { countOf } from '@/lib/text/count-of';

/** Modules that may state a price or a claim: each is the source of its facts. */
const SOURCES = ['storage-keys.ts', 'plans.ts', 'site.ts', 'tools.ts', 'options.ts'];

/** Modules shown as typed: the figures of a client's quote or project are the client's own, and no token could stand for them. */
const CLIENTS_WORDS = ['testimonials.ts', 'portfolio.ts'];

function quotingModules(): string[] {
  return readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => ![...SOURCES, ...CLIENTS_WORDS].includes(file.replace(/^content./, '')))
    .filter((file) => !/content.(schema|posts)./.test(file));
}

const claimed = [
  claims.saving,
  claims['saving-shown'],
  claims['open-source'],
  claims.uptime,
  claims['free-hosting'],
  claims.consultation,
];

/** Without names of one word, such as 'Business', and of managed services: they are ordinary words too. */
const planNames = offers.flatMap(({ group, name }) => (group !== 'managed' && name.includes(' ') ? [name] : []));

/** Facts that text must quote as `{price:…}`, `{claim:…}` or an import. `except`: a module whose texts are shown as typed. */
const forbidden: { name: string; pattern: RegExp; except?: string }[] = [
  { name: 'a price', pattern: /\$\s?\d/ },
  { name: 'a claim', pattern: new RegExp(claimed.map((claim) => claim.replace(/[.%]/g, '\\$&')).join('|')) },
  { name: 'the promotion', pattern: /\b15\s?%/ },
  { name: 'the monitoring claim', pattern: /\b24\/7\b/ },
  { name: 'a setup fee', pattern: /setup fee of|one-time fee of/i },
  { name: 'the hours', pattern: /\d:\d\d [AP]M/ },
  {
    name: 'the number of plans or tools',
    pattern: new RegExp(`\\b(three|four|five|six)( project)? (sizes|plans)\\b|\\b${countOf('tools')}\\b`, 'i'),
  },
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

/** A line for each line of a module that states a fact which may change: text quotes it by a token, code imports it. */
export function checkHardCodedFacts(files: readonly string[] = quotingModules()): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        forbidden
          .filter(({ pattern, except }) => file !== except && pattern.test(line))
          .map(
            ({ name }) =>
              `${file}:${index + 1}: expected ${name} as a token (docs/editing.md), received '${line.trim()}'`,
          ),
      ),
  );
}
