import type { SimulatedTime } from '../time.ts';
import { createCollected } from './collected.ts';

export interface Behaviour {
  kind: 'status' | 'slow' | 'drop';
  status: number;
  delayMilliseconds: number;
  /** Number of messages that get this reaction; the receiver accepts all later ones. */
  messagesLeft: number;
}

export interface Message {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Simulated real time of arrival, in milliseconds. */
  at: number;
  /** Response status; undefined if the connection was cut or the sandbox did not wait. */
  status: number | undefined;
}

/** Simulated receivers, which replace the network. */
export interface Receivers {
  behave(host: string, behaviour: Behaviour): void;
  /** Receives a message as `fetch` would send it; throws if the connection breaks or the sender aborts. */
  receive(url: string, init: RequestInit): Promise<{ status: number }>;
  /** Messages since the last call, in order. */
  take(): Message[];
  underWay(): number;
}

const accepts: Behaviour = { kind: 'status', status: 200, delayMilliseconds: 0, messagesLeft: Infinity };

/** Opens receivers. `onActivity` is called for work that takes no time, `onMessage` for each arriving message. */
export function createReceivers(
  time: Pick<SimulatedTime, 'now' | 'after'>,
  onActivity: () => void,
  onMessage: (message: Message) => void,
): Receivers {
  const behaviours = new Map<string, Behaviour>();
  const received = createCollected<Message>();
  let underWay = 0;

  function behaviourOf(host: string): Behaviour {
    const behaviour = behaviours.get(host);
    if (!behaviour) return accepts;
    behaviour.messagesLeft -= 1;
    if (behaviour.messagesLeft <= 0) behaviours.delete(host);
    return behaviour;
  }

  function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = time.after(milliseconds, resolve);
      signal?.addEventListener('abort', () => {
        cancel();
        reject(signal.reason);
      });
    });
  }

  async function answer(message: Message, signal: AbortSignal | null | undefined): Promise<number> {
    const { kind, status, delayMilliseconds } = behaviourOf(new URL(message.url).host);
    if (kind === 'slow') await pause(delayMilliseconds, signal);
    if (kind === 'drop') throw new TypeError('fetch failed', { cause: new Error('the connection was cut') });
    message.status = status;
    return status;
  }

  return {
    behave: (host, behaviour) => void behaviours.set(host, behaviour),
    async receive(url, init) {
      underWay += 1;
      onActivity();
      try {
        const headers = Object.fromEntries(new Headers(init.headers));
        const body = typeof init.body === 'string' ? init.body : await new Response(init.body).text();
        const message: Message = { url, headers, body, at: time.now(), status: undefined };
        received.add(message);
        onMessage(message);
        return { status: await answer(message, init.signal) };
      } finally {
        underWay -= 1;
        onActivity();
      }
    },
    take: received.take,
    underWay: () => underWay,
  };
}
