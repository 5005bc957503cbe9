import { expect, type Page, test } from '@playwright/test';
import { accessibilityProblems } from './accessibilityProblems.ts';
import { onEveryType, pageTypes } from './pageTypes.ts';
import { isPageChecked, variantsOfRun } from './pageVariants.ts';

for (const look of variantsOfRun) {
  const { locale, colour, device } = look;
  test(`pages of all kinds are accessible and fit in ${locale}, ${colour}, on a ${device}`, async ({
    context,
  }) => {
    test.slow();
    const check = async (page: Page, type: string) =>
      expect(await accessibilityProblems(page, pageTypes[type]?.part), type).toEqual([]);
    await onEveryType(context, look, check, (place) => isPageChecked(look, place));
  });
}
