import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { at } from '../../tools/run/paths.mjs';
import { openServer } from '../load/openServer.mjs';

/** @type {Record<string, string>} */
const types = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** Path of the description, for every candidate. */
export const descriptionPath = '/openapi.json';

/** Serves a compressed page for each peer, with bundles from bench/node_modules. */
export async function servePeers(pages) {
  /** @type {Map<string, Buffer>} */
  const compressed = new Map();
  const bodyOf = (/** @type {string} */ path) => {
    if (pages[path] !== undefined) return pages[path];
    if (path === descriptionPath) return readFileSync(at('contract', 'generated', 'openapi.en.json'));
    return readFileSync(join(at('bench', 'node_modules'), path));
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    try {
      const body = compressed.get(path) ?? gzipSync(bodyOf(path), { level: 9 });
      compressed.set(path, body);
      const type = pages[path] === undefined ? types[extname(path)] : 'text/html; charset=utf-8';
      response.writeHead(200, {
        'Content-Type': type ?? 'application/octet-stream',
        'Content-Encoding': 'gzip',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return openServer(server);
}
