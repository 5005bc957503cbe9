import path from 'node:path';
import type { CSSOptions } from 'vite';
import { filesIn } from '../../../tools/run/paths.mjs';
import { at } from './paths.ts';

const folders = ['checkout', 'reference', 'site/builder', 'site/src', 'ui', 'workbench'];
const digits = 36;

/** Position of each CSS module in the list of all, equal in every process. */
const places = new Map(
  folders
    .flatMap((folder) => filesIn(at(folder), '.module.css').map((file) => at(folder, file)))
    .sort()
    .map((file, place) => [file, place]),
);

/** Class names of each module in source order. */
const names = new Map<string, string[]>();

/**
 * Short name of a class, because a page repeats class names in its HTML and its styles: a capital letter, with which no
 * other name starts, and a digit for the module, then the position in it.
 */
function shortName(name: string, file: string): string {
  const known = names.get(file) ?? [];
  names.set(file, known);
  if (!known.includes(name)) known.push(name);
  const place = places.get(path.normalize(file.replace(/\?.*/, '')));
  // A stylesheet created while the development server runs.
  if (place === undefined) return `${path.basename(file, '.module.css')}_${name}`;
  const letter = String.fromCharCode(65 + Math.floor(place / digits));
  return letter + (place % digits).toString(digits) + known.indexOf(name).toString(digits);
}

/** Options for stylesheets, equal for pages and islands: a class of a CSS module has one name in both. */
export const cssOptions: CSSOptions = { modules: { generateScopedName: shortName } };
