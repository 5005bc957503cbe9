import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files } from '../repository/texts.ts';
import { at } from '../run/paths.mjs';
import { keysInScript } from './scriptKeys.ts';
import { keysInStylesheet } from './stylesheetKeys.ts';
import { compatKeys, type Engine, engines, isMissingIn, type Support, supportOf } from './webFeatures.ts';

const page = 'docs/decisions/browser-features.md';

const inBrowsers =
  /^(?:checkout|reference|site\/(?:src|builder\/frame)|text|ui|workbench)\/.*(?<!\.test|\.d)\.(?:css|tsx?)$/;

/** Features that the build adds: scripts loaded on demand put the tokens into a layer. */
const addedByBuild = ['css.at-rules.layer'];

function usedFeatures(): Map<string, Map<string, string>> {
  const used = new Map<string, Map<string, string>>();
  const add = (key: string, path: string) => {
    const feature = compatKeys.get(key)?.feature;
    if (!feature) return;
    const keys = used.get(feature) ?? new Map<string, string>();
    used.set(feature, keys.set(key, path));
  };
  for (const path of files.filter((file) => inBrowsers.test(file))) {
    const text = readFileSync(at(path), 'utf8');
    for (const key of path.endsWith('.css') ? keysInStylesheet(text) : keysInScript(text)) add(key, path);
  }
  for (const key of addedByBuild) add(key, 'a build');
  return used;
}

function rowsUnder(heading: string): [feature: string, support: Support][] {
  const [, table = ''] = readFileSync(at(page), 'utf8').split(`## ${heading}\n`);
  const [rows = ''] = table.split('\n## ');
  return [...rows.matchAll(/^\| (.+?) \| (.+?) \| (.+?) \| (.+?) \| .+ \|$/gm)]
    .slice(1)
    .map(([, feature = '', ...versions]) => [
      feature.replaceAll('`', ''),
      Object.fromEntries(engines.map((engine, at) => [engine, versions[at] === 'no' ? undefined : versions[at]])),
    ]);
}

function oldestBrowsers(): Record<Engine, number> {
  const { browserslist } = JSON.parse(readFileSync(at('site/package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const versionOf = (engine: Engine) =>
    Number(
      browserslist
        .find((row) => row.startsWith(`${engine} >= `))
        ?.split(' ')
        .at(-1),
    );
  return { chrome: versionOf('chrome'), firefox: versionOf('firefox'), safari: versionOf('safari') };
}

const oldest = oldestBrowsers();
const used = usedFeatures();
const keysOf = (feature: string) => [...(used.get(feature)?.keys() ?? [])];
const needed = rowsUnder('Needed');
const newer = rowsUnder('Newer than the oldest browsers');

test('what the oldest browsers lack has a row that says what a reader sees there', () => {
  const listed = new Set(newer.map(([feature]) => feature));
  const unlisted = [...used].flatMap(([feature, keys]) => {
    const support = supportOf([...keys.keys()]);
    if (!isMissingIn(support, oldest) || listed.has(feature)) return [];
    const places = [...keys].filter(([key]) => isMissingIn(compatKeys.get(key)?.support ?? {}, oldest));
    return [`${feature} ${JSON.stringify(support)}: ${places.map((place) => place.join(' in ')).join(', ')}`];
  });
  expect(unlisted, `Write a row in ${page}, or do without`).toEqual([]);
});

test('what the pages need is in each of the oldest browsers', () => {
  expect(needed.length).toBeGreaterThan(5);
  expect(needed.filter(([, support]) => isMissingIn(support, oldest))).toEqual([]);
});

test.each([...needed, ...newer])(
  'the row of %s is used, and has the versions that are published',
  (feature, support) => {
    expect(keysOf(feature), `Nothing uses it any more: delete its row in ${page}`).not.toEqual([]);
    expect(support).toEqual(supportOf(keysOf(feature)));
  },
);
