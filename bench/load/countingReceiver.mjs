import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Accepts webhooks and counts the payments in them. `holding` delays all responses until they are released. */
export async function openCountingReceiver({ holding = false } = {}) {
  const seen = new Set();
  /** @type {(() => void)[] | undefined} */
  let held = holding ? [] : undefined;
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const accept = () => {
        seen.add(JSON.parse(text).payments[0].id);
        response.writeHead(204).end();
      };
      if (held) held.push(accept);
      else accept();
    });
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    release() {
      const waiting = held ?? [];
      held = undefined;
      for (const accept of waiting) accept();
    },
    /** @param {number} count of payments to wait for, for at most a minute @returns the number received */
    async until(count) {
      const started = performance.now();
      while (seen.size < count && performance.now() - started < 60_000) await pause(2);
      return seen.size;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
