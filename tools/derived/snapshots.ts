import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languages } from '@balcao/examples/languages/languages.ts';
import { programsFolder } from '@balcao/examples/run/recordedFiles.ts';
import { snapshotDocument } from '@balcao/examples/snapshots.ts';
import { at } from '../run/paths.mjs';
import { type Files, filesIn } from './folderFiles.ts';
import { listingOf } from './listing.ts';

/** Folder of committed derived files. They are only used to show the effect of a change in a diff. */
interface SnapshotFolder {
  /** Path relative to the root of the repository. */
  folder: string;
  files: Files;
}

const wsdl = 'paypayservices.wsdl';

export async function readSnapshots(): Promise<SnapshotFolder[]> {
  const made = at('contract', 'generated');
  const contract = new Map([
    [wsdl, await readFile(join(made, wsdl), 'utf8')],
    ['listing.txt', await readListing(made)],
  ]);
  const folder = join(programsFolder, 'pt');
  const programs = await textsOf(folder, await filesIn(folder));
  const documents = languages.map(({ id }) => [`${id}.md`, snapshotDocument(id, programs)] as const);
  return [
    { folder: 'contract/snapshots', files: contract },
    { folder: 'examples/snapshots', files: new Map(documents) },
  ];
}

/** Listing of the contract from its descriptions, which is the same for every language. */
async function readListing(folder: string): Promise<string> {
  const [api, sandbox, facts] = await Promise.all(
    ['openapi', 'control', 'facts'].map(async (name) =>
      JSON.parse(await readFile(join(folder, `${name}.pt.json`), 'utf8')),
    ),
  );
  return listingOf({ api, sandbox }, facts);
}

async function textsOf(folder: string, paths: readonly string[]): Promise<Files> {
  const texts = paths.map(async (path) => [path, await readFile(join(folder, path), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
