import { heartbeatSeconds } from '@balcao/contract/control/liveEvents.ts';
import { DatabaseUnavailable } from '../../domain/database/databaseUnavailable.ts';
import type { Caller } from '../../domain/ports.ts';
import type { LiveEventStore, NumberedEvent } from '../../domain/simulator/liveEvent.ts';
import type { Notifier, Wake } from './notifier.ts';

/** How long a browser waits before it comes back, in milliseconds. */
const comeBackMilliseconds = 1000;

const readAtOnce = 200;

export type ReadEvents = Pick<LiveEventStore, 'range' | 'after'>;

const encoder = new TextEncoder();

/** One event as it stands on the wire (WHATWG HTML, server-sent events); before the first there is no number yet. */
function written({ number, kind, id }: NumberedEvent): string {
  const place = number > 0 ? `id: ${number}\n` : '';
  return `${place}event: ${kind}\ndata: ${JSON.stringify({ id })}\n\n`;
}

/** Where a stream begins, and whether what lies before it is out of reach. */
async function beginning(read: ReadEvents, tenant: string, after: number | undefined) {
  const { oldest, newest } = await read.range(tenant);
  const within = after !== undefined && after >= oldest - 1 && after <= newest;
  return within ? { from: after, missed: false } : { from: newest, missed: true };
}

/** Events after a number; undefined while the database is unavailable, since a stream outlives that. */
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

/** The texts of one stream, until its notifier says that it is over. */
async function* texts(
  read: ReadEvents,
  caller: Caller,
  notifier: Notifier,
  after?: number,
): AsyncGenerator<string> {
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
      // Who looks for all streams at once wakes those that have something to read: the others ask nobody.
    } while (wake === 'quiet' && events);
    if (wake === 'over') return;
  }
}

/** The events of a platform after a number, as bytes, as long as somebody reads. */
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
      // Whatever the database is still busy with, a stream that is over ends.
      const next = await Promise.race([source.next().catch(broken), notifier.over]);
      if (next && !next.done) return controller.enqueue(encoder.encode(next.value));
      notifier.end();
      controller.close();
    },
    cancel: () => notifier.end(),
  });
}
