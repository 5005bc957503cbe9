import { at } from '../run/paths.mjs';
import { write } from './folderFiles.ts';
import { readSnapshots } from './snapshots.ts';

/** The second half of `npm run generate`: the committed copies of what the first half made. */
for (const { folder, files } of await readSnapshots()) {
  const changed = await write(files, at(folder));
  for (const { path } of changed) console.log(`${folder}/${path}`);
  console.log(`${folder}: ${changed.length} of ${files.size} files changed`);
}
