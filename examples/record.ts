import { examples } from './examples.ts';
import { play } from './run/play.ts';
import { readmes } from './run/readmes.ts';
import { compare, filesOf, recordedFolder, write } from './run/recordedFiles.ts';
import { zone } from './run/time.ts';

/** `npm run record` runs every example and writes what came back; with `--check` it only compares. */
process.env.TZ = zone;
const checking = process.argv.includes('--check');

const files = new Map(await readmes());
for (const example of examples)
  for (const [path, text] of filesOf(await play(example))) files.set(path, text);

const differences = await compare(files, recordedFolder);
if (checking) {
  for (const { path, what } of differences) console.log(`examples/recorded/${path} ${what}`);
  if (differences.length > 0) {
    console.error('The recordings do not fit the sandbox any more. Mend them with: npm run record');
    process.exitCode = 1;
  }
} else {
  for (const { path } of differences)
    console.log(`${files.has(path) ? 'wrote' : 'removed'} examples/recorded/${path}`);
  await write(differences, files, recordedFolder);
}
console.log(
  `${examples.length} examples, ${files.size} files, ${differences.length} not as they should ${checking ? 'be' : 'have been'}`,
);
