import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export type Connections = ReturnType<typeof createConnections>;

/** Announces in the last response that the connection closes, because later requests would get no response. */
function markLast(responses: ReadonlySet<ServerResponse>): void {
  const unsent = [...responses].filter(({ headersSent }) => !headersSent);
  for (const response of unsent.slice(0, -1)) response.removeHeader('Connection');
  unsent.at(-1)?.setHeader('Connection', 'close');
}

/** Tracks the open connections of servers. Those of a guest do not keep the process alive. */
export function createConnections(isGuest = false) {
  const servers: Server[] = [];
  const open = new Map<Socket, Set<ServerResponse>>();
  let closing = false;
  let accepted = 0;
  let paused: Socket[] | undefined;

  function add(socket: Socket): void {
    accepted += 1;
    if (isGuest) socket.unref();
    // Node starts reading at the end of this turn, so the connection is paused afterwards.
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
    /** Handles at most two pipelined requests of a connection, closes it after the second, and drops later ones. */
    twoAtMost:
      (listener: RequestListener) =>
      (request: IncomingMessage, response: ServerResponse<IncomingMessage> & { req: IncomingMessage }) => {
        const responses = open.get(request.socket) ?? new Set();
        // Node emits all buffered requests, even if the connection is paused.
        if (responses.size > 1) return;
        begin(responses, response);
        if (responses.size > 1) {
          markLast(responses);
          request.socket.pause();
        }
        return listener(request, response);
      },
    /** Whether a request arrived before the earlier request of its connection was answered. */
    isSecond({ socket }: IncomingMessage, response: ServerResponse): boolean {
      const [first = response] = open.get(socket) ?? [];
      return first !== response;
    },
    acceptedCount: () => accepted,
    isResponding: (socket: Socket) => [...(open.get(socket) ?? [])].some(({ headersSent }) => headersSent),
    /** Pauses new connections. @returns function that resumes them and ends the pausing */
    pauseNew(): () => void {
      paused = [];
      return () => {
        for (const socket of paused ?? []) socket.resume();
        paused = undefined;
      };
    },
    /** Announces in each later response that its connection closes (RFC 9112, section 9.6). */
    announceClose(): void {
      closing = true;
      for (const responses of open.values()) markLast(responses);
    },
    closeIdle(): void {
      for (const server of servers) server.closeIdleConnections();
      // Node counts a connection that has sent no data as busy.
      for (const socket of open.keys()) if (socket.bytesRead === 0) socket.destroy();
    },
    closeAll(): void {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}
