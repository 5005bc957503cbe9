import type { Call } from '@balcao/examples/call.ts';
import { callOfStep } from '@balcao/examples/callOfStep.ts';
import { examples } from '@balcao/examples/examples.ts';
import { readRecordings } from '@balcao/examples/run/recordedFiles.ts';
import { snapshots } from '@balcao/examples/snapshots.ts';
import type { SoapCall } from '@balcao/examples/soapCall.ts';
import { expect, test } from 'vitest';
import { files as committed } from '../repository/files.ts';
import { at } from '../run/paths.mjs';
import { compare } from './folderFiles.ts';
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
    ['es.json', 'en.json', ...examples.map(({ id }) => `pt/${id}.json`)].map(
      (path) => `examples/recorded/${path}`,
    ),
  ],
  ...folders.map(({ folder, files }) => [folder, [...files.keys()].map((path) => `${folder}/${path}`)]),
  ['contract/generated', []],
  ['.build', []],
] as [folder: string, files: string[]][];

test.each(allowed)('%s has no other derived file in the repository', (folder, files) => {
  const found = committed.filter((path) => path.startsWith(`${folder}/`));
  expect(found.filter((path) => !files.includes(path))).toEqual([]);
});
