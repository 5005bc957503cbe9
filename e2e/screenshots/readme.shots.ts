import { expect, test } from '@playwright/test';
import { at } from '../../tools/run/paths.mjs';
import { guidePath, locales } from '../site/locales.ts';

test.use({ viewport: { width: 1440, height: 1000 }, colorScheme: 'light' });

/** Takes the picture in the README: a guide with a paid reference and its signed webhook. */
test('the Multibanco guide with its live panel', async ({ page }) => {
  const { prefix, words, try: start } = locales.en;
  await page.goto(prefix + guidePath);
  const live = page.locator('[data-live-panel="payment"]');
  await live.getByRole('button', { name: start, exact: true }).click();
  await page.getByRole('button', { name: words.device.atm.create }).click();
  await page.getByRole('button', { name: words.atm.pay, exact: true }).click();
  await expect(page.getByText(words.signature.valid).first()).toBeVisible();
  await page
    .getByRole('heading', { name: words.device.atm.pay })
    .first()
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  await page.screenshot({ path: at('docs', 'guide.png'), animations: 'disabled', caret: 'hide' });
});
