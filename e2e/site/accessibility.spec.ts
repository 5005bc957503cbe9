import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { isSeen, looksOfRun } from './looks.ts';
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

for (const look of looksOfRun) {
  const { locale, colour, device } = look;
  test(`pages of all kinds are accessible and fit in ${locale}, ${colour}, on a ${device}`, async ({
    context,
  }) => {
    test.slow();
    const check = async (page: Page, type: string) => expect(await problemsOf(page), type).toEqual([]);
    await onEveryType(context, look, check, (place) => isSeen(look, place));
  });
}
