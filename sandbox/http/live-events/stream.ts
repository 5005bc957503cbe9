import { heartbeatSeconds } from '@balcao/contract/control/liveEvents.ts';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Caller } from '../../domain/ports.ts';
import type { LiveEventStore, NumberedEvent } from '../../domain/simulator/liveEvent.ts';
import type { Notifier, Wake } from './notifier.ts';

/** Delay in milliseconds before a browser reconnects. */
const comeBackMilliseconds = 1000;

const readAtOnce = 200;

export type ReadEvents = Pick<LiveEventStore, 'range' | 'after'>;

const encoder = new TextEncoder();

/** Formats an event (WHATWG HTML, server-sent events). Omits the id of number 0, which precedes the first event. */
function written({ number, kind, id }: NumberedEvent): string {
  const place = number > 0 ? `id: ${number}\n` : '';
  return `${place}event: ${kind}\ndata: ${JSON.stringify({ id })}\n\n`;
}

/** Number at which a stream starts, and whether earlier events were missed. */
async function beginning(read: ReadEvents, tenant: string, after: number | undefined) {
  const { oldest, newest } = await read.range(tenant);
  const within = after !== undefined && after >= oldest - 1 && after <= newest;
  return within ? { from: after, missed: false } : { from: newest, missed: true };
}

/** Events after a number; undefined during an outage, which does not end the stream. */
function newEvents(
  read: ReadEvents,
  { tenant, platformCode }: Caller,
  after: number,
): Promise<NumberedEvent[] | undefined> {
  return read.after(tenant, platformCode, after, readAtOnce).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailable) return undefined;
    throw error;
  });
}

/** Generates the chunks of a stream until its notifier ends. */
async function* texts(read: ReadEvents, caller: Caller, notifier: Notifier, after?: number): AsyncGenerator<string> {
  const { from, missed } = await beginning(read, caller.tenant, after);
  yield `retry: ${comeBackMilliseconds}\n\n`;
  if (missed) yield written({ number: from, kind: 'everything', platformCode: null, id: null });
  let last = from;
  for (;;) {
    const events = await newEvents(read, caller, last);
    if (events?.length) yield events.map(written).join('');
    last = events?.at(-1)?.number ?? last;
    if (events?.length === readAtOnce) continue;
    let wake: Wake;
    do {
      wake = await notifier.wait(heartbeatSeconds * 1000);
      if (wake === 'quiet') yield ': quiet\n\n';
      // New events always wake the stream, so a quiet period needs no query, except after an outage.
    } while (wake === 'quiet' && events);
    if (wake === 'over') return;
  }
}

/** Streams the events of a platform after a number, until the reader cancels. */
export function eventStream(
  read: ReadEvents,
  caller: Caller,
  notifier: Notifier,
  after: number | undefined,
  onError: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const source = texts(read, caller, notifier, after);
  const broken = (error: unknown): undefined => {
    onError(error);
  };
  return new ReadableStream({
    async pull(controller) {
      // Lets a stream end even during a slow query.
      const next = await Promise.race([source.next().catch(broken), notifier.over]);
      if (next && !next.done) return controller.enqueue(encoder.encode(next.value));
      notifier.end();
      controller.close();
    },
    cancel: () => notifier.end(),
  });
}
