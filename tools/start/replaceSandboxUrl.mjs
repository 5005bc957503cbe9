import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** @type {Record<string, string | undefined>} what may say where the sandbox is */
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
 * Texts of the built site with the running sandbox's URL in place of the one it was built with, so that copied samples
 * call the running sandbox. Each file is read once.
 * @param {string} folder what the site generator wrote
 * @param {string} built address of the sandbox in those files
 * @param {string} sandboxUrl where it is
 * @returns {(path: string) => { type: string, body: string } | undefined} nothing for a file without the address
 */
export function replaceSandboxUrl(folder, built, sandboxUrl) {
  if (built === sandboxUrl) return () => undefined;
  /** @type {Map<string, { type: string, body: string } | undefined>} */
  const known = new Map();
  const read = (/** @type {string} */ file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(built)) return undefined;
    return { type: `${texts[extname(file)]}; charset=utf-8`, body: text.replaceAll(built, sandboxUrl) };
  };
  return (path) => {
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
