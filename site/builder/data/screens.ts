import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PictureSize {
  width: number;
  height: number;
}

/** Device pixels per CSS pixel of a screenshot (tools/screenshots/screenshots.mjs). */
export const pictureScale = 1.5;

type Screens = Record<string, Record<string, PictureSize>>;

/** Sizes of the pictures in a folder, by language. @throws if the two colour modes of a picture differ in size */
export function readScreens(folder: string): Screens {
  const screens: Screens = {};
  for (const locale of readdirSync(folder).sort()) {
    for (const file of readdirSync(path.join(folder, locale)).sort()) {
      const id = file.replace(/-(light|dark)\.webp$/, '');
      const size = webpSize(readFileSync(path.join(folder, locale, file)));
      screens[id] ??= {};
      const other = screens[id][locale] ?? size;
      if (other.width !== size.width || other.height !== size.height)
        throw new Error(`${id} (${locale}) has two sizes; run npm run screenshots -- --guides`);
      screens[id][locale] = size;
    }
  }
  return screens;
}

/** Size of a WebP picture in extended format: width and height minus one, 24 bits each (RFC 9649, 2.7). */
function webpSize(webp: Buffer): PictureSize {
  if (webp.toString('latin1', 8, 16) !== 'WEBPVP8X') throw new Error('not a WebP in the extended format');
  const cssPixels = (at: number) => Math.round((webp.readUIntLE(at, 3) + 1) / pictureScale);
  return { width: cssPixels(24), height: cssPixels(27) };
}
