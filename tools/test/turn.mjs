import { execFileSync } from 'node:child_process';
import { root } from '../run/paths.mjs';

/** Number of parts of large matrices; each commit runs one. */
const turns = 24;

/** Digits of the commit's name, or of the date without git. */
function numberOfCommit() {
  try {
    return Number.parseInt(
      execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
      16,
    );
  } catch {
    return Math.floor(Date.now() / 86_400_000);
  }
}

/** Part of this commit; `TEST_TURN` of `npm test` repeats another one. */
export function turnOfRun() {
  process.env.TEST_TURN ??= String(numberOfCommit() % turns);
  return Number(process.env.TEST_TURN);
}

/**
 * Selects some of many similar items in turns; all with TEST_FULL.
 * @template Thing
 * @param {readonly Thing[]} alike
 * @param {number} step by default every third
 * @returns {Thing[]}
 */
export const ofTurn = (alike, step = 3) =>
  alike.filter((_, place) => process.env.TEST_FULL || place % step === turnOfRun() % step);
