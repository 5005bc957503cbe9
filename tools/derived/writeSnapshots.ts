import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from '../run/paths.mjs';
import { filesIn, write } from './folderFiles.ts';
import { readSnapshots } from './snapshots.ts';

/** Second half of `npm run generate`: writes the committed copies. `--show openapi.en` prints a description. */
const [, , option, name = ''] = process.argv;
const made = at('contract', 'generated');
if (option === '--show')
  for (const path of await filesIn(made))
    if (path.startsWith(name)) console.log(await readFile(join(made, path), 'utf8'));

if (option === undefined)
  for (const { folder, files } of await readSnapshots()) {
    const changed = await write(files, at(folder));
    for (const { path } of changed) console.log(`${folder}/${path}`);
    console.log(`${folder}: ${changed.length} of ${files.size} files changed`);
  }
