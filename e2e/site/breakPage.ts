import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteFolder } from '../../tools/run/build.mjs';
import { scripts } from './visit.ts';

declare global {
  interface Window {
    /** While set, pages of {@link breakRendering} break when they are drawn. */
    drawingBroken?: boolean;
  }
}

/** What the error of a page says that {@link breakRendering} broke. */
export const brokenWords = 'The ink ran out';

/** Positions in the bundled scripts where a throw is inserted. */
const places = {
  document: /(\.h2,\{id:"[^"]*",children:)("[^"]*")/,
  frame: /("data-colour-toggle":)("")/,
};

/**
 * Makes rendering fail from now on: of the first heading of a document, or of the navbar.
 * @returns a function that repairs it, so that a retry succeeds
 */
export async function breakRendering(page: Page, what: keyof typeof places = 'document') {
  await page.addInitScript(() => {
    window.drawingBroken = true;
  });
  const thrown = `(()=>{throw new Error(${JSON.stringify(brokenWords)})})()`;
  await page.route(scripts, async (route) => {
    // From the build: fetched again, some of them came five seconds later.
    const script = await readFile(join(siteFolder, new URL(route.request().url()).pathname), 'utf8');
    const body = script.replace(places[what], `$1window.drawingBroken?${thrown}:$2`);
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => {
      window.drawingBroken = false;
    });
  };
}

/**
 * Blocks all scripts of pages from now on.
 * @returns a function that unblocks them
 */
export async function blockScripts(page: Page) {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}
