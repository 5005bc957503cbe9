import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at } from '../run/paths.mjs';
import { cards, pictureContent, size } from './cards.ts';
import drawn from './drawn.json';

test.each(Object.keys(cards))('the picture of %s has the size that is asked for', (name) => {
  const png = readFileSync(at('site', 'static', 'img', 'social', `${name}.png`));
  expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }).toEqual(size);
});

test('the pictures show the brand, the version and the tiles of today', () => {
  expect(drawn.drawnFrom, 'draw them again: npm run social').toBe(pictureContent());
});
