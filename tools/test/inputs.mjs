import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { hashOfFiles } from '../run/fingerprint.mjs';
import { requirements } from './requirements.mjs';

const variables = ['TEST_FULL', 'TEST_TURN', 'TEST_DATABASE_URL', 'CHROMIUM', 'TZ', 'LANG', 'LC_ALL'];

/**
 * What the result of a stage depends on: every file of the repository but those it says it never reads, the programs
 * it runs, Node and the settings. A new file counts until a stage says otherwise.
 * @param {Pick<import('./stages.mjs').Stage, 'name' | 'unread' | 'needs' | 'uses' | 'mayLack'>} stage
 * @param {string} root of the repository
 * @returns {string} another one as soon as any of it changes
 */
export function inputsOf({ name, unread = [], needs = [], uses = [], mayLack = [] }, root) {
  const hash = createHash('sha256');
  const programs = [...needs, ...uses, ...mayLack].map((need) => programOf(requirements[need].find()));
  const settings = variables.map((variable) => process.env[variable]);
  hash.update(JSON.stringify([name, process.version, process.platform, process.arch, programs, settings]));
  hash.update(hashOfFiles(root, (path) => !unread.some((pattern) => matches(path, pattern))));
  return hash.digest('hex');
}

/** @param {string} path @param {string} pattern */
export function matches(path, pattern) {
  return pattern.startsWith('*') ? path.endsWith(pattern.slice(1)) : path.startsWith(pattern);
}

/** @param {string | undefined} path @returns a program and its version, as far as its file tells */
function programOf(path) {
  if (!path) return undefined;
  const real = realpathSync(path);
  const { size, mtimeMs } = statSync(real);
  return [real, size, mtimeMs];
}
