import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../run/problem.mjs';
import { inWords, none } from './counts.mjs';
import { howToGet, requirements } from './requirements.mjs';

const mostLines = 400;

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {number} seconds
 * @property {import('./counts.mjs').Counts} counts
 * @property {string[]} missing how to get what it could not have
 */

/**
 * Runs one stage: gathers what it needs, times it, shows its output when it failed.
 * @param {import('./stages.mjs').Stage} stage
 * @param {{ reports: string, strict: boolean }} setting with `strict` something missing is a failure
 * @returns {Promise<Result>}
 */
export async function runStage(stage, { reports, strict }) {
  const started = performance.now();
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
  const missing = lacking.map((need) => howToGet(requirements[need]));
  const result = {
    name: stage.name,
    seconds: (performance.now() - started) / 1000,
    counts: {
      ...counts,
      [strict ? 'failed' : 'skipped']: counts[strict ? 'failed' : 'skipped'] + lacking.length,
    },
    missing,
  };
  const log = join(reports, `${stage.name.replaceAll(' ', '-')}.log`);
  writeFileSync(log, `${lines.join('\n')}\n`);
  show(result, stage.telling || counts.failed > 0 || absent.length > 0 ? lines : [], log);
  return result;
}

/**
 * @param {import('./stages.mjs').Stage} stage
 * @param {Omit<import('./stages.mjs').Context, 'programs'>} context
 */
async function countsOf(stage, context) {
  const wanted = [...(stage.needs ?? []), ...(stage.uses ?? [])];
  const programs = Object.fromEntries(wanted.map((need) => [need, requirements[need].find()]));
  try {
    return await stage.run({ ...context, programs });
  } catch (error) {
    context.onLine(
      error instanceof Problem ? error.message : String(error instanceof Error ? error.stack : error),
    );
    return { ...none, failed: 1 };
  }
}

/** @param {import('./stages.mjs').Need[]} [needs] */
const absentOf = (needs = []) => needs.filter((need) => !requirements[need].find());

/**
 * @param {Result} result
 * @param {string[]} lines what it said, when that matters
 * @param {string} log where all of it is kept
 */
function show({ name, seconds, counts, missing }, lines, log) {
  console.log(
    `${counts.failed ? '✗' : missing.length ? '-' : '✓'} ${name}: ${inWords(counts)} (${seconds.toFixed(1)} s)`,
  );
  for (const line of lines.slice(-mostLines)) console.log(`  ${line}`);
  if (lines.length > mostLines)
    console.log(`  The ${lines.length - mostLines} lines before these are in ${log}`);
}
