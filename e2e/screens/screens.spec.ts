import { type BrowserContext, expect, type Page } from '@playwright/test';
import { ofTurn } from '../../tools/test/turn.mjs';
import { test as inShop } from '../shop/openShop.ts';
import { accessibilityProblems } from '../site/accessibilityProblems.ts';
import { screenVariants } from '../site/pageVariants.ts';
import { test } from '../tenant.ts';
import type { ScreenContext } from './screenContext.ts';
import { onEveryScreen, screensByArea } from './screens.ts';

for (const [room, screens] of Object.entries(screensByArea)) {
  for (const [place, look] of screenVariants.entries()) {
    const names = ofTurn(Object.keys(screens), 8, 8, place);
    if (names.length === 0) continue;
    const { locale, colour, device } = look;
    const title = `${room}: screens are accessible and fit in ${locale}, ${colour}, on a ${device}`;
    const see = async (page: Page, name: string) => expect(await accessibilityProblems(page), name).toEqual([]);
    const check = (context: BrowserContext, behind: Omit<ScreenContext, 'page' | 'locale'>) => {
      test.slow();
      return onEveryScreen(context, look, names, behind, see);
    };
    if (room === 'shop')
      inShop(title, ({ context, request, shop }) => check(context, { request, shop, tenant: shop.tenant }));
    else test(title, ({ context, request, tenant }) => check(context, { request, tenant }));
  }
}
