/**
 * `npm run check:words`: lists what rules find in the words of the site, and exits with 1 if a line has no answer in
 * lib/words/known-findings.ts. With --pages it prints a table of the pages. The build does not depend on it.
 */
import { unanswered } from '@/lib/words/answers';
import { knownFindings } from '@/lib/words/known-findings';
import { readPages } from '@/lib/words/page-words';
import { readingLevel } from '@/lib/words/reading-level';
import { findInPages, forbiddenWords, triadsIn } from '@/lib/words/rules';
import { markdownTable } from './markdown-table';
import { readOptions } from './read-options';
import { readTextsOutsidePages } from './texts-outside-pages';

const values = readOptions({ pages: { type: 'boolean', default: false } });
const pages = readPages();

if (values.pages) {
  const rows = pages.map(({ path, headings, sentences }) => [
    path,
    String(headings.length),
    String(sentences.join(' ').split(' ').length),
    readingLevel(sentences).toFixed(1),
    String(sentences.flatMap(triadsIn).length),
  ]);
  console.log(`${markdownTable(['page', 'headings', 'words', 'grade', 'triads'], rows)}\n`);
}

const findings = [
  ...findInPages(pages),
  ...readTextsOutsidePages().flatMap(({ file, texts }) => forbiddenWords(file, texts)),
];
const open = unanswered(findings, knownFindings);
for (const rule of new Set(open.map((finding) => finding.rule))) {
  const lines = open.filter((finding) => finding.rule === rule);
  console.log(`${rule} (${lines.length})`);
  for (const { place, text } of lines) console.log(`  ${place}: ${text}`);
}
if (open.length > 0) {
  console.log(`\n${open.length} lines. Change the words, or answer the line in lib/words/known-findings.ts.`);
  process.exitCode = 1;
} else console.log(`No open line; ${findings.length} are answered in lib/words/known-findings.ts.`);
