import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { createPages } from '../../checkout/pages.ts';
import { views } from '../../checkout/testing.ts';
import { makeCheckout } from './checkout.mjs';
import { withSystemTheme } from './checkout-tokens.mjs';
import { at } from './paths.mjs';

const jsBudgetBytes = 90_000;
const languages = ['PT', 'ES', 'EN'] as const;

let folder: string;
let pages: ReturnType<typeof createPages>;
let manifest: {
  page: { script: string; style: string; preload: Record<string, string[]> };
  registration: { script: string; style: string };
  embed: string;
  assets: string[];
};
const fileOf = (path: string) => readFileSync(join(folder, path));
const documents = () => [
  ...Object.values(views).map((view) => pages.checkout(view, { language: 'PT', layout: 'default', frame: false })),
  pages.registration({
    language: 'pt',
    values: {},
    problems: [{ field: 'name', message: 'Falta.' }],
    done: null,
  }),
];

beforeAll(async () => {
  mkdirSync(at('.build'), { recursive: true });
  folder = mkdtempSync(at('.build', 'checkout-'));
  await makeCheckout(folder);
  manifest = JSON.parse(fileOf('manifest.json').toString());
  const built = (await import(pathToFileURL(join(folder, 'render.mjs')).href)) as {
    createPages: typeof createPages;
  };
  pages = built.createPages({ read: fileOf, siteUrl: 'https://docs.example' });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every file a document asks for is one the build left', () => {
  for (const html of documents()) {
    const asked = [...html.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, name = '']) => name);
    expect(asked.length).toBeGreaterThan(1);
    for (const name of asked) expect(pages.asset(name)?.body.length).toBeGreaterThan(100);
  }
});

test('nothing but the files of the build is answered', () => {
  for (const name of ['manifest.json', '../render.mjs', '', 'constructor']) {
    expect(pages.asset(name)).toBeUndefined();
  }
});

test('every class of a document has its style, and the script knows it by the same name', () => {
  const style = fileOf(manifest.page.style).toString();
  const script = fileOf(manifest.page.script).toString();
  for (const html of documents()) {
    const classes = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    for (const name of new Set(classes)) {
      expect(style, name).toContain(`.${name}`);
      if (!name.startsWith('registration_')) expect(script, name).toContain(`"${name}"`);
    }
  }
});

test('a document has no script or style of its own, so that the strict policy holds', () => {
  for (const html of documents()) {
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="|javascript:/);
    for (const [, attributes = ''] of html.matchAll(/<script([^>]*)>/g)) {
      expect(attributes).toMatch(/ src="\/assets\/| type="application\/json"/);
    }
  }
});

test.each(languages)('a payment page in %s loads at most 90 KB of script', (language) => {
  const files = [manifest.page.script, ...(manifest.page.preload[language] ?? [])];
  const bytes = files.map((path) => gzipSync(fileOf(path), { level: 9 }).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(jsBudgetBytes);
});

describe('the embed script', () => {
  test('knows where its frame is, and is small', () => {
    const script = pages.embedScript({
      origin: 'https://pay.example',
      path: '/embed/1?page_layout=embed&frame=1',
    });
    expect(script).toContain('"https://pay.example/embed/1?page_layout=embed&frame=1"');
    expect(gzipSync(script).length).toBeLessThan(1500);
    expect(() => new Function(script)).not.toThrow();
  });
});

describe('colours that follow the system', () => {
  test('are those of the dark block, where nobody chose', () => {
    const css = withSystemTheme(':root{--a:1}\n[data-theme="dark"],\n[data-ink] {\n  --a: 2;\n}\n');
    expect(css).toContain(
      '@media screen and (prefers-color-scheme: dark) {\n  :root:not([data-theme]) {\n  --a: 2;\n}\n}',
    );
  });

  test('are missed when the block is gone', () => {
    expect(() => withSystemTheme(':root{--a:1}')).toThrow('has no block');
  });

  test('reach the built style sheet', () => {
    const style = fileOf(manifest.page.style).toString();
    expect(/@media screen and ?\(prefers-color-scheme: ?dark\)/.test(style)).toBe(true);
  });
});
