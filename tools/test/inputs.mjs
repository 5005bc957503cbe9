import { createHash } from 'node:crypto';
import { realpathSync, statSync } from 'node:fs';
import { hashOfFiles } from '../run/fingerprint.mjs';
import { requirements } from './requirements.mjs';

const variables = ['TEST_FULL', 'TEST_TURN', 'TEST_DATABASE_URL', 'CHROMIUM', 'TZ', 'LANG', 'LC_ALL'];

/**
 * Hash of a stage's inputs: all files of the repository that it does not declare unread, programs, Node, settings.
 * @param {Pick<import('./stages.mjs').Stage, 'name' | 'unread' | 'needs' | 'uses' | 'mayLack'>} stage
 * @param {string} root root of the repository
 * @returns {string}
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

/** @param {string | undefined} path @returns path and version of a program, as far as its file shows the version */
function programOf(path) {
  if (!path) return undefined;
  const real = realpathSync(path);
  const { size, mtimeMs } = statSync(real);
  return [real, size, mtimeMs];
}
