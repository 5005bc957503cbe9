import { expect, type Page } from '@playwright/test';
import { test } from '../shop/openShop.ts';
import { accessibilityProblems } from '../site/accessibilityProblems.ts';
import { isScreenChecked, variantsOfRun } from '../site/pageVariants.ts';
import { createTenant } from '../tenant.ts';
import { onEveryScreen, screensByArea } from './screens.ts';

for (const [room, screens] of Object.entries(screensByArea)) {
  for (const look of variantsOfRun) {
    const { locale, colour, device } = look;
    const names = Object.keys(screens).filter((_, place) => isScreenChecked(look, place));
    if (names.length === 0) continue;
    test(`${room}: every screen is accessible and fits in ${locale}, ${colour}, on a ${device}`, async ({
      context,
      request,
      shop,
    }) => {
      test.slow();
      const behind = { request, shop, tenant: await createTenant(request) };
      const check = async (page: Page, name: string) => expect(await accessibilityProblems(page), name).toEqual([]);
      await onEveryScreen(context, look, names, behind, check);
    });
  }
}
