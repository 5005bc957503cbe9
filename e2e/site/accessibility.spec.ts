import { expect, type Page, test } from '@playwright/test';
import { problemsOf } from './accessibilityProblems.ts';
import { onEveryType } from './pageTypes.ts';
import { isSeen, looksOfRun } from './pageVariants.ts';

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
