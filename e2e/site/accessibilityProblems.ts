import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { partsOfRun } from './pageVariants.ts';

/**
 * What is drawn only when it comes into sight has no edges and no colours to look at before. Those operations, models
 * and codes of the reference are marked whose colours this run leaves to another, unless they are in sight: to compare
 * them all takes longer than everything else on every kind of page.
 * @returns how many were marked
 */
const drawParts = (page: Page) =>
  page.evaluate(({ step, first }) => {
    const inSight = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const parts = [...document.querySelectorAll<HTMLElement>('[data-reference] *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    const spared = parts.filter((part, place) => place % step !== first && !inSight(part));
    for (const part of spared) part.setAttribute('data-spared', '');
    for (const part of parts) part.style.contentVisibility = 'visible';
    return spared.length;
  }, partsOfRun);

/** No frames of other origins, so the plain way of looking is enough, in a third of the time. */
const look = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    // What the API panel frames is a page of its own, and is looked at by itself.
    .exclude('iframe[src*="/api#"]')
    .options({ resultTypes: ['violations'] });

const colours = 'color-contrast';

/** What keeps somebody from using a page as it stands: broken rules of accessibility, and text beyond its edge. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const spared = await drawParts(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const looks = spared
    ? [look(page).disableRules(colours), look(page).withRules(colours).exclude('[data-spared]')]
    : [look(page)];
  const found = overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
  for (const each of looks) {
    const { violations } = await each.analyze();
    found.push(
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
    );
  }
  return found;
}
