import { expect, test } from '@playwright/test';
import { words } from './frameWords.ts';
import { guidePath } from './locales.ts';
import { scripts, visit } from './visit.ts';

test('a dismissed announcement is hidden before the application runs', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: words.pt.dismiss }).click();
  await page.route(scripts, (route) => route.abort());
  await page.goto(`/en${guidePath}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('SOAP service is deprecated')).toBeHidden();
});
