import type { TabMessage, WorkerMessage } from '@balcao/contract/control/inTab.ts';
import type { Post } from '../webhooks/attempt.ts';

/** Posts deliveries through the page, because browsers ask for permission before a page may call localhost. */
interface OutsidePost {
  post: Post;
  take(message: TabMessage): void;
}

interface Outcome {
  resolve(answer: { status: number }): void;
  reject(reason: unknown): void;
}

/** Headers that browsers set themselves. Any other header would cause a preflight request at the receiver. */
const browserHeaders = ['User-Agent', 'Content-Length'];

/** @param say sends a message to the page */
export function createOutsidePost(say: (message: WorkerMessage) => void): OutsidePost {
  const waiting = new Map<number, Outcome>();
  let count = 0;
  return {
    async post(url, init) {
      const id = ++count;
      const sent = new Headers(init.headers);
      for (const name of browserHeaders) sent.delete(name);
      const headers = [...sent] as [string, string][];
      // A streamed body is sent once it is complete.
      const body = await new Response(init.body).text();
      return new Promise((resolve, reject) => {
        if (init.signal?.aborted) return reject(init.signal.reason);
        waiting.set(id, { resolve, reject });
        init.signal?.addEventListener('abort', () => {
          waiting.delete(id);
          reject(init.signal?.reason);
        });
        say({ kind: 'post', id, url, headers, body });
      });
    },
    take(message) {
      if (message.kind === 'start') return;
      const outcome = waiting.get(message.id);
      waiting.delete(message.id);
      if (message.kind === 'posted') outcome?.resolve({ status: message.status });
      else outcome?.reject(new TypeError(message.reason));
    },
  };
}
