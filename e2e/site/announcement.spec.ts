import { expect, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { guidePath, localeIds, locales } from './locales.ts';
import { scripts, visit } from './visit.ts';

for (const locale of localeIds) {
  test(`the announcement can be dismissed and stays away, in ${locale}`, async ({ page }) => {
    const { announcement, dismiss } = words[locale];
    const bar = page.getByRole('complementary', { name: announcement });
    await visit(page, guidePath, locale);
    await expect(bar).toContainText('SOAP');
    await expect(bar.getByRole('link')).toHaveAttribute('href', `${locales[locale].prefix}/api`);
    await bar.getByRole('button', { name: dismiss }).click();
    await expect(bar).toBeHidden();
    await visit(page, '/', locale);
    await expect(bar).toBeHidden();
  });
}

test('a dismissed announcement is hidden before the application runs', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: words.pt.dismiss }).click();
  await page.route(scripts, (route) => route.abort());
  await page.goto(`/en${guidePath}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('SOAP service is deprecated')).toBeHidden();
});
