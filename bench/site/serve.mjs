import { createServer } from 'node:http';
import sirv from 'sirv';

/** Files of the peers whose names contain a hash. */
const keptForEver = /^\/(assets|_astro)\//;

/** Serves like a good host: brotli, clean URLs, hashed files cached forever. Ours has tools/start/site-server.mjs. */
export function serverOf(folder) {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', keptForEver.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
  });
  return createServer((request, response) => files(request, response, () => void response.writeHead(404).end()));
}
