import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@balcao/examples/languages/languages.ts';
import { programsFolder } from '@balcao/examples/run/recordedFiles.ts';
import { snapshotDocument } from '@balcao/examples/snapshots.ts';
import { at } from '../run/paths.mjs';
import { type Files, filesIn } from './folderFiles.ts';

/** A folder of committed copies of derived files: a diff shows in them what a change does. Nothing else reads them. */
export interface SnapshotFolder {
  /** Path relative to the repository's root. */
  folder: string;
  files: Files;
}

/** The descriptions are kept in the language they are written in; a translation says nothing new of a change. */
const keptDescriptions = [
  'openapi.pt.json',
  'control.pt.json',
  'facts.pt.json',
  'postman.pt.json',
  'paypayservices.wsdl',
];

/** What each folder of snapshots should hold, read from the derived files. */
export async function readSnapshots(): Promise<SnapshotFolder[]> {
  const descriptions = await textsOf(at('contract', 'generated'), keptDescriptions);
  const folder = join(programsFolder, 'pt');
  const programs = await textsOf(folder, await filesIn(folder));
  const documents = languages.map(({ id }) => [`${id}.md`, snapshotDocument(id, programs)] as const);
  return [
    { folder: 'contract/snapshots', files: descriptions },
    { folder: 'examples/snapshots', files: new Map(documents) },
  ];
}

async function textsOf(folder: string, paths: readonly string[]): Promise<Files> {
  const texts = paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
