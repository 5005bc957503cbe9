import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { partsOfRun } from './pageVariants.ts';

/**
 * Forces the layout of lazy parts (`content-visibility`) before the check. Marks the hidden operations, models and
 * codes whose contrast this run skips, because checking all of them takes longer than all other checks.
 * @returns number of marked parts
 */
const drawParts = (page: Page) =>
  page.evaluate(({ step, first }) => {
    const inSight = (part: Element) => {
      const { top, bottom } = part.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    };
    const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    const spared = parts
      .filter((part) => part.closest('[data-reference]'))
      .filter((part, place) => place % step !== first && !inSight(part));
    for (const part of spared) part.setAttribute('data-spared', '');
    for (const part of parts) part.style.contentVisibility = 'visible';
    return spared.length;
  }, partsOfRun);

const colours = 'color-contrast';

/** Legacy mode takes a third of the time, but ignores frames. By default axe does not check target sizes. */
const look = (page: Page, hasColours = true) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    // The page in the API panel's frame is checked separately.
    .exclude('iframe[src*="/api#"]')
    .options({
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true }, [colours]: { enabled: hasColours } },
    });

export async function accessibilityProblems(page: Page, within?: string): Promise<string[]> {
  const spared = await drawParts(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const looks = within
    ? [look(page).include(within)]
    : spared
      ? [look(page, false), look(page).withRules(colours).exclude('[data-spared]')]
      : [look(page)];
  const found = overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [];
  for (const each of looks) {
    const { violations } = await each.analyze();
    found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`));
  }
  return found;
}
