import { heartbeatSeconds } from '@balcao/contract/control/liveEvents.ts';
import type { NumberedEvent } from '../../domain/liveEvents.ts';
import type { Caller, Store } from '../../domain/ports.ts';
import type { Bell } from './bell.ts';

/** How long a browser waits before it comes back, in milliseconds. */
const comeBackMilliseconds = 1000;

/** How many events are read at once. */
const readAtOnce = 200;

const encoder = new TextEncoder();

/** One event as it stands on the wire (WHATWG HTML, server-sent events); before the first there is no number yet. */
function written({ number, kind, id }: NumberedEvent): string {
  const place = number > 0 ? `id: ${number}\n` : '';
  return `${place}event: ${kind}\ndata: ${JSON.stringify({ id })}\n\n`;
}

/** Where a stream begins, and whether what lies before it is out of reach. */
async function beginning(store: Store, tenant: string, after: number | undefined) {
  const { oldest, newest } = await store.liveEvents.range(tenant);
  const within = after !== undefined && after >= oldest - 1 && after <= newest;
  return within ? { from: after, missed: false } : { from: newest, missed: true };
}

/** The texts of one stream, until its bell says that it is over. */
async function* texts(store: Store, caller: Caller, bell: Bell, after?: number): AsyncGenerator<string> {
  const { tenant, platformCode } = caller;
  const { from, missed } = await beginning(store, tenant, after);
  yield `retry: ${comeBackMilliseconds}\n\n`;
  if (missed) yield written({ number: from, kind: 'everything', platformCode: null, id: null });
  let last = from;
  for (;;) {
    const events = await store.liveEvents.after(tenant, platformCode, last, readAtOnce);
    if (events.length > 0) yield events.map(written).join('');
    last = events.at(-1)?.number ?? last;
    if (events.length === readAtOnce) continue;
    const call = await bell.wait(heartbeatSeconds * 1000);
    if (call === 'over') return;
    if (call === 'quiet') yield ': quiet\n\n';
  }
}

/**
 * The events of a platform as bytes, as long as somebody reads.
 * @param bell rings when there may be something new; ended with the stream, whoever ends it
 * @param after number of the last event the reader has
 * @param onTrouble told why a stream broke
 */
export function eventStream(
  store: Store,
  caller: Caller,
  bell: Bell,
  after: number | undefined,
  onTrouble: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const source = texts(store, caller, bell, after);
  const broken = (error: unknown): undefined => {
    onTrouble(error);
  };
  return new ReadableStream({
    async pull(controller) {
      // Whatever the database is still busy with, a stream that is over ends.
      const next = await Promise.race([source.next().catch(broken), bell.over]);
      if (next && !next.done) return controller.enqueue(encoder.encode(next.value));
      bell.end();
      controller.close();
    },
    cancel: () => bell.end(),
  });
}
