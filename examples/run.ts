import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LanguageId, languages } from './languages/languages.ts';
import { commandsOf } from './run/commands.ts';
import { openHouse } from './run/house.ts';
import { failureOf } from './run/judge.ts';
import { readRecordings } from './run/recordedFiles.ts';
import { runtimes } from './run/runtimes.ts';
import { copySamples, type Sample, samplesOf } from './run/sample.ts';
import { zone } from './run/time.ts';

/**
 * Runs every sample of every language as a real process and ends with the line `N passed, N failed`.
 * A language whose runtime this machine lacks is named, with how to get it; with CI set that is a failure.
 * `--without=php` says that the caller knows of the lack and counts it itself.
 */
process.env.TZ = zone;
const excused = process.argv.flatMap((arg) => /^--without=(.+)$/.exec(arg)?.[1] ?? []);
let passed = 0;
let failed = 0;

const present = new Map<LanguageId, readonly string[]>();
for (const { id, label } of languages) {
  const command = excused.includes(id) ? undefined : runtimes[id].command();
  if (command) {
    present.set(id, command);
    continue;
  }
  if (process.env.CI && !excused.includes(id)) failed += 1;
  console.log(`${label} is not run. ${runtimes[id].howToGet}`);
}

const folder = await mkdtemp(join(tmpdir(), 'balcao-samples-'));
const house = await openHouse();
const samples = samplesOf(await readRecordings()).filter(({ language }) => present.has(language));
const copies = await copySamples(samples, folder, ({ key }) => house.originOf(key));
const commands = commandsOf([...copies.values()], present, folder);

async function runOne(sample: Sample): Promise<void> {
  const copy = copies.get(sample);
  const command = copy && commands.get(copy);
  const failure = command
    ? await failureOf(sample, command, house)
    : 'there is no such file, or it calls no sandbox. Make it with: npm run derive';
  if (failure === undefined) passed += 1;
  else {
    failed += 1;
    console.log(`${sample.path}: ${failure}`);
  }
}

const queue = [...samples];
async function lane(): Promise<void> {
  for (let sample = queue.shift(); sample; sample = queue.shift()) await runOne(sample);
}
await Promise.all(Array.from({ length: availableParallelism() }, lane));

await house.close();
await rm(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
