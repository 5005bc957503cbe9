import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Path of a page's Markdown for a request that prefers it to HTML; undefined for other requests and paths.
 * @param {string} folder output of the site generator
 * @param {string} path decoded path of the page
 * @param {string | undefined} accept `Accept` header of the request
 */
export function markdownPath(folder, path, accept = '') {
  const quality = qualityIn(accept, 'text/markdown');
  if (quality === 0 || quality < qualityIn(accept, 'text/html') || path.includes('..')) return undefined;
  const isPage = (/** @type {string} */ page) =>
    [`${page}.html`, `${page}.md`].every((file) => existsSync(join(folder, file)));
  const page = [path, join(path, 'index').replaceAll('\\', '/')].find(isPage);
  return page && `${page}.md`;
}

/** Quality of an accepted type from 0 to 1; ignores wildcards. @param {string} accept @param {string} type */
function qualityIn(accept, type) {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .find(([name]) => name === type);
  if (!named) return 0;
  const quality = named.find((part) => part.startsWith('q='));
  return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
}
