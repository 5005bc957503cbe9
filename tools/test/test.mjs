import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { makeDerived } from '../run/derived.mjs';
import { installAll } from '../run/install.mjs';
import { at } from '../run/paths.mjs';
import { runProgram } from '../run/program.mjs';
import { inWords, sumOf } from './counts.mjs';
import { runGraph } from './graph.mjs';
import { passedStages } from './passed.mjs';
import { runStage } from './runner.mjs';
import { stages } from './stages.mjs';
import { turnOfRun } from './turn.mjs';

/**
 * `npm test` installs missing packages, runs all stages, and ends with a line of counts. Stages that passed with the
 * same inputs are skipped, except in CI.
 * @param {{ all: boolean }} options `all` (npm test -- --all) skips no stage
 */
export const test = ({ all }) =>
  runProgram(
    async () => {
      process.env.NO_COLOR = '1';
      if (!process.env.TEST_FULL)
        console.log(`Samples of turn ${turnOfRun()}: TEST_TURN=${turnOfRun()} takes the same again.`);
      await installAll();
      await makeDerived();
      const started = performance.now();
      const reports = at('.build', 'test');
      mkdirSync(reports, { recursive: true });
      const strict = Boolean(process.env.CI);
      const passed = strict || all ? undefined : passedStages(at('.build', 'passed'));
      const setting = { reports, strict, passed };
      const results = await runGraph(stages, availableParallelism(), (stage, before) =>
        runStage(stage, setting, before),
      );
      report(results, (performance.now() - started) / 1000);
      process.exitCode = sumOf(results.map(({ counts }) => counts)).failed > 0 ? 1 : 0;
    },
    { endedCode: 130 },
  );

/** `npm test -- --list`: prints the names of the stages, those of npm run test:full with `--full`. */
export const listStages = () => console.log(stages.map(({ name }) => name).join('\n'));

/** @param {import('./runner.mjs').Result[]} results @param {number} seconds duration of the whole run */
function report(results, seconds) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const result of results) {
    const time = result.note ? '       -' : `${result.seconds.toFixed(1).padStart(6)} s`;
    console.log(`${result.name.padEnd(width)}  ${time}  ${inWords(result.counts)}`);
  }
  console.log(`${'all'.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s`);
  for (const { name, missing } of results) {
    for (const sentence of missing) console.log(`\nNot run, or not wholly: ${name}. ${sentence}`);
  }
  const unchanged = results.filter((result) => result.unchanged).length;
  if (unchanged > 0)
    console.log(
      `\n${unchanged} of ${results.length} stages passed before on the same files and did not run again; npm test -- --all runs them.`,
    );
  console.log(`\n${inWords(sumOf(results.map(({ counts }) => counts)))}`);
}
