import { expect, type Page, test } from '@playwright/test';
import { isSeen, looksOfRun } from './looks.ts';
import { onEveryType } from './pageTypes.ts';
import { problemsOf } from './problems.ts';

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
