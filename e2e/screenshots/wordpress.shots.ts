import { expect, type Page, test } from '@playwright/test';
import { pictureScale } from '../../tools/screenshots/overview.mjs';
import { languages, login, openWordPress } from '../../tools/screenshots/wordpress/wordpress.mjs';
import { localeIds } from '../site/locales.ts';
import { keepPicture } from './webp.ts';

test.use({ viewport: { width: 440, height: 700 }, deviceScaleFactor: pictureScale, reducedMotion: 'reduce' });

/** WordPress has no dark mode: both modes of the site show the same picture. */
const colours = ['light', 'dark'];

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/wp-login.php`);
  await page.locator('#user_login').fill(login);
  await page.locator('#user_pass').fill(login);
  await page.locator('#wp-submit').click();
  await page.waitForURL('**/wp-admin/');
}

test('pictures of the list of plugins, before and after activation', async ({ page, context }) => {
  test.slow();
  const wordPress = await openWordPress();
  try {
    const blank = await context.newPage();
    await page.bringToFront();
    await logIn(page, wordPress.url);
    for (const locale of localeIds) {
      wordPress.speak(locale);
      await page.goto(`${wordPress.url}/wp-admin/plugins.php`);
      const take = async (name: string) => {
        // The second half of the list repeats its heading; the boxes act on several plugins at once.
        await page.addStyleTag({ content: 'tfoot, .check-column { display: none !important }' });
        const png = await page.locator('.wp-list-table').screenshot({ animations: 'disabled' });
        for (const colour of colours) await keepPicture(blank, png, { locale, name, colour });
      };
      await take('wordpress-activate');
      await page.locator('.activate a').click();
      await expect(page.locator('.deactivate a')).toBeVisible();
      const { name, settings } = languages[locale];
      for (const text of [name, settings]) await expect(page.locator('.wp-list-table')).toContainText(text);
      await take('wordpress-settings');
    }
  } finally {
    await wordPress.close();
  }
});
