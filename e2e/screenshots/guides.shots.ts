import { type Browser, expect } from '@playwright/test';
import { pictureScale } from '../../tools/screenshots/screenshots.mjs';
import type { ScreenContext } from '../screens/screenContext.ts';
import { screens } from '../screens/screens.ts';
import { test } from '../shop/openShop.ts';
import { localeIds } from '../site/locales.ts';
import { createTenant } from '../tenant.ts';
import { keepPicture } from './webp.ts';

interface GuidePicture {
  /** Selector of the part in the picture. Default: the whole window. */
  of?: string;
  /** Styles for all frames, to remove the parts of the sandbox, and the border, which the guide draws. */
  style?: string;
  window: { width: number; height: number };
}

/** The payment page without the sandbox bar. */
const paper: GuidePicture = {
  of: 'article',
  style: 'article { border-color: transparent !important; border-radius: 0 !important }',
  window: { width: 560, height: 900 },
};

/** Screens of e2e/screens/ with pictures in guides and on pages of plugins. */
const guidePictures: Record<string, GuidePicture> = {
  'checkout-choice': paper,
  'checkout-card': paper,
  'checkout-card-declined': paper,
  'checkout-bank': paper,
  'checkout-reference': paper,
  'checkout-reference-paid': paper,
  'checkout-phone': paper,
  'checkout-phone-waiting': paper,
  'checkout-phone-refused': paper,
  'shop-embed': {
    of: 'main',
    style: 'aside[data-ink] { display: none !important }',
    window: { width: 560, height: 900 },
  },
  registration: { window: { width: 720, height: 720 } },
};

const colours = ['light', 'dark'] as const;

/** Prefixes of the requested names. If empty, all are taken. */
const asked = (process.env.SCREENS ?? '').split(',').filter(Boolean);

/** Takes a picture of a screen in a language and colour mode. Returns its size in device pixels. */
async function take(
  browser: Browser,
  name: string,
  { of, style, window }: GuidePicture,
  colorScheme: (typeof colours)[number],
  behind: Omit<ScreenContext, 'page'>,
): Promise<{ width: number; height: number }> {
  const context = await browser.newContext({
    viewport: window,
    deviceScaleFactor: pictureScale,
    colorScheme,
    reducedMotion: 'reduce',
    // Additional styles violate the policy of the pages.
    bypassCSP: style !== undefined,
  });
  const page = await context.newPage();
  const blank = await context.newPage();
  await page.bringToFront();
  await screens[name]?.show({ ...behind, page });
  const shown = of ? page.locator(of).first() : page;
  if (style) {
    for (const frame of page.frames()) await frame.addStyleTag({ content: style });
    // Waits until the page around a frame has adapted to the frame's new height.
    await page.waitForTimeout(300);
  }
  const png = await shown.screenshot({ animations: 'disabled', caret: 'hide' });
  await keepPicture(blank, png, { locale: behind.locale, name, colour: colorScheme });
  await context.close();
  // A PNG starts with its dimensions (RFC 2083, 11.2.2).
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

for (const [name, picture] of Object.entries(guidePictures).filter(
  ([id]) => asked.length === 0 || asked.some((start) => id.startsWith(start)),
)) {
  test(`picture of ${name}`, async ({ browser, request, shop }) => {
    test.slow();
    for (const locale of localeIds) {
      const behind = { request, shop, locale, tenant: await createTenant(request) };
      const [light, dark] = [
        await take(browser, name, picture, 'light', behind),
        await take(browser, name, picture, 'dark', behind),
      ];
      expect(dark, `${name}: both modes are of one size`).toEqual(light);
    }
  });
}
