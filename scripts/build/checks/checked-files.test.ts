import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../temporary-folder-fixture';
import { contentCache } from '../content-cache';
import { fileChecks } from './checked-files';

const SITE = 'https://www.example.com';
let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const page = (body: string) => ({
  file: 'about.html',
  text: `<!DOCTYPE html><html lang="en"><head><title>About</title></head><body><h1>About</h1>${body}</body></html>`,
});

/** Checks the pages as one build does, and keeps what passed. */
async function build(...bodies: string[]) {
  const checks = await fileChecks(SITE, contentCache(folder));
  const checked = [];
  for (const body of bodies) checked.push(await checks.check(page(body)));
  await checks.save();
  return checked;
}

test('a page that passed is not checked again, until its content changes', async () => {
  const [first] = await build('<p id="words">Words</p>');
  expect(first).toMatchObject({ facts: { route: '/about', ids: ['words'] }, problems: [] });
  // As a mark: only facts from the cache have this id.
  const [kept = ''] = await readdir(folder);
  const facts = await readFile(join(folder, kept), 'utf8');
  await writeFile(join(folder, kept), facts.replace('"words"', '"from-the-cache"'));
  const [again, changed] = await build('<p id="words">Words</p>', '<p id="others">Words</p>');
  expect(again?.facts?.ids).toEqual(['from-the-cache']);
  expect(changed?.facts?.ids).toEqual(['others']);
});

test('a page with invalid HTML is named with rule and place, in every build until it is mended', async () => {
  const line =
    'out/about.html: <p> element is not permitted as content under <ul> (element-permitted-content), at html > body > ul > p';
  for (let time = 0; time < 2; time += 1) expect((await build('<ul><p>Words</p></ul>'))[0]?.problems).toEqual([line]);
});
