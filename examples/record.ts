import { examples } from './examples.ts';
import type { Recording } from './recording.ts';
import { play } from './run/play.ts';
import { compareRecordings, writeRecordings } from './run/recordedFiles.ts';
import { zone } from './run/time.ts';

/** `npm run record` runs every example and writes what came back; with `--check` it only compares. */
process.env.TZ = zone;
const checking = process.argv.includes('--check');

const recordings: Recording[] = [];
for (const example of examples) recordings.push(await play(example));

const differences = await (checking ? compareRecordings : writeRecordings)(recordings);
for (const { path, what } of differences)
  console.log(`examples/recorded/${path} ${what}${checking ? '' : ': mended'}`);
if (checking && differences.length > 0) {
  console.error('The recordings do not fit the sandbox any more. Mend them with: npm run record');
  process.exitCode = 1;
}
console.log(
  `${recordings.length} examples, ${differences.length} not as they should ${checking ? 'be' : 'have been'}`,
);
