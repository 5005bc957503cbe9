import { expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

const zod = { version: '4.0.0', integrity: 'sha512-a' };
const wanted = {
  '': { version: '0.1.0' },
  contract: { version: '0.1.0' },
  'node_modules/zod': zod,
  'node_modules/esbuild-other-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};

test.each([
  ['everything is there', { 'node_modules/zod': zod }, true],
  ['nothing was ever installed', undefined, false],
  ['a package is missing', {}, false],
  ['a package has another version', { 'node_modules/zod': { ...zod, version: '3.0.0' } }, false],
  ['a package has other bytes', { 'node_modules/zod': { ...zod, integrity: 'sha512-z' } }, false],
])('when %s', (_, installed, expected) => {
  expect(isInstalled(wanted, installed)).toBe(expected);
});
