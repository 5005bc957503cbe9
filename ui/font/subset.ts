import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** Creates the subset of the font. Run it after updating the package. Limit: 24 KB (one variable font, Latin). */
const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const target = new URL('./figtree-latin.woff2', import.meta.url);
const limitBytes = 24 * 1024;

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');
}

const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽž–—‘’‚“”„…•‹›€™−`;
const subset = await subsetFont(readFileSync(source), characters, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 800 } },
});
if (subset.length > limitBytes) throw new Error(`the font has ${subset.length} bytes, more than ${limitBytes}`);
writeFileSync(target, subset);
console.log(`figtree-latin.woff2: ${subset.length} bytes`);
