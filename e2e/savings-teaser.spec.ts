import { expect, test } from '@playwright/test';
import { tools } from '@/content/tools';
import { openReady } from './pages';

const teasers = [
  {
    path: '/startup-services',
    first: { people: '12 people', kept: '$207.88' },
    unticked: 'Work management',
    leadsTo: '/savings-calculator?people=40&tools=team-chat,cloud-file-storage',
    // (8 + 10) x 40 = 720 against 35 + 15 + 30 + 10 = 90.
    kept: '$630.00',
  },
  {
    path: '/managed-services',
    first: { people: '60 people', kept: '$2,655.00' },
    unticked: 'HR suite',
    leadsTo: '/savings-calculator?people=40&tools=issue-tracker,wiki',
    // (7.75 + 5.75) x 40 = 540 against 2 x 50.
    kept: '$440.00',
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path, first, unticked, leadsTo, kept } of teasers) {
  test(`${path}: three tools and a slider show a live bill, which leads to the calculator with its state`, async ({
    page,
  }) => {
    await openReady(page, path);
    const teaser = page.locator('.teaser');
    await expect(teaser.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await expect(teaser.locator('.receipt')).toContainText(first.people);
    await expect(teaser.locator('.kept')).toHaveText(first.kept);

    await teaser.getByRole('checkbox', { name: new RegExp(`^${unticked}`) }).uncheck();
    await teaser.getByRole('textbox', { name: /as a number/ }).fill('40');
    await expect(teaser.locator('.receipt')).toContainText('40 people');
    await expect(teaser.locator('.kept')).toHaveText(kept);
    await expect(page).toHaveURL(path);

    await teaser.getByRole('slider').press('ArrowRight');
    await expect(teaser.locator('.receipt')).toContainText('41 people');
    await teaser.getByRole('slider').press('ArrowLeft');
    await teaser.getByRole('link', { name: `Go on with all ${tools.length} tools` }).click();
    await expect(page).toHaveURL(leadsTo);
    await expect(page.locator('#receipt .kept')).toHaveText(kept);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  });
}
