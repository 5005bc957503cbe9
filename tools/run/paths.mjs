import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Absolute path of a file in the repository.
 * @param {...string} parts segments below the root
 */
export const at = (...parts) => join(root, ...parts);

/**
 * Script of a package's command. With `node`, it runs without a shell and, on Windows, without a `.cmd` file.
 * @param {string} packageName
 * @param {string} command name in the package's `bin`
 * @param {string} [installed] folder whose node_modules contains the package
 */
export function scriptOf(packageName, command, installed = root) {
  const folder = join(installed, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Paths of files in a folder and its subfolders, relative to the folder.
 * @param {string} folder
 * @param {string} ending ending of the names
 */
export const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
