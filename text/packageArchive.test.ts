import { expect, test } from 'vitest';
import { packageArchive, packageSpec } from './packageArchive.ts';

test.each([
  ['https://docs.example', undefined, `https://docs.example/${packageArchive}`],
  ['https://docs.example/portal/', undefined, `https://docs.example/portal/${packageArchive}`],
  ['https://docs.example', '@shop/balcao', '@shop/balcao'],
])('at %s, with the name %s in the registry, npx takes %s', (site, name, spec) => {
  expect(packageSpec(site, name)).toBe(spec);
});
