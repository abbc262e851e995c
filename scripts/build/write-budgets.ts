/** `npm run budgets`: writes docs/budgets.md from the export in out/. */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exceptions, usualBudget } from './checks/budgets';
import { readPageFacts } from './checks/page-facts';
import { figureKeys, figureNames, figureText, measureSizes, type PageSizes, sizeTable } from './checks/size-table';
import { listFiles } from './export/export-files';
import { requireExport } from './require-export';

const ROOT = 'out';
const FILE = 'docs/budgets.md';

await requireExport();
const files = (await listFiles(ROOT)).filter((file) => file.endsWith('.html'));
const pages = files.map((file) => readPageFacts({ file, html: readFileSync(join(ROOT, file), 'utf8') }, ''));
await writeFile(FILE, budgetsPage(await measureSizes(ROOT, pages)));
console.log(`${FILE} holds the sizes of ${pages.length} pages.`);

/** The text of docs/budgets.md: the budgets, and the sizes of each page. */
function budgetsPage(sizes: readonly PageSizes[]): string {
  const reasons = exceptions.map(({ routes, budget, why }) => {
    const raised = figureKeys.flatMap((name) => {
      const most = budget[name];
      return most === undefined ? [] : `${figureNames[name]} ${figureText(most)}`;
    });
    return `- ${routes.map((route) => `\`${route}\``).join(', ')}: ${raised.join(', ')}; ${why}.`;
  });
  return `# What a page costs

Written by \`npm run budgets\` from the export in out/. Bytes as a host sends them: text as precompressed brotli, fonts and images as
they are. "Before load" is everything that loads before the page's load event. Next's runtime loads after it, when the browser is
idle or at the first touch, key or pointer, and adds to "script in all". Fonts are the three faces, without the files of rarer characters;
images are those that load without scrolling.

The budgets are in scripts/build/checks/budgets.ts, and every build ends with an error at the first page over them. They hold for every page
but these:

${reasons.join('\n')}

${sizeTable([{ route: 'every page, at most', ...usualBudget }, ...sizes])}
`;
}
