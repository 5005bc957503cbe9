import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Passed what is kept of a stage that passed
 * @property {string} inputs what it depended on
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} seconds
 * @property {string} at when, in UTC
 */

/** Remembers which stages passed, and on which inputs. @param {string} folder kept between runs */
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
     * Keeps a result when all of it passed; any other result is no reason to leave the stage out.
     * @param {import('./runner.mjs').Result} result
     * @param {{ before: string, after: string }} inputs before and after it ran: a file saved meanwhile was half read
     */
    keep({ name, counts, seconds, missing }, { before, after }) {
      const { passed, failed } = counts;
      if (failed > 0 || passed === 0 || missing.length > 0 || before !== after) return;
      mkdirSync(folder, { recursive: true });
      /** @type {Passed} */
      const kept = { inputs: before, counts, seconds, at: new Date().toISOString() };
      writeFileSync(fileOf(name), JSON.stringify(kept));
    },
    /** @param {string} name of a stage that runs now: a run that is broken off leaves nothing behind */
    forget: (name) => rmSync(fileOf(name), { force: true }),
  };
}
