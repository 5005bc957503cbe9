import { expect, test } from '@playwright/test';
import { blockRoutes, breakIslands, brokenWords } from './breakPage.ts';
import { words } from './frameWords.ts';
import { categoryPath, guidePath, locales } from './locales.ts';
import { localesOfRun } from './pageVariants.ts';
import { visit } from './visit.ts';

for (const locale of localesOfRun(13)) {
  const { prefix, try: open, words: panelWords } = locales[locale];
  const said = words[locale];

  test(`a page that does not arrive says why, with the ways out around it, and Retry fetches it, in ${locale}`, async ({
    page,
  }) => {
    await visit(page, categoryPath, locale);
    const mend = await blockRoutes(page);
    await page.getByRole('main').locator(`a[href="${prefix}${guidePath}"]`).first().click();
    const box = page.getByRole('main').getByRole('alert');
    await expect(box).toContainText(said.loadFailed);
    await expect(box).toContainText('TypeError');
    await expect(page.getByRole('navigation').first().getByRole('link', { name: said.guides })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes(guidePath));
    await box.getByRole('button', { name: said.retry }).click();
    await failed;
    await expect(box).toContainText('TypeError');
    await mend();
    await box.getByRole('button', { name: said.retry }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Multibanco');
    await expect(box).toHaveCount(0);
    await expect(page).toHaveURL(prefix + guidePath);
    await page.goBack();
    await expect(page).toHaveURL(prefix + categoryPath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(said.payments);
  });

  test(`a part of a page that breaks says so, shows the error, and can be tried again, in ${locale} @full`, async ({
    page,
  }) => {
    await visit(page, guidePath, locale);
    const mend = await breakIslands(page);
    const panel = page.locator('[data-live-panel="payment"]');
    await panel.getByRole('button', { name: open, exact: true }).click();
    const box = panel.getByRole('status').filter({ hasText: said.crashed });
    await expect(box).toContainText(brokenWords);
    await panel.getByRole('button', { name: said.tryAgain }).click();
    await expect(box).toContainText(brokenWords);
    await mend();
    await panel.getByRole('button', { name: said.tryAgain }).click();
    await expect(panel.getByLabel(panelWords.create.amount)).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test(`an unknown path answers 404 and says so with ways out and a mail that names it, in ${locale}`, async ({
    page,
    request,
  }) => {
    const { notFound } = words[locale];
    const answer = await visit(page, '/no/such/page', locale);
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(`${notFound.title} | API documentation`);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].lang);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    await expect(main.getByText(notFound.report)).toBeVisible();
    const mail = String(await main.locator('a[href^="mailto:"]').getAttribute('href'));
    expect(new URL(mail).searchParams.get('body')).toContain(page.url());
    for (const name of notFound.ways) {
      const way = main.getByRole('link', { name, exact: true });
      const href = (await way.getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`^${locales[locale].prefix}/`));
      expect((await request.get(href)).status()).toBe(200);
    }
  });
}
