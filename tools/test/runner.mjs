import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/paths.mjs';
import { Problem } from '../run/problem.mjs';
import { inWords, none } from './counts.mjs';
import { inputsOf } from './inputs.mjs';
import { howToGet, requirements } from './requirements.mjs';

const mostLines = 400;

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} seconds
 * @property {import('./counts.mjs').Counts} counts
 * @property {string[]} missing how to get the missing requirements
 * @property {string} [note] reason why the stage did not run this time
 * @property {boolean} [blocked] did not run, because an earlier stage did not pass
 * @property {boolean} [unchanged] did not run, because it passed before with the same inputs
 * @typedef {object} Setting
 * @property {string} reports folder for the reports of stages
 * @property {boolean} strict whether a missing requirement is a failure
 * @property {ReturnType<typeof import('./passed.mjs').passedStages>} [passed] stages that can be skipped;
 * default: none
 * @property {string} [folder] root of the stages' files; default: the root of the repository
 */

/**
 * Runs a stage, unless it passed before with the same inputs or an earlier stage failed.
 * @param {import('./stages.mjs').Stage} stage
 * @param {Setting} setting
 * @param {Result[]} [before] results of the stages that must run first
 * @returns {Promise<Result>}
 */
export async function runStage(stage, setting, before = []) {
  const { passed, folder = root } = setting;
  // Hashing the inputs takes seconds, so it is done only if the result will be recorded.
  const inputs = before.some(stops) || !passed || stage.always ? undefined : inputsOf(stage, folder);
  const result = blockedBy(stage, before) ?? (inputs && unchanged(stage, passed, inputs));
  if (!result) return runNow(stage, setting, inputs);
  show(result, []);
  return result;
}

/** @param {Result} result */
const stops = ({ counts, blocked }) => counts.failed > 0 || blocked;

/** @param {import('./stages.mjs').Stage} stage @param {Result[]} before @returns {Result | undefined} */
function blockedBy({ name }, before) {
  const broken = before.find(stops);
  if (!broken) return undefined;
  const note = `not run, since "${broken.name}" did not pass`;
  return { name, seconds: 0, counts: { ...none, skipped: 1 }, missing: [], note, blocked: true };
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {Setting['passed']} passed
 * @param {ReturnType<typeof inputsOf>} inputs
 * @returns {Result | undefined} undefined if the stage has not passed with these inputs
 */
function unchanged({ name }, passed, inputs) {
  const earlier = passed?.find(name, inputs);
  if (!earlier) return undefined;
  const note = `passed in ${earlier.seconds.toFixed(1)} s at ${earlier.at}; nothing it reads has changed since`;
  return { name, seconds: 0, counts: earlier.counts, missing: [], note, unchanged: true };
}

/**
 * Installs requirements and times the stage. Prints its output if it fails, and records it if it passes.
 * @param {import('./stages.mjs').Stage} stage
 * @param {Setting} setting
 * @param {ReturnType<typeof inputsOf>} [inputs] hash of its inputs; without it, nothing is recorded
 * @returns {Promise<Result>}
 */
async function runNow(stage, { reports, strict, passed, folder = root }, inputs) {
  const started = performance.now();
  if (inputs) passed?.forget(stage.name);
  /** @type {string[]} */
  const lines = [];
  /** @param {string} line */
  const onLine = (line) => lines.push(line);
  let absent = absentOf(stage.needs);
  if (absent.length > 0 && stage.provide) {
    await stage.provide(onLine);
    absent = absentOf(stage.needs);
  }
  const counts = absent.length > 0 ? none : await countsOf(stage, { onLine, lines, reports });
  const lacking = [...absent, ...absentOf(stage.uses)];
  const optional = absentOf(stage.mayLack);
  const result = {
    name: stage.name,
    seconds: (performance.now() - started) / 1000,
    counts: {
      ...counts,
      [strict ? 'failed' : 'skipped']: counts[strict ? 'failed' : 'skipped'] + lacking.length,
    },
    missing: [...lacking, ...optional].map((need) => howToGet(requirements[need])),
  };
  if (inputs) passed?.keep(result, { before: inputs, after: inputsOf(stage, folder) });
  const log = join(reports, `${stage.name.replaceAll(' ', '-')}.log`);
  writeFileSync(log, `${lines.join('\n')}\n`);
  show(result, stage.telling || counts.failed > 0 || absent.length > 0 ? lines : [], log);
  return result;
}

/** @param {import('./stages.mjs').Stage} stage @param {Omit<import('./stages.mjs').Context, 'programs'>} context */
async function countsOf(stage, context) {
  const wanted = [...(stage.needs ?? []), ...(stage.uses ?? [])];
  const programs = Object.fromEntries(wanted.map((need) => [need, requirements[need].find()]));
  try {
    return await stage.run({ ...context, programs });
  } catch (error) {
    context.onLine(error instanceof Problem ? error.message : String(error instanceof Error ? error.stack : error));
    return { ...none, failed: 1 };
  }
}

/** @param {import('./stages.mjs').Need[]} [needs] */
const absentOf = (needs = []) => needs.filter((need) => !requirements[need].find());

/** @param {Result} result @param {string[]} lines @param {string} [log] */
function show({ name, seconds, counts, missing, note, blocked }, lines, log) {
  const mark = counts.failed ? '✗' : missing.length || blocked ? '-' : '✓';
  console.log(`${mark} ${name}: ${inWords(counts)} (${note ?? `${seconds.toFixed(1)} s`})`);
  for (const line of lines.slice(-mostLines)) console.log(`  ${line}`);
  if (lines.length > mostLines) console.log(`  The ${lines.length - mostLines} lines before these are in ${log}`);
}
