import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { lazyPages } from './lazyPages.ts';

const made: string[] = [];

function folder(files: Record<string, string | Uint8Array>): URL {
  const path = mkdtempSync(join(tmpdir(), 'balcao-pages-'));
  made.push(path);
  mkdirSync(join(path, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text);
  return pathToFileURL(`${path}/`);
}
afterEach(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true });
});

const drawing = `export const createPages = ({ read, siteUrl }) => ({
  checkout: () => siteUrl,
  asset: (name) => ({ body: read('assets/' + name), type: 'text/css' }),
});`;

it('draws with what the build left beside the sandbox [process.draws-pages-beside-the-bundle]', async () => {
  const built = folder({ 'manifest.json': '{}', 'render.mjs': drawing, 'assets/page.css': 'a{}' });
  const pages = lazyPages(built, 'https://docs.example');
  const drawn = await pages?.checkout(null, { language: 'PT', layout: 'web', frame: false });
  expect(drawn).toBe('https://docs.example');
  expect(new TextDecoder().decode((await pages?.asset('page.css'))?.body)).toBe('a{}');
  expect((await pages?.asset('other.css'))?.body).toBeUndefined();
});
