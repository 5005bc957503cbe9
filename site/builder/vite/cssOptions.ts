import path from 'node:path';
import type { CSSOptions } from 'vite';
import { filesIn } from '../../../tools/run/filesIn.mjs';
import { at } from './paths.ts';

const folders = ['checkout', 'reference', 'site/builder', 'site/src', 'ui', 'workbench'];
const digits = 36;

/** CSS modules by their place in the list of all: in every process the same. */
const places = new Map(
  folders
    .flatMap((folder) => filesIn(at(folder), '.module.css').map((file) => at(folder, file)))
    .sort()
    .map((file, place) => [file, place]),
);

/** Names of each module in the order of its text. */
const names = new Map<string, string[]>();

/**
 * Short name of a class, because a page repeats the names of its classes in its HTML and in its styles: a capital letter,
 * which no other name of ours begins with, and a digit for the module, then the place in it.
 */
function shortName(name: string, file: string): string {
  const known = names.get(file) ?? [];
  names.set(file, known);
  if (!known.includes(name)) known.push(name);
  const place = places.get(path.normalize(file.replace(/\?.*/, '')));
  // A stylesheet that is written while the development server runs.
  if (place === undefined) return `${path.basename(file, '.module.css')}_${name}`;
  const letter = String.fromCharCode(65 + Math.floor(place / digits));
  return letter + (place % digits).toString(digits) + known.indexOf(name).toString(digits);
}

/** How stylesheets are read, the same for pages and islands: a class of a CSS module has one name in both. */
export const cssOptions: CSSOptions = { modules: { generateScopedName: shortName } };
