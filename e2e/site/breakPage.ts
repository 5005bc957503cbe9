import type { Page } from '@playwright/test';
import { answerRoutes, islandScripts } from './visit.ts';

/** Error message of an island that {@link breakIslands} broke. */
export const brokenWords = 'The ink ran out';

/** Makes islands fail to render. Returns a function that repairs them, after which a retry succeeds. */
export async function breakIslands(page: Page) {
  await page.evaluate((message) => {
    const { createElement } = Document.prototype;
    Document.prototype.createElement = function (this: Document, name: string, options?: object) {
      if (name === 'input') throw new Error(message);
      return createElement.call(this, name, options);
    } as typeof createElement;
    Object.assign(window, { repair: () => Object.assign(Document.prototype, { createElement }) });
  }, brokenWords);
  return () => page.evaluate(() => (window as unknown as { repair(): void }).repair());
}

/** Blocks the scripts of islands. Returns a function that unblocks them. */
export async function blockIslands(page: Page) {
  await page.route(islandScripts, (route) => route.abort());
  return () => page.unroute(islandScripts);
}

/** Blocks the pages that the router fetches. Returns a function that unblocks them. */
export const blockRoutes = (page: Page) => answerRoutes(page, (route) => route.abort());
