import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The open connections of some servers. */
export interface Connections {
  /** Follows a server from now on; comes before its first connection. */
  follow(server: Server): void;
  /** How many were accepted so far. */
  acceptedCount(): number;
  /** Whether a response on a connection has begun. */
  isResponding(socket: Socket): boolean;
  /** From now on each response tells its client that the connection ends with it (RFC 9112, section 9.6). */
  announceClose(): void;
  /** Ends every connection that has no request. */
  closeIdle(): void;
  /** Ends every connection, whatever it is doing. */
  closeAll(): void;
}

/** Marks the last of a connection's responses, since requests behind it would get none. */
function markLast(responses: ReadonlySet<ServerResponse>): void {
  const unsent = [...responses].filter(({ headersSent }) => !headersSent);
  for (const response of unsent.slice(0, -1)) response.removeHeader('Connection');
  unsent.at(-1)?.setHeader('Connection', 'close');
}

/** Knows the open connections of the servers it is told to follow. */
export function createConnections(): Connections {
  const servers: Server[] = [];
  const open = new Map<Socket, Set<ServerResponse>>();
  let closing = false;
  let accepted = 0;

  function add(socket: Socket): void {
    accepted += 1;
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  }

  function begin(socket: Socket, response: ServerResponse): void {
    const responses = open.get(socket);
    if (!responses) return;
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (closing) markLast(responses);
  }

  return {
    follow(server) {
      servers.push(server);
      server.on('connection', add);
      server.prependListener('request', ({ socket }, response) => begin(socket, response));
    },
    acceptedCount: () => accepted,
    isResponding: (socket) => [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    announceClose() {
      closing = true;
      for (const responses of open.values()) markLast(responses);
    },
    closeIdle() {
      for (const server of servers) server.closeIdleConnections();
      // Node counts a connection that never sent anything as busy.
      for (const socket of open.keys()) if (socket.bytesRead === 0) socket.destroy();
    },
    closeAll() {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
