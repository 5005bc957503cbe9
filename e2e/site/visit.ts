import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from './locales.ts';

/** URL pattern of the application's scripts, without inline ones. */
export const scripts = '**/assets/js/*.js';

/** URL pattern of the scripts that a page fetches when its reader needs them, application or not. */
export const onDemandScripts = '**/assets/on-demand/*.js';

/** Simulates a slow network: holds requests until released. */
export async function holdRequests(page: Page, pattern: string) {
  let letGo = () => {};
  const told = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(pattern, (route) => told.then(() => route.continue()));
  return letGo;
}

/** Holds all scripts of the application until released. */
export const holdScripts = (page: Page) => holdRequests(page, scripts);

/** For what a busy machine may take long over: the first console of a page reads its whole description. */
export const patient = { timeout: 30_000 };

/** Opens a page whose application never arrives; that of a page in its frame does. */
export async function openWithoutApplication(page: Page, path: string): Promise<void> {
  await page.route(scripts, (route) =>
    route.request().frame() === page.mainFrame() ? route.abort() : route.fallback(),
  );
  await page.goto(path);
}

/**
 * Opens a page, as it comes.
 * @param path without the prefix of the language
 * @returns the server's response
 */
export const visit = (page: Page, path: string, locale: Locale = 'pt') =>
  page.goto(locales[locale].prefix + path);

/** Opens a page, points at a link, and waits until its application runs, which takes as long as everything else. */
export async function visitWithApplication(page: Page, path: string, locale: Locale = 'pt') {
  await visit(page, path, locale);
  await waitForApplication(page);
}

/** Moves the mouse to a link of a page, which starts its application. */
export async function pointAtLink(page: Page) {
  await page.mouse.move(1, 1);
  await page.locator('a.navbar__brand').first().hover();
}

/** Points at a link and waits until the page is hydrated. */
export async function waitForApplication(page: Page) {
  await expect(async () => {
    // Repeated, because the first moves may have hit the previous page.
    await pointAtLink(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 2000 });
  }).toPass();
}
