import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/** Maximum wait for requests in flight at a shutdown; later the connection is closed. */
const requestMilliseconds = 9500;

/** Wait for the next request on a kept connection, whose response then announces the close. */
const idleMilliseconds = 1000;

/** Time after which a shutdown ends the process in any case. */
export const lastEndMilliseconds = 11_500;

const closeMilliseconds = 50;

/** Limit for connections that never stop arriving: the queue length of Node's servers. */
const lastAccepted = { connections: 511, milliseconds: 1000 };

/**
 * Accepts the connections queued by the system, which closing the listener would reset. Node accepts one in each turn
 * of its event loop, so a whole turn without one means an empty queue. No response is sent meanwhile, to avoid new
 * requests.
 */
async function acceptQueued({ acceptedCount }: Connections): Promise<void> {
  const most = acceptedCount() + lastAccepted.connections;
  const end = performance.now() + lastAccepted.milliseconds;
  let before: number;
  do {
    before = acceptedCount();
    // The current turn has already begun.
    await nextTurn();
    await nextTurn();
  } while (before < acceptedCount() && before < most && performance.now() < end);
}

/**
 * Closes the HTTP side in order: accepts no connection, responds to every request on an open one, and closes it. A kept
 * connection stays for a moment, since its client may be sending already: closing it at once would reset that request.
 * @param idle milliseconds that a kept connection stays
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
  // `close` of an HTTP server would also close its idle connections; that of its base class only stops listening.
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
