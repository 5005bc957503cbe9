import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provider } from '../provider.config.ts';
import { type LanguageId, languages } from './languages/languages.ts';
import { readAllRecordings } from './run/recordedFiles.ts';
import { type Runner, zone } from './run/runner.ts';
import { openRunner, runtimes } from './run/runtimes.ts';
import { copySamples, type Sample, samplesOf } from './run/sample.ts';
import { openSampleServer, type SampleServer } from './run/sampleServer.ts';

/** Removes the line break that printing adds to the body. */
const printed = (text: string) => text.replace(/\r?\n$/, '');

/**
 * Runs a sample in a fresh sandbox after its required steps, as a reader would, and compares its output with the
 * recording.
 * @returns the reason for a failure, or undefined
 */
async function failureOf(
  { recording, step, key }: Sample,
  file: string,
  runner: Runner,
  server: SampleServer,
): Promise<string | undefined> {
  const sandbox = await server.open(key);
  try {
    for (const each of recording.steps) if (step.needs?.includes(each.name)) await sandbox.send(each.request);
    const { stdout, stderr } = await runner.run(file);
    // Replaces the test server's URL in a response with the URL in the recording.
    const answer = printed(stdout).replaceAll(server.originOf(key), provider.sandbox);
    const isDropped = step.response.status === 0;
    if (isDropped && !server.wasCut(key)) return `its connection should have been cut\n${stderr}`;
    if (answer === step.response.body) return undefined;
    return `it should print\n  ${step.response.body}\nbut printed\n  ${stdout}\n${stderr}`;
  } finally {
    await server.leave(key);
  }
}

/**
 * Runs every sample, all languages concurrently, and prints `N passed, N failed` at the end. For a missing runtime it
 * prints how to install it, and fails if `CI` is set. `--without=php` excuses a missing runtime that the caller
 * reports;
 * any other argument is a path prefix of the samples to run, such as `pt/payments`.
 */
process.env.TZ = zone;
const excused = process.argv.flatMap((arg) => /^--without=(.+)$/.exec(arg)?.[1] ?? []);
let passed = 0;
let failed = 0;

const runners = new Map<LanguageId, Runner>();
for (const { id, label } of languages) {
  const runner = excused.includes(id) ? undefined : openRunner(id);
  if (runner) {
    runners.set(id, runner);
    continue;
  }
  if (process.env.CI && !excused.includes(id)) failed += 1;
  console.log(`${label} is not run. ${runtimes[id].howToGet}`);
}

const folder = await mkdtemp(join(tmpdir(), 'balcao-samples-'));
const server = await openSampleServer();
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const isWanted = ({ path }: Sample) => wanted.length === 0 || wanted.some((start) => path.startsWith(start));
const samples = samplesOf(await readAllRecordings(), wanted.length > 0).filter(
  (sample) => runners.has(sample.language) && isWanted(sample),
);
const copies = await copySamples(samples, folder, ({ key }) => server.originOf(key));

async function runOne(sample: Sample, runner: Runner): Promise<void> {
  const file = copies.get(sample);
  const failure = file
    ? await failureOf(sample, file, runner, server)
    : 'there is no such file, or it calls no sandbox. Make it with: npm run derive';
  if (failure === undefined) passed += 1;
  else {
    failed += 1;
    console.log(`${sample.path}: ${failure}`);
  }
}

async function runAllOf([language, runner]: [LanguageId, Runner]): Promise<void> {
  for (const sample of samples) if (sample.language === language) await runOne(sample, runner);
  await runner.close();
}
await Promise.all([...runners].map(runAllOf));

await server.close();
await rm(folder, { recursive: true, force: true });
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
