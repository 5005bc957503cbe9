import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** @type {Record<string, string | undefined>} types of files that may contain the URLs of sandbox and package */
const texts = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.txt': 'text/plain',
  '.yaml': 'application/yaml',
};

/** Endings that the file of a path may have in the built site. */
const endings = ['', '.html', '/index.html'];

/**
 * Replaces the URLs in the text files of the built site with those of this start, so that copied samples call the
 * running sandbox. Reads each file once.
 * @param {string} folder output of the site generator
 * @param {readonly (readonly [built: string, running: string])[]} urls URLs in the files, with their replacements
 * @returns {(path: string) => { type: string, body: string } | undefined} undefined for a file without such URLs
 */
export function replaceUrls(folder, urls) {
  const other = urls.filter(([built, running]) => built !== running);
  /** @type {Map<string, { type: string, body: string } | undefined>} */
  const known = new Map();
  const read = (/** @type {string} */ file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const body = other.reduce((changed, [built, running]) => changed.replaceAll(built, running), text);
    return body === text ? undefined : { type: `${texts[extname(file)]}; charset=utf-8`, body };
  };
  return (path) => {
    if (other.length === 0) return undefined;
    const file = endings.map((ending) => path + ending).find((each) => isText(folder, each));
    if (file === undefined) return undefined;
    if (!known.has(file)) known.set(file, read(file));
    return known.get(file);
  };
}

/** @param {string} folder @param {string} path path of a request, which must not lead out of the folder */
function isText(folder, path) {
  return !path.includes('..') && Boolean(texts[extname(path)]) && existsSync(join(folder, path));
}
