import { chromium } from '@playwright/test';
import { chromiumSwitches } from '../../tools/test/chromiumSwitches.mjs';
import { requirements } from '../../tools/test/requirements.mjs';

/** Opens a browser for measurements, without background activity. */
export function openBrowser() {
  const executablePath = requirements.chromium.find();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumSwitches,
  });
}

/** Opens a server on a free port. Returns its origin and a function that stops it. */
export async function openServer(server) {
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
