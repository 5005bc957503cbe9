import { execFileSync } from 'node:child_process';
import { root } from '../run/paths.mjs';

/** Parts that large matrices are taken in; each commit takes one of them. */
const turns = 6;

/** Digits of the commit's name; those of the day where no git is. */
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

/** Where the samples of this commit begin; `TEST_TURN` of `npm test` repeats another one's. */
export function turnOfRun() {
  process.env.TEST_TURN ??= String(numberOfCommit() % turns);
  return Number(process.env.TEST_TURN);
}

/**
 * Of things that are alike a run takes some, in turns; all with TEST_FULL.
 * @template Thing
 * @param {readonly Thing[]} alike
 * @param {number} step takes every third, or every so many
 * @returns {Thing[]}
 */
export const ofTurn = (alike, step = 3) =>
  alike.filter((_, place) => process.env.TEST_FULL || place % step === turnOfRun() % step);
