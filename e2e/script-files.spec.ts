import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { fontsOf, pageFiles } from '@/scripts/build/next-output/page-files';
import { openReady } from './pages';

/** The files of an exported page by its route. */
const filesOf = async (path: string) => pageFiles(await readFile(`out${path === '/' ? '/index' : path}.html`, 'utf8'));

for (const path of ['/', '/services/software/saas-development', '/savings-calculator', '/contact', '/about/blogs']) {
  test(`${path} loads the files that its budget counts, and no other`, async ({ page }) => {
    const loaded = { script: new Set<string>(), stylesheet: new Set<string>(), font: new Set<string>() };
    page.on('request', (request) => {
      const kind = request.resourceType();
      if (kind === 'script' || kind === 'stylesheet' || kind === 'font')
        loaded[kind].add(new URL(request.url()).pathname);
    });
    await openReady(page, path);
    await page.waitForLoadState('networkidle');
    const { styles, scriptBefore, runtime } = await filesOf(path);
    const sheets = await Promise.all(
      styles.map(async (sheet) => fontsOf(await readFile(`out${sheet}`, 'utf8'), sheet)),
    );
    expect([...loaded.script].sort()).toEqual([...scriptBefore, ...runtime].sort());
    expect([...loaded.stylesheet].sort()).toEqual([...styles].sort());
    for (const font of loaded.font) expect(sheets.flat()).toContain(font);
  });
}
