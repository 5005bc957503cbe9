import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { provider } from '../../provider.config.ts';
import { at } from '../run/paths.mjs';
import { fullRequirements, requirements } from '../test/requirements.mjs';
import { files, texts } from './texts.ts';

/** Checks of the repository that the linter cannot make. */

const source = files.filter((path) => /\.(ts|tsx|mjs|cjs|js|css)$/.test(path));

const folders = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0]));
/** Folders that a build or an installation creates. */
const made = new Set(['node_modules', 'build']);

/** Split strings, because this file must not match itself. */
const unwelcome = {
  'a path of one machine': ['(?<![\\w./*-])', '/(?:work|tmp|root|home/\\w+|Users/\\w+)', '/'],
  'the host of a package registry': ['\\bregistry\\.', '(?:npmjs|yarnpkg|npmmirror)', '\\.'],
};
const unfinished = {
  'a mark of unfinished work': ['\\b(?:TO', 'DO|FIX', 'ME|HA', 'CK)\\b'],
  'a test that runs alone or not at all': ['\\b(?:test|it|describe|suite)\\.', '(?:only|skip|todo|fixme)\\b'],
  'a silenced check': ['(?:@ts-', '(?:ignore|nocheck|expect-error)|biome-', 'ignore|eslint-', 'disable)'],
};

test.each(Object.entries(unwelcome))('no file holds %s', (_, parts) => {
  expect(linesWith(parts, [...texts.keys()])).toEqual([]);
});

test.each(Object.entries(unfinished))('no source holds %s', (_, parts) => {
  expect(linesWith(parts, source)).toEqual([]);
});

test('no file but provider.config.ts names a host of the provider', () => {
  const values = Object.values({
    ...provider.links,
    ...provider.plugins,
    ...provider.servers,
    site: provider.site,
  });
  const hosts = new Set(
    values
      .flatMap((value) => value ?? [])
      .map((value) => value.replace(/^(?:\w+:\/\/|mailto:.*@)/, '').split('/')[0] ?? ''),
  );
  const written = [...texts.keys()].filter(
    (path) => !/^provider\.config\.ts$|^examples\/recorded\/|\/snapshots\//.test(path),
  );
  const parts = ['(?:', [...hosts].map((host) => host.replaceAll('.', '\\.')).join('|'), ')'];
  expect(linesWith(parts, written), 'take it from provider.config.ts').toEqual([]);
});

const locks = ['package-lock.json', 'bench/package-lock.json'];

test.each(locks)('%s names no address, so that any registry serves it', (lock) => {
  expect(linesWith(['"resolved": "', '\\w+:'], [lock])).toEqual([]);
});

test.each(locks)('%s holds each package for every system, so that the install works on all of them', (lock) => {
  const { packages } = JSON.parse(texts.get(lock) ?? '{}') as { packages: Packages };
  const held = new Set(Object.keys(packages).map((path) => path.split('node_modules/').pop()));
  const wanted = Object.values(packages).flatMap((each) => Object.keys(each.optionalDependencies ?? {}));
  expect(wanted.filter((name) => !held.has(name))).toEqual([]);
});

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>;

const pages = files.filter((path) =>
  /^(?:[\w-]+\/)?(README|ARCHITECTURE|CONTRIBUTING|SECURITY|CHANGELOG)\.md$/.test(path),
);

test.each(pages)('every path that %s names exists', (page) => {
  const text = texts.get(page) ?? '';
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
  const quoted = [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*\/?)`/g)].map(([, path = '']) => path).filter(isPath);
  const missing = [
    ...links.filter((path) => !liesBeside(path, page)),
    ...quoted.filter((path) => !liesBeside(path, page) && !files.some((file) => `/${file}`.includes(`/${path}`))),
  ];
  expect(missing).toEqual([]);
});

test('each room has its line in ARCHITECTURE.md, and there are few', () => {
  const rooms = [...folders].filter((folder) => !/^\.|^(docs|node_modules)$/.test(folder ?? ''));
  expect(rooms.length).toBeGreaterThan(10);
  expect(rooms.length).toBeLessThanOrEqual(16);
  const lines = texts.get('ARCHITECTURE.md')?.split('\n## Rooms\n')[1] ?? '';
  expect(rooms.filter((room) => !lines.includes(`[${room}](`))).toEqual([]);
});

/** Requirements of an ordinary run. test:full names the missing ones itself. */
const ordinary = Object.fromEntries(
  Object.entries(requirements).filter(([id]) => !Object.hasOwn(fullRequirements, id)),
);

test('the README tells how to get all that the test run uses', () => {
  const ways = Object.values(ordinary).flatMap(({ debian, macOS, windows }) => [debian, macOS, windows]);
  const names = ways.flatMap((way) => /install (?:--cask )?([^,&]+)/.exec(way)?.[1]?.trim().split(' ') ?? []);
  expect(names.filter((name) => !texts.get('README.md')?.includes(` ${name}`))).toEqual([]);
});

test('the workflow installs all that npm test uses, but for the browsers that its machine brings', () => {
  const workflow = texts.get('.github/workflows/test.yml') ?? '';
  const { chromium: _, firefox: __, ...others } = ordinary;
  const names = Object.values(others).flatMap(({ debian }) => debian.split(' ').slice(3));
  expect(names).toContain('postgresql');
  expect(names.filter((name) => !new RegExp(`[ ]${name}(?= |$)`, 'm').test(workflow))).toEqual([]);
});

/** Whether text in backquotes is a path: it starts with a top-level folder, or ends like a file name. */
function isPath(text: string): boolean {
  const first = text.split('/')[0] ?? '';
  if (text.startsWith('.') || text.startsWith('@') || made.has(first)) return false;
  return /\.(ts|tsx|mjs|cjs|json|md|mdx|css|yml)$/.test(text) || text.endsWith('/') || folders.has(first);
}

function liesBeside(path: string, page: string): boolean {
  return existsSync(at(posix.join(posix.dirname(page), path)));
}

function linesWith(parts: string[], paths: string[]): string[] {
  const pattern = new RegExp(parts.join(''));
  return paths.flatMap((path) =>
    (texts.get(path) ?? '').split('\n').flatMap((line, index) => {
      const found = pattern.exec(line);
      return found ? [`${path}:${index + 1}: ${found[0]}`] : [];
    }),
  );
}

/** Font weights in use. Few, because the browser resolves each family and size before the first paint. */
const weights = new Set(['400', '500', '600', '750']);

test('the product sets its type in four weights', () => {
  const sheets = source.filter((path) => /^(?:ui|reference|site|checkout|workbench)\/.*\.css$/.test(path));
  const others = sheets.flatMap((path) =>
    [...(texts.get(path) ?? '').matchAll(/font(?:-weight)?:\s*(\d{3})\b/g)]
      .filter(([, weight = '']) => !weights.has(weight))
      .map(([found]) => `${path}: ${found}`),
  );
  expect(others).toEqual([]);
});
