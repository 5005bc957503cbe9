import { expect, type Page } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { test } from '../shop/openShop.ts';
import { accessibilityProblems } from '../site/accessibilityProblems.ts';
import { screensStep, screenVariants } from '../site/pageVariants.ts';
import { createTenant } from '../tenant.ts';
import { onEveryScreen, screensByArea } from './screens.ts';

for (const [room, screens] of Object.entries(screensByArea)) {
  const names = ofTurn(Object.keys(screens), screensStep);
  for (const look of names.length > 0 ? screenVariants : []) {
    const { locale, colour, device } = look;
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
