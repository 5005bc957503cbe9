import { expect, test } from '@playwright/test';
import { blockScripts, breakRendering, brokenWords } from './breakPage.ts';
import { words } from './frameWords.ts';
import { categoryPath, guidePath, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { pointAtLink, visitWithApplication } from './visit.ts';

for (const locale of localesOfRun(13)) {
  const { prefix } = locales[locale];
  const said = words[locale];

  test(`a page that does not arrive says why, and Retry fetches it, in ${locale}`, async ({ page }) => {
    await visitWithApplication(page, categoryPath, locale);
    const mend = await blockScripts(page);
    await page.getByRole('main').locator(`a[href="${prefix}${guidePath}"]`).first().click();
    const box = page.getByRole('alert');
    await expect(box).toContainText(said.loadFailed);
    await expect(box).toContainText('ChunkLoadError');
    await box.getByRole('button', { name: said.retry }).click();
    await expect(box).toContainText('ChunkLoadError');
    await mend();
    await box.getByRole('button', { name: said.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
    await expect(box).toHaveCount(0);
    await expect(page).toHaveURL(prefix + guidePath);
  });

  test(`a page that breaks says so, shows the error, and can be tried again, in ${locale}`, async ({
    page,
  }) => {
    const mend = await breakRendering(page);
    await page.goto(prefix + guidePath);
    await pointAtLink(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.crashed);
    await expect(page.getByRole('alert')).toContainText(brokenWords);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('button', { name: said.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.crashed);
    await mend();
    await page.getByRole('button', { name: said.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('where the frame itself breaks the crash page stands alone, and can be tried again', async ({
  page,
}) => {
  const mend = await breakRendering(page, 'frame');
  await page.goto(guidePath);
  await pointAtLink(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.pt.crashed);
  await expect(page.getByRole('alert')).toContainText(brokenWords);
  await mend();
  await page.getByRole('button', { name: words.pt.tryAgain }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
});

test('a page reached by the way home says that it did not arrive, with the ways out around it', async ({
  page,
}) => {
  await page.goto(guidePath);
  const bar = page.getByRole('navigation').first();
  const guides = bar.getByRole('link', { name: words.pt.guides, exact: true });
  // The page of the link that starts the application comes with it: not the one of the way home.
  await guides.hover();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await blockScripts(page);
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(words.pt.loadFailed);
  await expect(guides).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a page whose application does not arrive stays readable', async ({ page }) => {
  await blockScripts(page);
  await page.goto(guidePath);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
