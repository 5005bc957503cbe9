import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import sirv from 'sirv';
import { Problem } from '../run/problem.mjs';
import { markdownPath } from './markdownPath.mjs';
import { replaceUrls } from './replaceUrls.mjs';

/** @type {Record<string, string | undefined>} text types that need a charset, or already have one */
const types = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
  '.zip': 'application/zip',
};

/** Downloads that are added after the pages (tools/run/downloads.mjs). */
export const isDownload = (/** @type {string} */ path) => /\.(tgz|zip)$|^\/checksums\.txt$/.test(path);

/**
 * Serves the built site: clean URLs, a not-found page in the reader's language, and a generated `runtime.json`, so that
 * another sandbox URL needs no new build. Pages have the policy of the build, or are Markdown on request. All text
 * files contain the URLs of this start.
 * @param {string} folder output of the site generator
 * @param {Pick<import('../run/settings.mjs').Settings, 'sandboxUrl' | 'siteUrl'>} settings
 * @returns the server; `findFiles` serves files that were added to the folder later
 */
export function siteServer(folder, { sandboxUrl, siteUrl }) {
  const notFoundPages = notFoundPagesOf(folder);
  const { sandboxUrl: built = sandboxUrl, packageUrl, inTab } = settingsIn(folder);
  const policy = policyOf(folder, (text) => text.replaceAll(new URL(built).origin, new URL(sandboxUrl).origin));
  const workerPolicy = policyOf(join(folder, workerFolder));
  /** @type {(path: string, isPage: boolean) => Record<string, string>} */
  const policyFor = (path, isPage) => (path === `/${workerFolder}/worker.js` ? workerPolicy : isPage ? policy : {});
  const withUrls = replaceUrls(folder, [
    [built, sandboxUrl],
    ...(packageUrl ? [/** @type {const} */ ([packageUrl, `${siteUrl}/${basename(packageUrl)}`])] : []),
  ]);
  const foundFiles = () =>
    sirv(folder, {
      etag: true,
      gzip: true,
      brotli: true,
      extensions: ['html'],
      setHeaders: (response, path) => setHeaders(response, path, policyFor(path, isPage(path))),
    });
  let files = foundFiles();
  /** @type {Promise<unknown>} */
  let adding = Promise.resolve();
  const server = createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').replace(/^\/+/, '/').split('?');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return send(response, 405, 'text/plain', 'Only GET and HEAD.\n', { Allow: 'GET, HEAD' });
    }
    if (/^\/(?:[a-z]{2}\/)?runtime\.json$/.test(path)) {
      return send(response, 200, 'application/json', JSON.stringify({ sandboxUrl, inTab }), {
        'Cache-Control': 'no-store',
      });
    }
    const clean = cleanPath(folder, path);
    if (clean !== path) {
      return send(response, 301, 'text/plain', '', { Location: query ? `${clean}?${query}` : clean });
    }
    const markdown = markdownPath(folder, decode(path), request.headers.accept);
    if (markdown) {
      request.url = encodeURI(markdown);
      response.setHeader('Content-Location', request.url);
      response.setHeader('Vary', byAccept);
    }
    const text = withUrls(markdown ?? decode(path));
    if (text) {
      const isHtml = text.type.startsWith('text/html');
      return send(response, 200, text.type, text.body, {
        'Cache-Control': 'no-cache',
        ...(isHtml && { Vary: byAccept }),
        ...policyFor(path, isHtml),
      });
    }
    // File names contain composed letters, but %CC%83 is a combining accent.
    if (!markdown && /%C[CD]/i.test(path)) request.url = encodeURI(decode(path).normalize('NFC'));
    const answer = () =>
      files(request, response, () => {
        const page = notFoundPages.find(([prefix]) => path.startsWith(prefix))?.[1] ?? '';
        send(response, 404, 'text/html; charset=utf-8', page, { 'Cache-Control': 'no-cache', ...policy });
      });
    if (isDownload(path)) adding.then(answer);
    else answer();
  });
  return Object.assign(server, {
    /** @param {Promise<unknown>} [added] */
    findFiles(added = Promise.resolve()) {
      adding = Promise.all([adding, added]).then(() => {
        files = foundFiles();
      });
      return adding;
    },
  });
}

/** Folder of the worker for the reader's tab, which is served with its own policy (tools/run/inTab.mjs). */
const workerFolder = 'assets/sandbox-in-tab';

/** Whether a path is a page: it has no extension, but its last segment may be a version, as in `prestashop/1.7`. */
const isPage = (/** @type {string} */ path) => !/\.(?!html$)[a-z]\w*$/i.test(path);

/** `Vary` header of a page, which may be compressed or not, and HTML or Markdown. */
const byAccept = 'Accept, Accept-Encoding';

/** Error codes of a machine that has no IPv6. */
const missingAddress = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Listens on all addresses of the host. Node binds a server to one address, so more servers forward to it.
 * @param {import('node:http').Server} server
 * @param {import('../run/settings.mjs').Settings} settings
 */
export async function listen(server, { addresses, sitePort }) {
  const [first, ...others] = addresses;
  await openOn(server, sitePort, first);
  for (const address of others) {
    const other = createServer((request, response) => server.emit('request', request, response));
    server.once('close', () => other.close());
    await openOn(other, sitePort, address).catch((error) => {
      if (!missingAddress.has(error.cause.code)) throw error;
    });
  }
}

/** @param {import('node:http').Server} server @param {number} port @param {string | undefined} address */
function openOn(server, port, address) {
  return new Promise((done, fail) => {
    server.once('error', (error) =>
      fail(new Problem(`The site cannot be served on port ${port}: ${error.message}`, { cause: error })),
    );
    server.listen(port, address, () => done(undefined));
  });
}

/**
 * Canonical path of a page: `/docs/x`. A router and search engines would treat `/docs/x/`, `/docs/x.html` and
 * `/docs/x/index` as different pages.
 * @param {string} folder
 * @param {string} path
 */
function cleanPath(folder, path) {
  const [, above] = /^(.*\/)index(?:\.html)?$/.exec(decode(path)) ?? [];
  const short = above !== undefined && existsSync(join(folder, above, 'index.html')) ? encodeURI(above) : path;
  const bare = short.replace(/(?:\.html|\/)$/, '');
  const isPage = bare !== '' && bare !== short && existsSync(join(folder, `${decode(bare)}.html`));
  return isPage ? bare : short;
}

/** @param {string} path */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** @param {string} folder @returns {[prefix: string, page: Buffer][]} folders of languages first, then the root */
function notFoundPagesOf(folder) {
  const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, '404.html')));
  return [...languages.map((name) => `/${name}/`), '/'].map((prefix) => [
    prefix,
    readFileSync(join(folder, prefix, '404.html')),
  ]);
}

/** @param {string} folder @returns {{ sandboxUrl?: string, packageUrl?: string, inTab?: string }} built-in settings */
function settingsIn(folder) {
  const file = join(folder, 'runtime.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Content-Security-Policy header of a folder; empty if the build wrote none.
 * @param {string} folder
 * @param {(policy: string) => string} [change]
 * @returns {Record<string, string>}
 */
function policyOf(folder, change = (policy) => policy) {
  const file = join(folder, 'content-security-policy.txt');
  return existsSync(file) ? { 'Content-Security-Policy': change(readFileSync(file, 'utf8').trim()) } : {};
}

/**
 * Lets files with a hash in their name be cached forever. Other files are revalidated.
 * @param {import('node:http').ServerResponse} response
 * @param {string} path
 * @param {Record<string, string>} policy policy header for this file
 */
function setHeaders(response, path, policy) {
  const forEver = /\/assets\/.*[.-]([0-9a-f]{8,}|[0-9A-Z]{8})\./.test(path);
  response.setHeader('Cache-Control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  const type = types[extname(path)];
  if (type) response.setHeader('Content-Type', type);
  if (isPage(path) || response.hasHeader('Content-Location')) response.setHeader('Vary', byAccept);
  for (const [name, value] of Object.entries(policy)) response.setHeader(name, value);
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} type
 * @param {string | Buffer} body
 * @param {Record<string, string>} headers
 */
function send(response, status, type, body, headers) {
  const length = Buffer.byteLength(body);
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': length, ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
