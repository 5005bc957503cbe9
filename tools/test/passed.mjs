import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Passed record of a stage that passed
 * @property {string} inputs hash of its inputs
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} seconds
 * @property {string} at UTC time
 */

/** Stores the stages that passed, with their inputs. @param {string} folder folder that is kept between runs */
export function passedStages(folder) {
  /** @param {string} name */
  const fileOf = (name) => join(folder, `${name.replaceAll(' ', '-')}.json`);
  return {
    /** @param {string} name @param {string} inputs @returns {Passed | undefined} */
    find(name, inputs) {
      const file = fileOf(name);
      if (!existsSync(file)) return undefined;
      /** @type {Passed} */
      const passed = JSON.parse(readFileSync(file, 'utf8'));
      return passed.inputs === inputs ? passed : undefined;
    },
    /**
     * Stores a result if everything passed, so that the stage can be skipped next time.
     * @param {import('./runner.mjs').Result} result
     * @param {{ before: string, after: string }} inputs hashes before and after the run, as a file may change during it
     */
    keep({ name, counts, seconds, missing }, { before, after }) {
      const { passed, failed } = counts;
      if (failed > 0 || passed === 0 || missing.length > 0 || before !== after) return;
      mkdirSync(folder, { recursive: true });
      /** @type {Passed} */
      const kept = { inputs: before, counts, seconds, at: new Date().toISOString() };
      writeFileSync(fileOf(name), JSON.stringify(kept));
    },
    /** @param {string} name name of a stage that starts; an aborted run must not leave a record of it */
    forget: (name) => rmSync(fileOf(name), { force: true }),
  };
}
