import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Passed record of a passed stage
 * @property {string} inputs hash of its inputs
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} seconds
 * @property {string} at UTC time
 */

/** Stores passed stages with their inputs. @param {string} folder kept between runs */
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
     * Stores a result if everything passed, so that the stage can be skipped.
     * @param {import('./runner.mjs').Result} result
     * @param {{ before: string, after: string }} inputs before and after the run: a file may be saved meanwhile
     */
    keep({ name, counts, seconds, missing }, { before, after }) {
      const { passed, failed } = counts;
      if (failed > 0 || passed === 0 || missing.length > 0 || before !== after) return;
      mkdirSync(folder, { recursive: true });
      /** @type {Passed} */
      const kept = { inputs: before, counts, seconds, at: new Date().toISOString() };
      writeFileSync(fileOf(name), JSON.stringify(kept));
    },
    /** @param {string} name of a stage that starts, so that an aborted run leaves no record */
    forget: (name) => rmSync(fileOf(name), { force: true }),
  };
}
