import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connections = ReturnType<typeof createConnections>;

/** Marks the last of a connection's responses, since requests behind it would get none. */
function markLast(responses: ReadonlySet<ServerResponse>): void {
  const unsent = [...responses].filter(({ headersSent }) => !headersSent);
  for (const response of unsent.slice(0, -1)) response.removeHeader('Connection');
  unsent.at(-1)?.setHeader('Connection', 'close');
}

/** Knows the open connections of servers; for a guest the process may end while they are open. */
export function createConnections(isGuest = false) {
  const servers: Server[] = [];
  const open = new Map<Socket, Set<ServerResponse>>();
  let closing = false;
  let accepted = 0;
  let paused: Socket[] | undefined;

  function add(socket: Socket): void {
    accepted += 1;
    if (isGuest) socket.unref();
    // Node begins to read at the end of this turn.
    if (paused?.push(socket)) process.nextTick(() => socket.pause());
    open.set(socket, new Set());
    socket.once('close', () => open.delete(socket));
  }

  function begin(responses: Set<ServerResponse>, response: ServerResponse): void {
    responses.add(response);
    response.once('close', () => responses.delete(response));
    if (closing) markLast(responses);
  }

  return {
    follow(server: Server): void {
      servers.push(server);
      if (isGuest) server.unref();
      server.on('connection', add);
    },
    /**
     * Hands over two requests of a connection at most: the second one has come before the response to the first, and
     * the connection ends with it. What was sent behind it is dropped.
     */
    twoAtMost:
      (listener: RequestListener) =>
      (request: IncomingMessage, response: ServerResponse<IncomingMessage> & { req: IncomingMessage }) => {
        const responses = open.get(request.socket) ?? new Set();
        // Node hands over everything that came together, also once the connection is paused.
        if (responses.size > 1) return;
        begin(responses, response);
        if (responses.size > 1) {
          markLast(responses);
          request.socket.pause();
        }
        return listener(request, response);
      },
    /** Whether a request came before the response to an earlier one of its connection. */
    isSecond({ socket }: IncomingMessage, response: ServerResponse): boolean {
      const [first = response] = open.get(socket) ?? [];
      return first !== response;
    },
    acceptedCount: () => accepted,
    isResponding: (socket: Socket) => [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    /** Reads nothing from connections that are accepted from now on. @returns what reads from them and others again */
    pauseNew(): () => void {
      paused = [];
      return () => {
        for (const socket of paused ?? []) socket.resume();
        paused = undefined;
      };
    },
    /** From now on each response tells its client that the connection ends with it (RFC 9112, section 9.6). */
    announceClose(): void {
      closing = true;
      for (const responses of open.values()) markLast(responses);
    },
    closeIdle(): void {
      for (const server of servers) server.closeIdleConnections();
      // Node counts a connection that never sent anything as busy.
      for (const socket of open.keys()) if (socket.bytesRead === 0) socket.destroy();
    },
    closeAll(): void {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
