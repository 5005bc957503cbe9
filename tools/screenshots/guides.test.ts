import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at } from '../run/paths.mjs';
import { guidePictures } from './overview.mjs';

const locales = ['pt', 'es', 'en'];
const sizes = at('site', 'src', 'components', 'guide', 'screens');
const names = readdirSync(sizes).map((file) => basename(file, '.json'));
const mostBytes = 40 * 1024;

/** Width and height of a WebP picture (RFC 9649): lossy, lossless or extended. */
function sizeOf(file: Buffer): { width: number; height: number } {
  const kind = file.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ') {
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  }
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

describe.each(names)('the picture %s', (name) => {
  const told = JSON.parse(readFileSync(join(sizes, `${name}.json`), 'utf8'));

  test.each(locales)(
    'is there in %s, light and dark, as large as its page is told, and weighs little',
    (locale) => {
      const size = told[locale];
      for (const mode of ['light', 'dark']) {
        const path = join(guidePictures, locale, `${name}-${mode}.webp`);
        expect(existsSync(path), `${path} is missing: run "npm run screenshots -- --guides ${name}"`).toBe(
          true,
        );
        expect(statSync(path).size).toBeLessThanOrEqual(mostBytes);
        const { width, height } = sizeOf(readFileSync(path));
        expect(width / height).toBeCloseTo(size.width / size.height, 2);
        expect(width).toBeGreaterThan(size.width);
      }
    },
  );
});

test('no picture is left of a screen that is no longer shown', () => {
  for (const locale of locales) {
    const files = readdirSync(join(guidePictures, locale));
    expect(files.filter((file) => !names.includes(file.replace(/-(light|dark)\.webp$/, '')))).toEqual([]);
  }
});
