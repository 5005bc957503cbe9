import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from './locales.ts';

/** Scripts of the application; what stands in the HTML itself does not match. */
export const scripts = '**/assets/js/*.js';

/**
 * Opens a page and waits until its application runs.
 * @param path without the prefix of the language
 * @returns the answer of the server
 */
export async function visit(page: Page, path: string, locale: Locale = 'pt') {
  const answer = await page.goto(locales[locale].prefix + path);
  await running(page);
  return answer;
}

/** Waits until the application has taken over the page. */
export async function running(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
