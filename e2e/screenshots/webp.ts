import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { guidePictures as folder } from '../../tools/screenshots/screenshots.mjs';
import type { Locale } from '../site/locales.ts';

/** Maximum size of a picture, so that pages with several of them load fast. */
const mostBytes = 40 * 1024;

const qualities = [0.85, 0.75, 0.65, 0.55];

/** Stores a picture for the guides in the best quality within the maximum size. Throws if none is small enough. */
export async function keepPicture(
  page: Page,
  png: Buffer,
  { locale, name, colour }: { locale: Locale; name: string; colour: string },
): Promise<void> {
  mkdirSync(join(folder, locale), { recursive: true });
  writeFileSync(join(folder, locale, `${name}-${colour}.webp`), await toWebp(page, png));
}

async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  for (const quality of qualities) {
    const encoded = Buffer.from(await page.evaluate(encode, { png: png.toString('base64'), quality }), 'base64');
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
