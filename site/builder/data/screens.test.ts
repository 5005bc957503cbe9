import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { guidePictures, pictureScale } from '../../../tools/screenshots/screenshots.mjs';
import { at } from '../vite/paths.ts';
import { pictureScale as assumedScale, readScreens } from './screens.ts';

const locales = ['pt', 'es', 'en'];
const mostBytes = 40 * 1024;

function namesInGuides(): string[] {
  const docs = at('site/docs');
  const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  return pages.flatMap((page) =>
    [...readFileSync(path.join(docs, page), 'utf8').matchAll(/<Screen of="([^"]+)"/g)].map(([, name = '']) => name),
  );
}

const names = [...new Set(namesInGuides())].sort();

describe.each(names)('the picture %s', (name) => {
  test.each(locales)('exists in %s, light and dark, and is small', (locale) => {
    for (const mode of ['light', 'dark']) {
      const file = path.join(guidePictures, locale, `${name}-${mode}.webp`);
      expect(existsSync(file), `${file} is missing: run "npm run screenshots -- --guides ${name}"`).toBe(true);
      expect(readFileSync(file).length).toBeLessThanOrEqual(mostBytes);
    }
  });
});

test('no picture is left of a screen that no guide shows', () => {
  expect(names.length).toBeGreaterThan(0);
  for (const locale of locales) {
    const files = readdirSync(path.join(guidePictures, locale));
    expect(files.filter((file) => !names.includes(file.replace(/-(light|dark)\.webp$/, '')))).toEqual([]);
  }
});

test('sizes are CSS pixels of the scale in which the pictures are taken, in each language', () => {
  const screens = readScreens(guidePictures);
  expect(assumedScale).toBe(pictureScale);
  expect(screens['checkout-bank']?.pt).toEqual({ width: 480, height: 604 });
  for (const name of names) expect(Object.keys(screens[name] ?? {}).sort()).toEqual(['en', 'es', 'pt']);
});

test('a picture whose colour modes differ in size stops the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'screens-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'pt'));
  const light = readFileSync(path.join(guidePictures, 'pt/checkout-bank-light.webp'));
  const dark = Buffer.from(light);
  dark.writeUIntLE(300, 24, 3);
  writeFileSync(path.join(folder, 'pt/checkout-bank-light.webp'), light);
  writeFileSync(path.join(folder, 'pt/checkout-bank-dark.webp'), dark);
  expect(() => readScreens(folder)).toThrow('checkout-bank (pt) has two sizes');
});
