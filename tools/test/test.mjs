import { mkdirSync, rmSync } from 'node:fs';
import { makeDerived } from '../run/derived.mjs';
import { installMissing } from '../run/install.mjs';
import { at } from '../run/paths.mjs';
import { runProgram } from '../run/program.mjs';
import { inWords, sumOf } from './counts.mjs';
import { runStage } from './runner.mjs';
import { stages } from './stages.mjs';
import { turnOfRun } from './turn.mjs';

/** Quick stages run this many at a time. */
const besides = 2;

/**
 * `npm test`: installs what is missing, runs every stage, and ends with one plain line of counts.
 * @param {{ full: boolean }} options `full` (npm run test:full) runs whole matrices where npm test takes samples
 */
export const test = ({ full }) =>
  runProgram(
    async () => {
      process.env.NO_COLOR = '1';
      if (full) process.env.TEST_FULL = '1';
      else console.log(`Samples of turn ${turnOfRun()}: TEST_TURN=${turnOfRun()} takes the same again.`);
      await installMissing();
      await makeDerived();
      const reports = at('.build', 'test');
      rmSync(reports, { recursive: true, force: true });
      mkdirSync(reports, { recursive: true });
      const results = await runAll({ reports, strict: Boolean(process.env.CI) });
      report(results);
      process.exitCode = sumOf(results.map(({ counts }) => counts)).failed > 0 ? 1 : 0;
    },
    { endedCode: 130 },
  );

/**
 * @param {{ reports: string, strict: boolean }} setting
 * @returns {Promise<import('./runner.mjs').Result[]>} in the order of the table of stages
 */
async function runAll(setting) {
  /** @type {Map<import('./stages.mjs').Stage, import('./runner.mjs').Result>} */
  const results = new Map();
  const quick = stages.filter((stage) => stage.quick);
  const lane = async () => {
    for (let stage = quick.shift(); stage; stage = quick.shift())
      results.set(stage, await runStage(stage, setting));
  };
  await Promise.all(Array.from({ length: besides }, lane));
  for (const stage of stages.filter((each) => !each.quick))
    results.set(stage, await runStage(stage, setting));
  return stages.flatMap((stage) => results.get(stage) ?? []);
}

/** @param {import('./runner.mjs').Result[]} results */
function report(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, seconds, counts } of results) {
    console.log(`${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${inWords(counts)}`);
  }
  for (const { name, missing } of results) {
    for (const sentence of missing) console.log(`\nNot run, or not wholly: ${name}. ${sentence}`);
  }
  console.log(`\n${inWords(sumOf(results.map(({ counts }) => counts)))}`);
}
