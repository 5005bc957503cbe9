import type { Page } from '@playwright/test';

/** Maximum size of a picture, so that pages with several load fast. */
export const mostBytes = 40 * 1024;

/** Qualities to try, the best first. */
const qualities = [0.85, 0.75, 0.65, 0.55];

/**
 * Encodes a picture as WebP with what the browser itself can do.
 * @param page any page of the browser; a blank one is best
 * @param png the picture
 * @returns the best encoding below the maximum size
 */
export async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
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
