/** `npm run budgets`: docs/budgets.md anew, from the export that is in out/. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { budgetsPage } from './checks/budgets-page';
import { measureSizes } from './checks/size-table';
import { listFiles } from './export/export-files';
import { requireExport } from './require-export';

const ROOT = 'out';
const FILE = 'docs/budgets.md';

await requireExport();
const files = (await listFiles(ROOT)).filter((file) => file.endsWith('.html'));
const pages = await Promise.all(files.map(async (file) => ({ file, html: await readFile(join(ROOT, file), 'utf8') })));
await writeFile(FILE, budgetsPage(await measureSizes(ROOT, pages)));
console.log(`${FILE} holds the sizes of ${pages.length} pages.`);
