import { controlOperations } from '@balcao/contract/control/controlOperations.ts';
import { streamOperations } from '@balcao/contract/control/liveEvents.ts';
import type { Operation } from '@balcao/contract/operations/operation.ts';
import { operations } from '@balcao/contract/operations.ts';
import { payerOperations } from '@balcao/contract/payer/payerOperations.ts';
import type { RefusalDetail } from '@balcao/contract/refusalDetails.ts';
import { localeOf } from '@balcao/contract/words/locales.ts';
import { nearestNames } from '@balcao/text/nearestNames.ts';
import type { NotFoundHandler } from 'hono';
import { type Refusal, refuse } from '../../domain/outcome.ts';
import { type AppContext, traceOf } from '../context.ts';
import { authenticatePlatform } from './authenticatePlatform.ts';
import { refused } from './envelope.ts';
import { byTool, type RequestLog } from './requestLog.ts';
import { helpLink, respond } from './respond.ts';
import { unreadHeaders } from './unreadHeaders.ts';

/** All operations with their full path, split into segments. */
const routes = [
  ...Object.values(operations).map((operation: Operation) => ['/api', operation] as const),
  ...Object.values({ ...controlOperations, ...streamOperations }).map(
    (operation: Operation) => ['/sandbox', operation] as const,
  ),
  ...Object.values(payerOperations).map((operation: Operation) => ['/payer', operation] as const),
].map(([base, { path, method }]) => ({ parts: (base + path).split('/'), method }));

/** Whether a segment matches the segment of an operation, ignoring case. */
const fits = (known: string, part: string | undefined) =>
  known.startsWith('{') ? part !== '' : known.toLowerCase() === part?.toLowerCase();

const filledIn = (known: readonly string[], parts: readonly string[]) =>
  known.map((part, at) => (part.startsWith('{') ? parts[at] : part)).join('/');

/** Methods of the operations at a path, whatever its case, and the path in the correct case. */
function operationsAt(asked: string): { methods: string; path: string } | undefined {
  const parts = asked.split('/');
  const found = routes.filter(
    (route) => route.parts.length === parts.length && route.parts.every((part, at) => fits(part, parts[at])),
  );
  const [first] = found;
  if (!first) return undefined;
  const path = filledIn(first.parts, parts);
  return { methods: [...new Set(found.map(({ method }) => method))].join(', '), path };
}

/** Whether a segment is a misspelling, a singular or a prefix of a known one: `cancel` for `cancellation`. */
const isNear = (part: string, known: string) =>
  nearestNames(part, [known]).length > 0 || (part.length > 3 && known.startsWith(part.toLowerCase()));

/** Paths of operations that differ from the requested path in one segment only. */
function pathsNear(asked: string): string[] {
  const parts = asked.split('/');
  return routes
    .filter((route) => route.parts.length === parts.length)
    .flatMap((route) => {
      const others = route.parts.filter((part, at) => !fits(part, parts[at]));
      const at = route.parts.indexOf(others[0] ?? '');
      if (others.length !== 1 || !isNear(parts[at] ?? '', others[0] ?? '')) return [];
      return filledIn(route.parts, parts);
    });
}

/** Path of an operation for a request that lacks a value, between two slashes or after the last one. */
function withoutValue(asked: string): string | undefined {
  const parts = asked.split('/').slice(1);
  if (!parts.includes('')) return undefined;
  const route = routes.find(
    ({ parts: [, ...known] }) =>
      known.length === parts.length &&
      known.every((part, at) => fits(part, parts[at]) || (part.startsWith('{') && parts[at] === '')),
  );
  const name = (part: string) => part.replace(/^\{(.*)\}$/, (_, inner: string) => inner.toUpperCase());
  return route?.parts.map((part, at) => asked.split('/')[at] || name(part)).join('/');
}

/** Frequent mistakes in paths: the explanation, and a function that corrects the path. */
const pathMistakes: readonly (readonly [RefusalDetail, (path: string) => string])[] = [
  ['path_meant', (path) => path],
  ['slash_too_many', (path) => path.replace(/\/{2,}/g, '/').replace(/(.)\/$/, '$1')],
  ['path_meant', (path) => path.replace(/^\/api\/(v\d+|api)\//i, '/api/')],
  ['path_meant', (path) => path.replace(/%3f.*$/i, '')],
  ['path_meant', (path) => `/api${path}`],
];

/** Explains as far as possible why a path was not found, and lists the methods available at it. */
function notFound(asked: string): { refusal: Refusal; methods?: string } {
  const there = operationsAt(asked);
  if (there?.path === asked) {
    const { methods } = there;
    return { refusal: refuse('e00500', { detail: 'other_methods', values: { methods } }), methods };
  }
  const filled = withoutValue(asked);
  if (filled && !asked.endsWith('/'))
    return { refusal: refuse('e00500', { detail: 'value_missing', values: { filled } }) };
  for (const [mistake, mend] of pathMistakes) {
    const path = operationsAt(mend(asked))?.path;
    const detail = filled ? 'slash_or_value' : mistake;
    if (path) return { refusal: refuse('e00500', { detail, values: { path, ...(filled && { filled }) } }) };
  }
  const near = pathMistakes.flatMap(([, mend]) => pathsNear(mend(asked)))[0];
  return {
    refusal: near
      ? refuse('e00500', { detail: 'path_meant', values: { path: near } })
      : refuse('e00500', { detail: 'path_unknown' }),
  };
}

/** Responds with 404 to a path without an operation, and logs it, because it is easily taken for a missing payment. */
export const answerNotFound =
  (appContext: AppContext, log: RequestLog): NotFoundHandler =>
  async (context) => {
    const { runtime, clock, siteUrl } = appContext;
    const started = runtime.monotonicMilliseconds();
    const { raw } = context.req;
    const { pathname, search } = new URL(raw.url);
    const trace = traceOf(context);
    const locale = localeOf(raw.headers.get('accept-language'));
    const { refusal, methods } = notFound(pathname);
    const proved = await authenticatePlatform(appContext, raw.headers, trace);
    const now = proved.ok ? proved.value.caller.now : clock.now();
    const unknown = refused(refusal, now, locale);
    const help = helpLink(siteUrl, unknown.codes, locale);
    const { response, text } = respond(unknown, trace, { ...help, ...(methods && { Allow: methods }) });
    if (proved.ok)
      log.add({
        requestId: trace.requestId,
        tenant: proved.value.caller.tenant,
        platformCode: proved.value.caller.platformCode,
        at: now,
        method: raw.method,
        path: pathname + search,
        operation: null,
        status: unknown.status,
        codes: unknown.codes,
        warnings: unreadHeaders(undefined, raw),
        requestBody: null,
        responseBody: text,
        faults: [],
        ...byTool(raw),
        durationMilliseconds: runtime.monotonicMilliseconds() - started,
      });
    return response;
  };
