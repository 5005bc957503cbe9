import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** @type {Record<string, string | undefined>} what may say where the sandbox and the package are */
const texts = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.txt': 'text/plain',
  '.yaml': 'application/yaml',
};

/** File of the built site for a path. */
const endings = ['', '.html', '/index.html'];

/**
 * Texts of the built site with the addresses of this start in place of those it was built with, so that copied samples
 * call the running sandbox. Each file is read once.
 * @param {string} folder what the site generator wrote
 * @param {readonly (readonly [built: string, running: string])[]} urls addresses in those files, and where it is now
 * @returns {(path: string) => { type: string, body: string } | undefined} nothing for a file without any of them
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

/** @param {string} folder @param {string} path from an address: nothing above the folder is read */
function isText(folder, path) {
  return !path.includes('..') && Boolean(texts[extname(path)]) && existsSync(join(folder, path));
}
