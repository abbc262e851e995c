/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claims, site } from '@/content/site';

/** Modules that may write a price or a claim: each is the one home of its facts. */
const HOMES = ['storage-keys.ts', 'plans.ts', 'site.ts', 'tools.ts', 'options.ts', 'messages.ts'];

const modules = readdirSync('content', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((file) => !HOMES.includes(file.replace(/^content./, '')) && !/content.(schema|posts)./.test(file));

const claimed = [claims.saving, claims['saving-shown'], claims['open-source'], claims.uptime, claims['free-hosting']];

/** Writes of a fact that has its home elsewhere: `{price:…}`, `{claim:…}` or an import stands for it. */
const forbidden: { name: string; pattern: RegExp }[] = [
  { name: 'a price', pattern: /\$\s?\d/ },
  { name: 'a claim', pattern: new RegExp(claimed.map((claim) => claim.replace(/[.%]/g, '\\$&')).join('|')) },
  { name: 'the promotion', pattern: /\b15\s?%/ },
  { name: 'the monitoring claim', pattern: /\b24\/7\b/ },
  { name: 'a setup fee', pattern: /setup fee of|one-time fee of/i },
  { name: 'the hours', pattern: /\d:\d\d [AP]M/ },
  {
    name: 'how many plans or tools there are',
    pattern: /\b(three|four|five|six)( project)? (sizes|plans)\b|fourteen/i,
  },
  { name: 'the city of an office', pattern: new RegExp(site.offices.map(({ city }) => city).join('|')) },
  { name: 'a storage key', pattern: /['"`](trackingConsent|visitHistory)/ },
];

test.each(forbidden)('no content module types $name by hand', ({ pattern }) => {
  const hits = modules.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(hits).toEqual([]);
});
