import { openRoom, type Room } from './room.ts';
import { serve } from './serve.ts';

/** One server with a sandbox for each sample, each below an address of its own. */
export interface House {
  originOf(key: string): string;
  /** Opens the sandbox that answers below `originOf(key)`. */
  open(key: string): Promise<Room>;
  /** Closes that sandbox; its address answers no more. */
  leave(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the house on a free port of this machine; no sandbox is in it yet. */
export async function openHouse(): Promise<House> {
  const rooms = new Map<string, Room>();
  const server = await serve(async (request) => {
    const { pathname, search } = new URL(request.url);
    const [, key = '', path = ''] = /^\/(\w+)(\/.*)$/.exec(pathname) ?? [];
    return rooms.get(key)?.answer(request, path + search) ?? new Response(null, { status: 404 });
  });
  return {
    originOf: (key) => `${server.origin}/${key}`,
    async open(key) {
      const room = await openRoom();
      rooms.set(key, room);
      return room;
    },
    async leave(key) {
      const room = rooms.get(key);
      rooms.delete(key);
      await room?.close();
    },
    close: server.close,
  };
}
