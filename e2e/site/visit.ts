import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from './locales.ts';

/** Scripts of the application; what stands in the HTML itself does not match. */
export const scripts = '**/assets/js/*.js';

/** A slow network: no script that is asked for from now on arrives until told to let go. */
export async function holdScripts(page: Page) {
  let letGo = () => {};
  const told = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(scripts, (route) => told.then(() => route.continue()));
  return letGo;
}

/**
 * Opens a page, stirs the mouse as its reader does, and waits until its application runs.
 * @param path without the prefix of the language
 * @returns the answer of the server
 */
export async function visit(page: Page, path: string, locale: Locale = 'pt') {
  const answer = await page.goto(locales[locale].prefix + path);
  await waitForApplication(page);
  return answer;
}

/** Moves the mouse over a page: the first sign of intent, which starts its application. */
export async function moveMouse(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Stirs the mouse and waits until the application has taken over the page. */
export async function waitForApplication(page: Page) {
  await expect(async () => {
    // Again where the page was still on its way: the first moves were then over the one before.
    await moveMouse(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 2000 });
  }).toPass();
}
