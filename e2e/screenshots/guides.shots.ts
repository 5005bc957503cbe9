import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page } from '@playwright/test';
import { guidePictures as folder, pictureScale } from '../../tools/screenshots/overview.mjs';
import type { ScreenContext } from '../screens/screenContext.ts';
import { screens } from '../screens/screens.ts';
import { test } from '../shop/openShop.ts';
import { localeIds } from '../site/locales.ts';
import { createTenant } from '../tenant.ts';
import { isRequested } from './requestedPictures.ts';

/** Maximum size of a picture, so that pages with several load fast. */
const mostBytes = 40 * 1024;

/** Qualities to try, the best first. */
const qualities = [0.85, 0.75, 0.65, 0.55];

/**
 * Encodes a picture as WebP with what the browser itself can do.
 * @param page any page of the browser; a blank one is best
 * @param png the picture
 * @returns the best encoding below the maximum size
 */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const encoded = Buffer.from(
      await page.evaluate(encode, { png: png.toString('base64'), quality }),
      'base64',
    );
    if (encoded.length <= mostBytes) return encoded;
  }
  throw new Error(`A picture does not fit into ${mostBytes} bytes. Show a smaller part of the screen.`);
}

/** Runs in the page. */
async function encode({ png, quality }: { png: string; quality: number }): Promise<string> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** A picture of the guides: part of a screen, and window size. */
interface GuidePicture {
  /** Selector of the shown part; the whole window by default. */
  of?: string;
  /** Styles for the picture: the guide draws the border. */
  style?: string;
  /** CSS pixels. */
  window: { width: number; height: number };
}

/** The payment page without the sandbox bar. */
const paper: GuidePicture = {
  of: 'article',
  style: 'article { border-color: transparent !important; border-radius: 0 !important }',
  window: { width: 560, height: 900 },
};

/** Screens of e2e/screens/ that guides and plugin pages show. */
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
  'shop-embed': { of: 'main', window: { width: 560, height: 900 } },
  registration: { window: { width: 720, height: 720 } },
};

const colours = ['light', 'dark'] as const;

/** Takes a picture of a screen in one language and mode, and returns its size in device pixels. */
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
  // A PNG begins with its size (RFC 2083, 11.2.2).
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

for (const [name, picture] of Object.entries(guidePictures).filter(([id]) => isRequested(id))) {
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
