import path from 'node:path';
import type { CSSOptions } from 'vite';
import { filesIn } from '../../../tools/run/paths.mjs';
import { at } from './paths.ts';

const folders = ['checkout', 'reference', 'site/builder', 'site/src', 'ui', 'workbench'];
const digits = 36;

/** Position of each CSS module in the sorted list, which is the same in every process. */
const places = new Map(
  folders
    .flatMap((folder) => filesIn(at(folder), '.module.css').map((file) => at(folder, file)))
    .sort()
    .map((file, place) => [file, place]),
);

/** Class names of each module in source order. */
const names = new Map<string, string[]>();

/**
 * Short name for a class, because HTML and styles repeat it. A capital letter, with which no other name starts, and a
 * digit identify the module; the rest is the position in the module.
 */
function shortName(name: string, file: string): string {
  const known = names.get(file) ?? [];
  names.set(file, known);
  if (!known.includes(name)) known.push(name);
  const place = places.get(path.normalize(file.replace(/\?.*/, '')));
  // The stylesheet was created while the development server was running.
  if (place === undefined) return `${path.basename(file, '.module.css')}_${name}`;
  const letter = String.fromCharCode(65 + Math.floor(place / digits));
  return letter + (place % digits).toString(digits) + known.indexOf(name).toString(digits);
}

/** Options for stylesheets. Pages and islands share them, so that a class of a CSS module has the same name in both. */
export const cssOptions: CSSOptions = { modules: { generateScopedName: shortName } };
