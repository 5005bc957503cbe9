import { examples } from './examples.ts';
import type { Recording } from './recording.ts';
import { play, playTranslation } from './run/play.ts';
import { compareRecordings, writeRecordings } from './run/recordedFiles.ts';
import { zone } from './run/runner.ts';

/** `npm run record` runs every example in each language and writes the recordings. `--check` only compares them. */
process.env.TZ = zone;
const checking = process.argv.includes('--check');

const recordings: Recording[] = [];
for (const example of examples) {
  const portuguese = await play(example);
  recordings.push(portuguese);
  for (const locale of ['es', 'en'] as const) recordings.push(await playTranslation(example, locale, portuguese));
}

const differences = await (checking ? compareRecordings : writeRecordings)(recordings);
for (const { path, what } of differences) console.log(`examples/recorded/${path} ${what}${checking ? '' : ': mended'}`);
if (checking && differences.length > 0) {
  console.error('The recordings do not fit the sandbox any more. Mend them with: npm run record');
  process.exitCode = 1;
}
console.log(
  `${examples.length} examples, ${differences.length} files not as they should ${checking ? 'be' : 'have been'}`,
);
