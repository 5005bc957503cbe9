import type { Page } from '@playwright/test';
import { scripts } from './visit.ts';

declare global {
  interface Window {
    /** While set, pages of {@link breakRendering} break when they are drawn. */
    drawingBroken?: boolean;
  }
}

/** What the error of a page says that {@link breakRendering} broke. */
export const brokenWords = 'The ink ran out';

/** Places in the application's scripts, as the bundler writes them, where something can be put to throw. */
const places = {
  document: /(\.h2,\{id:"[^"]*",children:)("[^"]*")/,
  frame: /("data-colour-toggle":)("")/,
};

/**
 * From now on something breaks while it is being drawn: the first heading of a document, or the navbar.
 * @returns mends it, so that trying again helps
 */
export async function breakRendering(page: Page, what: keyof typeof places = 'document') {
  await page.addInitScript(() => {
    window.drawingBroken = true;
  });
  const thrown = `(()=>{throw new Error(${JSON.stringify(brokenWords)})})()`;
  await page.route(scripts, async (route) => {
    const answer = await route.fetch();
    const script = await answer.text();
    const body = script.replace(places[what], `$1window.drawingBroken?${thrown}:$2`);
    await route.fulfill({ response: answer, body });
  });
  return async () => {
    await page.unrouteAll({ behavior: 'wait' });
    await page.evaluate(() => {
      window.drawingBroken = false;
    });
  };
}

/**
 * From now on no part of a page arrives.
 * @returns lets them arrive again
 */
export async function blockScripts(page: Page) {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}
