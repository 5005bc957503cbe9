import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parts } from './parts.ts';

const here = import.meta.dirname;
const site = path.join(here, '..');
const load = createRequire(path.join(site, 'package.json'));

/** Where a file of an installed package is: its manifest is found even where its exports hide the file. */
function installed(file: string): string {
  const [, name = '', inside = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? [];
  const folders = load.resolve.paths(name) ?? [];
  const folder = folders.map((each) => path.join(each, name)).find((each) => existsSync(each));
  return path.join(folder ?? name, inside);
}

const isThere = (file: string) => existsSync(installed(file));

describe.each(parts)('$name', ({ files, breaks, needs }) => {
  test.each(needs)('is still in $file', ({ file, text }) => {
    expect(isThere(file), `${file} is gone. ${breaks}`).toBe(true);
    if (text)
      expect(
        readFileSync(installed(file), 'utf8').includes(text),
        `${file} no longer contains: ${text}. ${breaks}`,
      ).toBe(true);
  });

  test('is touched in files of this folder', () => {
    expect(files.filter((file) => !existsSync(path.join(here, file)))).toEqual([]);
  });
});

/** The components of a theme by their names: `DocItem/Footer`. */
function componentsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .flatMap((file) => /^(.+?)(?:\/index)?\.tsx?$/.exec(file)?.[1] ?? [])
    .filter((name) => !ownParts.has(name));
}

/** Files beside a component that are parts of it. */
const ownParts = new Set(['Loading/LoadFailure']);

/** Documented as a component that every site may have, though no theme lists it. */
const documented = 'Root';

interface SwizzleConfig {
  components: Record<string, { actions: Record<string, string> } | undefined>;
}
const { components }: SwizzleConfig = load('@docusaurus/theme-classic').getSwizzleConfig();
const isSafe = (name: string) =>
  name === documented || Object.values(components[name]?.actions ?? {}).includes('safe');

const ours = componentsIn(path.join(site, 'src/theme'));
const unsafe = componentsIn(path.join(here, 'theme'));

test.each([...ours, ...unsafe])('the engine still has a component %s for ours to replace', (name) => {
  const themes = ['@docusaurus/theme-classic/lib/theme', '@docusaurus/core/lib/client/theme-fallback'];
  const files = themes.flatMap((theme) => [`${theme}/${name}.js`, `${theme}/${name}/index.js`]);
  expect(
    files.some((file) => isThere(file)),
    `the component ${name} of the theme was moved`,
  ).toBe(true);
});

test('components that the engine marks unsafe to replace are in this folder, the others in src/theme', () => {
  expect(ours.filter((name) => !isSafe(name))).toEqual([]);
  expect(unsafe.filter(isSafe)).toEqual([]);
});

test('every file of this folder belongs to a part', () => {
  const listed = new Set([...parts.flatMap(({ files }) => files), 'parts.ts', 'loaders/moved.mjs']);
  const files = readdirSync(here, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(here, path.join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !file.startsWith('theme/') && !/\.test\.ts$/.test(file));
  expect(files.filter((file) => !listed.has(file))).toEqual([]);
});

/** Names by which code reaches a private part without importing it. */
const marks = ['DOCUSAURUS_[A-Z]', 'window\\.docusaurus', 'client-manifest', 'codeTranslations\\.json'];

test('no file elsewhere names a private part', () => {
  const git = ['-c', 'safe.directory=*', 'grep', '--untracked', '-lE', marks.join('|'), '--'];
  const where = ['site', 'tools', 'bench', 'e2e', ':!site/docusaurus-internals'];
  const cwd = path.join(site, '..');
  const { status, stdout } = spawnSync('git', [...git, ...where], { cwd, encoding: 'utf8' });
  // git grep ends with 1 where nothing matches, and with 128 where it could not look.
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
});

test('each package of the engine is pinned to the version that is installed', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  const engine = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@docusaurus/'),
  );
  expect(engine.length).toBeGreaterThan(5);
  for (const [name, version] of engine) {
    const { version: there } = JSON.parse(readFileSync(installed(`${name}/package.json`), 'utf8'));
    expect(version, name).toBe(there);
  }
});
