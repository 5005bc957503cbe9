import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { at } from '../run/paths.mjs';
import { files } from './texts.ts';

/** CSS modules are typed as records of any name, so the compiler accepts undefined classes. */

const components = files.filter((path) => path.endsWith('.tsx'));

test('every class that a component takes from a CSS module is defined there', () => {
  expect(components.length).toBeGreaterThan(200);
  expect(components.flatMap(undefinedClasses)).toEqual([]);
});

/** Classes that a component uses but its CSS modules do not define, as `path: styles.name`. */
function undefinedClasses(path: string): string[] {
  const text = readFileSync(at(path), 'utf8');
  const imports = [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)];
  return imports.flatMap(([, name = '', specifier = '']) => {
    const sheet = readFileSync(at(fileOf(specifier, path)), 'utf8');
    const used = [...text.matchAll(new RegExp(`(?<![\\w.'/-])${name}\\.(\\w+)`, 'g'))].map((match) => match[1]);
    return [...new Set(used)]
      .filter((each) => !new RegExp(`\\.${each}(?![\\w-])`).test(sheet))
      .map((each) => `${path}: ${name}.${each}`);
  });
}

function fileOf(specifier: string, importer: string): string {
  if (specifier.startsWith('@balcao/')) return specifier.slice('@balcao/'.length);
  return posix.join(posix.dirname(importer), specifier);
}
