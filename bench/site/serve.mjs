import { createServer } from 'node:http';
import sirv from 'sirv';

/** Files of the peers that carry a hash in their name. */
const keptForEver = /^\/(assets|_astro)\//;

/**
 * Serves a built site as a good host would: pressed beforehand with brotli, clean addresses, files with a hash in their
 * name kept for ever. Ours has a server of its own (tools/start/site-server.mjs), which does the same.
 * @param {string} folder
 */
export function serverOf(folder) {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) =>
      response.setHeader(
        'Cache-Control',
        keptForEver.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  return createServer((request, response) =>
    files(request, response, () => void response.writeHead(404).end()),
  );
}

/**
 * Opens a server on a free port.
 * @param {import('node:http').Server} server
 * @returns its origin, and how to stop it
 */
export async function open(server) {
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
