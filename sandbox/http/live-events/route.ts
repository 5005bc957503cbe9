import { streamOperations } from '@balcao/contract/control/liveEvents.ts';
import type { Handler } from 'hono';
import { refuse } from '../../domain/outcome.ts';
import { type AppContext, addressOf, traceOf } from '../context.ts';
import { authenticateByCredentials } from '../middleware/authenticate.ts';
import { anyOrigin } from '../middleware/crossOrigin.ts';
import { invalid, refused } from '../middleware/envelope.ts';
import { parseRequest } from '../middleware/parseRequest.ts';
import { noSniff, respond } from '../middleware/respond.ts';
import type { LiveEventLog } from './liveEventLog.ts';
import { eventStream } from './stream.ts';

const operation = streamOperations.streamEvents;

const headers = {
  ...anyOrigin,
  ...noSniff,
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Prevents buffering by proxies, which would delay an endless response forever.
  'X-Accel-Buffering': 'no',
};

const resumes = 'Last-Event-ID';
const notAnEvent = refuse('e00224', { source: { header: resumes }, values: { field: resumes } });

/** GET /sandbox/events: a stream without an envelope. Clients use fetch, because the stream requires credentials. */
export function liveEvents(
  appContext: AppContext,
  liveEventLog: LiveEventLog,
  onError: (error: unknown) => void,
): Handler {
  return async (context) => {
    const trace = traceOf(context);
    trace.operation = 'streamEvents';
    const { caller, now, locale } = await authenticateByCredentials(appContext, operation, context);
    if (!caller.ok) return respond(refused(caller, now, locale), trace).response;
    trace.caller = caller.value;
    const { searchParams } = new URL(context.req.url);
    const lastEventId = context.req.header(resumes);
    const isResumed = lastEventId !== undefined && lastEventId !== '' && !searchParams.has('after');
    if (isResumed) searchParams.set('after', lastEventId);
    const parts = parseRequest(operation, { params: {}, search: String(searchParams), body: undefined });
    if ('faults' in parts) {
      const isOfHeader = isResumed && parts.faults[0]?.path[0] === 'after';
      const answer = isOfHeader ? refused(notAnEvent, now, locale) : invalid(parts, now, locale);
      return respond(answer, trace).response;
    }
    const { after } = parts.query as { after?: number };
    const notifier = liveEventLog.listen(caller.value.tenant, addressOf(context));
    if (!notifier.ok) return respond(refused(notifier, now, locale), trace).response;
    const read = { range: appContext.store.liveEvents.range, after: liveEventLog.after };
    return new Response(eventStream(read, caller.value, notifier.value, after, onError), { headers });
  };
}
