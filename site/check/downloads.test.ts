import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageArchive } from '@balcao/text/urls.ts';
import { expect, test } from 'vitest';
import manifest from '../../cli/package.json' with { type: 'json' };
import { checksums, checksumsOf } from '../../tools/run/downloads.mjs';
import { commandsByName, downloadFaults } from './downloads.ts';
import { temporaryFolder } from './temporaryFolder.ts';

test('the archive has the version of the package', () => {
  expect(packageArchive).toBe(`balcao-${manifest.version}.tgz`);
});

test.each([
  ['npx balcao start', 1],
  ['`npx --yes balcao`', 1],
  ['npm install --save-dev balcao', 1],
  ['{ "command": "npx", "args": ["--yes", "balcao", "mcp"] }', 1],
  [`npx https://docs.example/${packageArchive} start`, 0],
  [`npm install --save-dev ./${packageArchive}`, 0],
  ['cp node_modules/balcao/AGENTS.md AGENTS.md', 0],
])('%s: commands by name %i', (text, count) => {
  expect(commandsByName(text)).toHaveLength(count);
});

test('a site without its downloads, with others than listed, or with a command by name is told of it', () => {
  const folder = temporaryFolder({});
  expect(downloadFaults(folder)).toHaveLength(1);
  writeFileSync(join(folder, packageArchive), 'archive');
  writeFileSync(join(folder, checksums), checksumsOf(folder));
  expect(downloadFaults(folder)).toEqual([]);
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs', 'page.md'), 'npx balcao start');
  writeFileSync(join(folder, packageArchive), 'another');
  expect(downloadFaults(folder)).toEqual([
    expect.stringContaining(checksums),
    expect.stringContaining(join('docs', 'page.md')),
  ]);
});
