import { execFileSync } from 'node:child_process';
import { root } from '../run/paths.mjs';

/** Number of parts into which large matrices are split. Each commit runs one part. */
const turns = 24;

/** Digits from the hash of the commit, or from the date if there is no git. */
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

/** Part that this commit runs. To repeat another part, set `TEST_TURN` for `npm test`. */
export function turnOfRun() {
  process.env.TEST_TURN ??= String(numberOfCommit() % turns);
  return Number(process.env.TEST_TURN);
}

/**
 * Selects some of many similar items, different ones in each run.
 * @template Thing
 * @param {readonly Thing[]} alike
 * @param {number} step default: every third item
 * @param {number} stepInFull step with TEST_FULL; default: all items
 * @param {number} offset moves the selection, so that the rows of a matrix select different columns
 * @returns {Thing[]}
 */
export const ofTurn = (alike, step = 3, stepInFull = 1, offset = 0) => {
  const every = process.env.TEST_FULL ? stepInFull : step;
  return alike.filter((_, place) => (place + offset) % every === turnOfRun() % every);
};
