import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Counts} */
export const none = { passed: 0, failed: 0, skipped: 0 };

/** Counts of a stage that has a single result. @param {number} exitCode @returns {Counts} */
export const asOne = (exitCode) => ({ ...none, [exitCode === 0 ? 'passed' : 'failed']: 1 });

/** @param {string} file report of Vitest's JSON reporter @param {number} exitCode @returns {Counts} */
export function fromVitest(file, exitCode) {
  const report = read(file);
  if (!report) return asOne(exitCode || 1);
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = report;
  return atLeastOneFailure({ passed, failed, skipped: numPendingTests + numTodoTests }, exitCode);
}

/** @param {string} file report of Playwright's JSON reporter @param {number} exitCode @returns {Counts} */
export function fromPlaywright(file, exitCode) {
  const report = read(file);
  if (!report) return asOne(exitCode || 1);
  // If a retry passes (`--retries`), the first failure still counts.
  const { expected, flaky, unexpected, skipped } = report.stats;
  return atLeastOneFailure({ passed: expected, failed: flaky + unexpected, skipped }, exitCode);
}

/** Counts in the last line of a script. @param {readonly string[]} lines @param {number} exitCode @returns {Counts} */
export function fromLastLine(lines, exitCode) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? '') ?? [];
  if (passed === undefined) return asOne(exitCode || 1);
  return atLeastOneFailure({ passed: Number(passed), failed: Number(failed), skipped: 0 }, exitCode);
}

/** @param {Counts[]} all @returns {Counts} */
export function sumOf(all) {
  return all.reduce(
    (sum, each) => ({
      passed: sum.passed + each.passed,
      failed: sum.failed + each.failed,
      skipped: sum.skipped + each.skipped,
    }),
    none,
  );
}

/** @param {Counts} counts */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}

/** Without a failed test, a runner fails if a file cannot be loaded. @param {Counts} counts @param {number} exitCode */
function atLeastOneFailure(counts, exitCode) {
  return exitCode === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
