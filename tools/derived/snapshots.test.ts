import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call } from '@balcao/examples/call.ts';
import { callOfStep } from '@balcao/examples/callOfStep.ts';
import { examples } from '@balcao/examples/examples.ts';
import { readRecordings } from '@balcao/examples/run/recordedFiles.ts';
import { snapshots } from '@balcao/examples/snapshots.ts';
import type { SoapCall } from '@balcao/examples/soapCall.ts';
import { afterAll, expect, test } from 'vitest';
import { files as committed } from '../repository/texts.ts';
import { at } from '../run/paths.mjs';
import { compare, write } from './folderFiles.ts';
import { readSnapshots } from './snapshots.ts';

const folders = await readSnapshots();
const steps = (await readRecordings('pt')).flatMap(({ id, steps }) =>
  steps.map((step) => [`${id}/${step.name}`, step] as const),
);

test.each(folders)('$folder is what the contract and the recordings make', async ({ folder, files }) => {
  expect(await compare(files, at(folder)), 'npm run generate, and commit what it writes').toEqual([]);
});

test.each(snapshots)('$program shows $shows', ({ program, has }) => {
  const [, step] = steps.find(([name]) => name === program) ?? [];
  expect(step, 'no recording has this step').toBeDefined();
  expect(step && has(callOfStep(step) as Call & SoapCall)).toBe(true);
});

test('every kept program shows something else', () => {
  expect(new Set(snapshots.map(({ shows }) => shows)).size).toBe(snapshots.length);
  expect(new Set(snapshots.map(({ program }) => program)).size).toBe(snapshots.length);
});

const allowed = [
  [
    'examples/recorded',
    ['es.json', 'en.json', ...examples.map(({ id }) => `pt/${id}.json`)].map((path) => `examples/recorded/${path}`),
  ],
  ...folders.map(({ folder, files }) => [folder, [...files.keys()].map((path) => `${folder}/${path}`)]),
  ['contract/generated', []],
  ['.build', []],
] as [folder: string, files: string[]][];

test.each(allowed)('%s has no other derived file in the repository', (folder, files) => {
  const found = committed.filter((path) => path.startsWith(`${folder}/`));
  expect(found.filter((path) => !files.includes(path))).toEqual([]);
});

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
