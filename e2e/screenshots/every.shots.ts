import { join } from 'node:path';
import { test } from '@playwright/test';
import { picturesFolder } from '../../tools/screenshots/overview.mjs';
import { looks } from '../site/looks.ts';
import { onEveryType, pageTypes } from '../site/pageTypes.ts';

for (const look of looks) {
  const name = `${look.locale}-${look.colour}-${look.device}`;
  test(name, async ({ context }) => {
    test.slow();
    await onEveryType(context, look, async (page, type) => {
      await page.screenshot({
        path: join(picturesFolder, type, `${name}.png`),
        fullPage: !pageTypes[type]?.over,
        animations: 'disabled',
      });
    });
  });
}
