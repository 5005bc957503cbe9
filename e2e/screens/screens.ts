import type { BrowserContext, Page } from '@playwright/test';
import { type PageVariant, widths } from '../site/pageVariants.ts';
import { checkoutScreens } from './checkout.ts';
import { registrationScreens } from './registration.ts';
import type { Screen, ScreenContext } from './screenContext.ts';
import { shopScreens } from './shop.ts';
import { workbenchScreens } from './workbench.ts';

/** All screens of payers and integrators, for checks and pictures. */
export const screensByArea = {
  checkout: checkoutScreens,
  registration: registrationScreens,
  shop: shopScreens,
  workbench: workbenchScreens,
} as const satisfies Record<string, Record<string, Screen>>;

export const screens: Record<string, Screen> = Object.assign({}, ...Object.values(screensByArea));

export async function onEveryScreen(
  context: BrowserContext,
  look: PageVariant,
  names: readonly string[],
  behind: Omit<ScreenContext, 'page' | 'locale'>,
  see: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  for (const name of names) {
    const screen = screens[name];
    if (!screen) continue;
    const page = await context.newPage();
    await page.setViewportSize({ width: widths[look.device], height: 900 });
    await page.emulateMedia({ colorScheme: look.colour, reducedMotion: 'reduce' });
    await screen.show({ ...behind, page, locale: look.locale });
    await see(page, name);
    await page.unrouteAll({ behavior: 'wait' });
    await page.close();
  }
}
