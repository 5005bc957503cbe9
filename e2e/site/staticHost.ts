import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** Rule for a path without an extension: the folder's index, or `.html`. */
export type HostKind = 'folders' | 'endings';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const isFolder = (file: string) => existsSync(file) && statSync(file).isDirectory();
const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Serves files like a simple file host, below a base path that starts and ends with a slash. */
export async function staticHost(folder: string, baseUrl: string, kind: HostKind, port = 0) {
  const server: Server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const send = (status: number, file: string) => {
      response.writeHead(status, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
    };
    const file = join(folder, path.slice(baseUrl.length));
    if (!path.startsWith(baseUrl)) return response.writeHead(404).end();
    if (isFile(file)) return send(200, file);
    if (kind === 'endings' && isFile(`${file}.html`)) return send(200, `${file}.html`);
    if (!isFile(join(file, 'index.html'))) return send(404, join(folder, '404.html'));
    if (isFolder(file) && !path.endsWith('/'))
      return response.writeHead(301, { Location: `${encodeURI(path)}/` }).end();
    return send(200, join(file, 'index.html'));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  const { port: taken } = server.address() as AddressInfo;
  const close = () =>
    new Promise((done) => {
      server.close(done);
      server.closeAllConnections();
    });
  return { origin: `http://localhost:${taken}`, close };
}
