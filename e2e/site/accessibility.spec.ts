import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { looks, pairwiseLooks } from './looks.ts';
import { onEveryType } from './pageTypes.ts';

async function problemsOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // No frames of other origins, so the plain way of looking is enough, in a third of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return [
    ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`),
  ];
}

for (const look of process.env.TEST_FULL ? looks : pairwiseLooks) {
  const { locale, colour, device } = look;
  test(`every kind of page is accessible and fits in ${locale}, ${colour}, on a ${device}`, async ({
    context,
  }) => {
    test.slow();
    await onEveryType(context, look, async (page, type) => {
      expect(await problemsOf(page), type).toEqual([]);
    });
  });
}
