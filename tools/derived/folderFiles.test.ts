import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compare, write } from './folderFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'balcao-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const files = new Map([
  ['payments/one.json', 'one'],
  ['payments/one/create.sh', 'create'],
]);

test('names what is missing, stale or left behind, and mends it', async () => {
  expect(await write(files, folder)).toHaveLength(2);
  expect(await compare(files, folder)).toEqual([]);

  writeFileSync(join(folder, 'payments/one.json'), 'edited');
  writeFileSync(join(folder, 'payments/gone.json'), 'orphan');
  rmSync(join(folder, 'payments/one/create.sh'));
  const differences = await compare(files, folder);
  expect(differences).toEqual([
    { path: 'payments/gone.json', what: 'has nothing it is made from' },
    { path: 'payments/one.json', what: 'is stale' },
    { path: 'payments/one/create.sh', what: 'is missing' },
  ]);

  expect(await write(files, folder)).toEqual(differences);
  expect(await compare(files, folder)).toEqual([]);
  expect(readFileSync(join(folder, 'payments/one.json'), 'utf8')).toBe('one');
});
