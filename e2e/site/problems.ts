import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What keeps somebody from using a page as it stands: broken rules of accessibility, and text beyond its edge. */
export async function problemsOf(page: Page): Promise<string[]> {
  // What is drawn only when it comes into sight has no colours to compare before.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-reference] *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // No frames of other origins, so the plain way of looking is enough, in a third of the time.
  // What the API panel frames is a page of its own, and is looked at by itself.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('iframe[src*="/api#"]')
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return [
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
  ];
}
