import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/** Maximum wait for requests in flight at a shutdown, in milliseconds. Then their connections are closed. */
const requestMilliseconds = 9500;

/** Wait for the next request on a kept connection; its response then announces the close. */
const idleMilliseconds = 1000;

/** Milliseconds after which a shutdown ends the process in any case. */
export const lastEndMilliseconds = 11_500;

const closeMilliseconds = 50;

/** Limits in case new connections never stop arriving. The number is the queue length of Node's servers. */
const lastAccepted = { connections: 511, milliseconds: 1000 };

/**
 * Accepts the connections queued by the system, which would be reset if the listener were closed. Node accepts one in
 * each turn of its event loop, so the queue is empty after a whole turn without one. No response is sent in the
 * meantime, to avoid new requests.
 */
async function acceptQueued({ acceptedCount }: Connections): Promise<void> {
  const most = acceptedCount() + lastAccepted.connections;
  const end = performance.now() + lastAccepted.milliseconds;
  let before: number;
  do {
    before = acceptedCount();
    // Skips the current turn, which has already begun.
    await nextTurn();
    await nextTurn();
  } while (before < acceptedCount() && before < most && performance.now() < end);
}

/**
 * Closes the HTTP side: stops accepting connections, responds to every request on the open ones, then closes them. A
 * kept connection stays open for a moment, because its client may be sending a request, which would be reset.
 * @param idle milliseconds that a kept connection stays open
 * @returns when the last connection is closed
 */
export async function drain(
  servers: readonly Server[],
  connections: Connections,
  idle = idleMilliseconds,
): Promise<void> {
  const readNew = connections.pauseNew();
  await acceptQueued(connections);
  const closed = servers.map((server) => once(server, 'close'));
  // `close` of an HTTP server would also close its idle connections; `close` of its base class only stops listening.
  for (const server of servers) NetServer.prototype.close.call(server);
  connections.announceClose();
  readNew();
  const cut = setTimeout(connections.closeAll, requestMilliseconds);
  let sweep: NodeJS.Timeout | undefined;
  const ending = setTimeout(() => {
    connections.closeIdle();
    sweep = setInterval(connections.closeIdle, closeMilliseconds);
  }, idle);
  await Promise.all(closed);
  clearTimeout(cut);
  clearTimeout(ending);
  clearInterval(sweep);
}
