import type { Sandbox } from '../createSandbox.ts';
import { basic, type Identity } from './api.ts';

export interface ReceivedEvent {
  number: number | undefined;
  kind: string;
  id: string | null;
}

export interface EventReader {
  next(): Promise<ReceivedEvent>;
  until(fits: (event: ReceivedEvent) => boolean): Promise<ReceivedEvent[]>;
  /** Whether the server ended the stream, after everything has been read. */
  ended(): Promise<boolean>;
  leave(): Promise<void>;
}

function parse(block: string): ReceivedEvent | undefined {
  const fields = new Map(block.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const kind = fields.get('event');
  if (!kind) return undefined;
  const number = fields.has('id') ? Number(fields.get('id')) : undefined;
  return { number, kind, id: (JSON.parse(fields.get('data') ?? '{}') as { id: string | null }).id };
}

/** Opens the event stream as a platform. */
export function askForEvents(
  fetch: Sandbox['fetch'],
  { code, privateKey }: Pick<Identity, 'code' | 'privateKey'>,
  query = '',
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(
    new Request(`http://localhost:4000/sandbox/events${query}`, {
      headers: { authorization: basic(code, privateKey), ...headers },
    }),
  );
}

export function readEvents(response: Response): EventReader {
  const reader = (response.body ?? new ReadableStream<Uint8Array>()).getReader();
  const decoder = new TextDecoder();
  let text = '';
  let over = false;
  const waiting: ReceivedEvent[] = [];

  async function fill(): Promise<void> {
    const { done, value } = await reader.read();
    over = done;
    const blocks = (text + decoder.decode(value, { stream: !done })).split('\n\n');
    text = blocks.pop() ?? '';
    waiting.push(...blocks.flatMap((block) => parse(block) ?? []));
  }

  async function next(): Promise<ReceivedEvent> {
    while (waiting.length === 0) {
      if (over) throw new Error('The stream ended.');
      await fill();
    }
    return waiting.shift() as ReceivedEvent;
  }

  return {
    next,
    async until(fits) {
      const events: ReceivedEvent[] = [];
      for (;;) {
        events.push(await next());
        if (fits(events.at(-1) as ReceivedEvent)) return events;
      }
    },
    async ended() {
      while (!over) await fill();
      return over;
    },
    leave: () => reader.cancel(),
  };
}
