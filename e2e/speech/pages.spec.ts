import { copyTexts } from '@/content/texts/copy';
import { peopleTexts } from '@/content/texts/people';
import { consentTexts } from '@/content/texts/privacy';
import { exactly } from './exactly';
import { expect, test } from './fixtures';

test('home is read slide by slide, in order, while the slides change by themselves', async ({ reader, visit }) => {
  await visit('/');
  const subtitles = await reader.page.$$eval('.slideshow .subtitle', (found) => found.map((each) => each.textContent));
  const shown = () => reader.page.$eval('.slide[data-active="true"]', (slide) => slide.ariaLabel);
  const nextSlide = async () =>
    reader.page.waitForFunction(
      (label) => document.querySelector('.slide[data-active="true"]')?.ariaLabel !== label,
      {},
      await shown(),
    );
  let heard = '';
  for (const subtitle of subtitles) {
    heard += await reader.until('Down', exactly(subtitle));
    if (subtitle === subtitles[1]) await nextSlide();
  }
  expect(subtitles.map((subtitle) => heard.split(`slide. ${subtitle}.`).length - 1)).toEqual([1, 1, 1, 1, 1]);
  await reader.until('Down', /Where the 30%/);
});

test('each key on a tool of the calculator is followed by the new total', async ({ reader, visit }) => {
  await visit('/savings-calculator');
  await reader.until('x', /Issue tracker.*check box/);
  for (const tools of ['3 tools', '2 tools', '3 tools']) {
    await reader.press('space');
    await reader.hears(new RegExp(`\\$[\\d,.]+ a month.*${tools}`));
  }
});

test('a team that is too large for the price list is heard to be', async ({ reader, visit }) => {
  await visit('/services');
  const box = new RegExp(peopleTexts.yourTeam);
  await reader.until('e', box);
  // Reached by Tab, the box takes the keys.
  await reader.press('shift+Tab');
  await reader.hears(/people fewer/);
  await reader.until('Tab', box);
  for (const size of ['4', '40']) {
    await reader.press(size.slice(-1));
    await reader.hears(new RegExp(`${size} people`));
  }
  await reader.press('0');
  await reader.hears(/The largest team here is 100/);
});

test('the privacy question is asked on a first visit, and the answer is told', async ({ reader, visit }) => {
  await visit('/about', { isFirst: true });
  await reader.until('Tab', exactly(consentTexts.reject));
  await reader.press('Return');
  await reader.hears(exactly(consentTexts.rejected));
});

test('a group of the menu says that it is open', async ({ reader, visit }) => {
  await visit('/about');
  await reader.until('b', /Services.*collapsed/);
  await reader.press('space');
  await reader.hears(/expanded/);
  await reader.until('Tab', /SaaS development/i);
});

test('what is put on the bill and crossed out is told with the sum, and reading goes on from the button', async ({
  reader,
  visit,
}) => {
  await visit('/managed-services');
  await reader.until('b', /Add to my bill/);
  await reader.press('space');
  await reader.hears(/Startup VPS is on your bill.*\$[\d,.]+ a month/);
  await reader.press('Down');
  await reader.hears(/Growth VPS heading/);
  await reader.until('shift+b', /My bill/);
  await reader.press('Return');
  await reader.hears(/Every month \$[\d,.]+/);
  await reader.until('Tab', /Cross out Startup VPS/);
  await reader.press('space');
  await reader.hears(/Startup VPS is crossed out/);
});

test('a copied link is told once', async ({ reader, visit }) => {
  await visit('/about/blogs');
  await reader.until('b', /Copy link/);
  await reader.press('space');
  await reader.hears(exactly(copyTexts.linkCopied));
  expect((await reader.answer()).split(copyTexts.linkCopied).length - 1).toBe(1);
});
