import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connections } from './connections.ts';

/** How long a shutdown waits for requests in flight; what takes longer is cut. */
const requestMilliseconds = 9500;

/** How long it waits for the next request on a kept connection, whose client learns from the response that it ends. */
const idleMilliseconds = 1000;

/** When a process that was asked to end does so, whatever is still open. */
export const lastEndMilliseconds = 11_500;

const closeMilliseconds = 50;

/** What is still accepted, should connections never stop to come: as many as the queue of Node's servers holds. */
const lastAccepted = { connections: 511, milliseconds: 1000 };

/**
 * Accepts the connections that the system has queued: with the listener it would reset them. Node accepts one of them
 * in each turn of its event loop, so a whole turn that brings none has found the queue empty. Nobody is answered
 * meanwhile who would come again.
 */
async function acceptQueued({ acceptedCount }: Connections): Promise<void> {
  const most = acceptedCount() + lastAccepted.connections;
  const end = performance.now() + lastAccepted.milliseconds;
  let before: number;
  do {
    before = acceptedCount();
    // The first of two ends in the turn that is under way.
    await nextTurn();
    await nextTurn();
  } while (before < acceptedCount() && before < most && performance.now() < end);
}

/**
 * Ends the HTTP side in order: accepts no connection, answers every request that came on an open one, and closes it.
 * A kept connection stays for a moment, since its client may be sending already: a connection closed at once would
 * reset that request.
 * @param idle for how many milliseconds a kept connection stays
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
  // `close` of an HTTP server would also end its idle connections at once; the one of its base class only stops to listen.
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
