import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFolder } from '../../tools/run/build.mjs';
import { siteServer } from '../../tools/start/site-server.mjs';

/** Nobody answers there: these journeys need no sandbox. */
const sandboxUrl = 'http://localhost:9';

export interface ServedSite {
  /** Serves the site at one more origin, for which no browser has stored or cached anything. */
  newOrigin(): Promise<string>;
  close(): void;
}

/** Serves the built site as `npm start` does. */
export function serveSite(): ServedSite {
  const site = siteServer(siteFolder, sandboxUrl);
  const servers: Server[] = [];
  return {
    async newOrigin() {
      const server = createServer((request, response) => site.emit('request', request, response));
      // Open until the end, so that no port is given twice.
      servers.push(server);
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
