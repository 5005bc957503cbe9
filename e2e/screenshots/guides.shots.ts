import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { at } from '../../tools/run/paths.mjs';
import { guidePictures as folder } from '../../tools/screenshots/overview.mjs';
import type { ScreenContext } from '../screens/screenContext.ts';
import { screens } from '../screens/screens.ts';
import { test } from '../shop/openShop.ts';
import { type Locale, localeIds } from '../site/locales.ts';
import { createTenant } from '../tenant.ts';
import { type GuidePicture, guidePictures, pictureScale } from './guides.ts';
import { isRequested } from './requestedPictures.ts';
import { toWebp } from './webp.ts';

const colours = ['light', 'dark'] as const;

interface Size {
  /** CSS pixels. */
  width: number;
  height: number;
}

/** Takes a picture of a screen in one language and mode, and returns its size. */
async function take(
  browser: Browser,
  name: string,
  { of, style, window }: GuidePicture,
  colorScheme: (typeof colours)[number],
  behind: Omit<ScreenContext, 'page'>,
): Promise<Size> {
  const context = await browser.newContext({
    viewport: window,
    deviceScaleFactor: pictureScale,
    colorScheme,
    reducedMotion: 'reduce',
    // The pages' policy forbids other styles.
    bypassCSP: style !== undefined,
  });
  const page = await context.newPage();
  const blank = await context.newPage();
  await page.bringToFront();
  await screens[name]?.show({ ...behind, page });
  const shown = of ? page.locator(of).first() : page;
  const png = await shown.screenshot({ animations: 'disabled', caret: 'hide', style });
  const file = join(folder, behind.locale, `${name}-${colorScheme}.webp`);
  mkdirSync(join(folder, behind.locale), { recursive: true });
  writeFileSync(file, await toWebp(blank, png));
  await context.close();
  const css = (pixels: number) => Math.round(pixels / pictureScale);
  // A PNG begins with its size (RFC 2083, 11.2.2).
  return { width: css(png.readUInt32BE(16)), height: css(png.readUInt32BE(20)) };
}

for (const [name, picture] of Object.entries(guidePictures).filter(([id]) => isRequested(id))) {
  test(`picture of ${name}`, async ({ browser, request, shop }) => {
    test.slow();
    const sizes: Partial<Record<Locale, Size>> = {};
    for (const locale of localeIds) {
      const behind = { request, shop, locale, tenant: await createTenant(request) };
      const [light, dark] = [
        await take(browser, name, picture, 'light', behind),
        await take(browser, name, picture, 'dark', behind),
      ];
      expect(dark, `${name}: both modes are of one size`).toEqual(light);
      sizes[locale] = light;
    }
    const known = at('site', 'src', 'components', 'guide', 'screens');
    mkdirSync(known, { recursive: true });
    writeFileSync(join(known, `${name}.json`), `${JSON.stringify(sizes, undefined, 2)}\n`);
  });
}
