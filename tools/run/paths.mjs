import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * A path of the repository.
 * @param {...string} parts segments below the root
 */
export const at = (...parts) => join(root, ...parts);

/**
 * The script behind a package's command. Run with `node`, it needs no shell and no `.cmd` on Windows.
 * @param {string} packageName
 * @param {string} command one of the names in the package's `bin`
 * @param {string} [installed] folder whose node_modules has the package
 */
export function scriptOf(packageName, command, installed = root) {
  const folder = join(installed, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
