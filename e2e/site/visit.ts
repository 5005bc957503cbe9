import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from './locales.ts';

/** Scripts of the application; what stands in the HTML itself does not match. */
export const scripts = '**/assets/js/*.js';

/**
 * Opens a page, stirs the mouse over it as a reader does, and waits until its application runs.
 * @param path without the prefix of the language
 * @returns the answer of the server
 */
export async function visit(page: Page, path: string, locale: Locale = 'pt') {
  const answer = await page.goto(locales[locale].prefix + path);
  await running(page);
  return answer;
}

/** Waits until the application, which a first sign of intent starts, has taken over the page. */
export async function running(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
