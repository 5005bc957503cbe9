import type { Page, Route } from '@playwright/test';
import { type Locale, locales } from './locales.ts';

/** URL pattern of the scripts of islands: live panels, consoles, the payment of the home page. */
export const islandScripts = '**/assets/islands/*.mjs';

/** URL pattern of scripts that the page frame loads on demand. */
export const onDemandScripts = '**/assets/on-demand/*.js';

function wait() {
  let letGo = () => {};
  const told = new Promise<void>((done) => {
    letGo = done;
  });
  return { told, letGo };
}

/** Simulates a slow network by holding requests until they are released. */
export async function holdRequests(page: Page, pattern: string) {
  const { told, letGo } = wait();
  await page.route(pattern, (route) => told.then(() => route.continue()));
  return letGo;
}

/** Lets requests through, but holds their responses until they are released. */
export async function holdResponses(page: Page, pattern: string) {
  const { told, letGo } = wait();
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    await told;
    await route.fulfill({ response });
  });
  return letGo;
}

/** Matches documentation pages. Their paths have no extension. */
const documents = /\/docs\/[^.]*$/;

/** Responds to the router's requests for documentation pages, not to navigations. Returns a function that ends this. */
export async function answerRoutes(page: Page, answer: (route: Route) => Promise<unknown>) {
  const handle = (route: Route) => (route.request().resourceType() === 'fetch' ? answer(route) : route.fallback());
  await page.route(documents, handle);
  return () => page.unroute(documents, handle);
}

/** Opens a path without its language prefix. Returns the server's response. */
export const visit = (page: Page, path: string, locale: Locale = 'pt') => page.goto(locales[locale].prefix + path);

/**
 * Waits until a page has done what it starts by itself. Chromium does not tell a page without frames that it is idle
 * (one in ten times, version 156), so the wait has a limit.
 */
export const isIdle = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 500 }), 100)));

export const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }).isMarked);

/** Whether the marked document still exists, which means that the router has loaded all pages since then. */
export const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);
