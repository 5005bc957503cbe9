import type { TabMessage, WorkerMessage } from '@balcao/contract/control/inTab.ts';
import type { Post } from '../webhooks/attempt.ts';

/** Posts deliveries by way of the page, because a browser asks the reader before a page may call this computer. */
interface OutsidePost {
  post: Post;
  /** Takes what the page says. */
  take(message: TabMessage): void;
}

/** Ends the wait for one delivery. */
interface Outcome {
  resolve(answer: { status: number }): void;
  reject(reason: unknown): void;
}

/** @param say tells the page */
export function createOutsidePost(say: (message: WorkerMessage) => void): OutsidePost {
  const waiting = new Map<number, Outcome>();
  let count = 0;
  return {
    post(url, init) {
      const id = ++count;
      const headers = [...new Headers(init.headers)] as [string, string][];
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        init.signal?.addEventListener('abort', () => {
          waiting.delete(id);
          reject(init.signal?.reason);
        });
        say({ kind: 'post', id, url, headers, body: String(init.body ?? '') });
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
