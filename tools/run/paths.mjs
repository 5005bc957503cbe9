import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Absolute path of a repository file.
 * @param {...string} parts segments below the root
 */
export const at = (...parts) => join(root, ...parts);

/**
 * Script of a package's command. `node` runs it without a shell or a `.cmd` on Windows.
 * @param {string} packageName
 * @param {string} command name in the package's `bin`
 * @param {string} [installed] folder whose node_modules has the package
 */
export function scriptOf(packageName, command, installed = root) {
  const folder = join(installed, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Paths of files below a folder, relative to it.
 * @param {string} folder
 * @param {string} ending of their names
 */
export const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
