import { join } from 'node:path';
import { picturesFolder } from '../../tools/screenshots/overview.mjs';
import { onEveryScreen, screens } from '../screens/screens.ts';
import { test } from '../shop/openShop.ts';
import { onEveryType, pageTypes } from '../site/pageTypes.ts';
import { allVariants } from '../site/pageVariants.ts';
import { createTenant } from '../tenant.ts';
import { isRequested } from './requestedPictures.ts';

for (const look of allVariants) {
  const name = `${look.locale}-${look.colour}-${look.device}`;
  const pictureOf = (what: string, over: boolean | undefined) => ({
    path: join(picturesFolder, what, `${name}.png`),
    fullPage: !over,
    animations: 'disabled' as const,
  });

  const types = Object.keys(pageTypes);
  if (types.some(isRequested)) {
    test(`site ${name}`, async ({ context }) => {
      test.slow();
      await onEveryType(
        context,
        look,
        async (page, type) => {
          await page.screenshot(pictureOf(type, pageTypes[type]?.over));
        },
        (place) => isRequested(types[place] ?? ''),
      );
    });
  }

  const names = Object.keys(screens).filter(isRequested);
  if (names.length > 0) {
    test(`screens ${name}`, async ({ context, request, shop }) => {
      test.setTimeout(300_000);
      const behind = { request, shop, tenant: await createTenant(request) };
      await onEveryScreen(context, look, names, behind, async (page, screen, { over }) => {
        await page.screenshot(pictureOf(screen, over));
      });
    });
  }
}
