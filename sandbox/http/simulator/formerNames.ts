import type { Hono } from 'hono';
import { traceOf } from '../context.ts';

interface FormerName {
  method: 'PUT' | 'POST';
  /** Path that the operation had, under `/sandbox`. */
  from: string;
  /** How its last segment and the texts of its body are written today. */
  segment: string;
  texts: Readonly<Record<string, string>>;
}

/** Operations of the control API that had other names. They are not documented any more and keep working. */
const formerNames: readonly FormerName[] = [
  {
    method: 'PUT',
    from: '/webhooks/:id/mischief',
    segment: 'failure-mode',
    texts: { mischief: 'failureMode', before_answer: 'before_response' },
  },
  {
    method: 'POST',
    from: '/terminals/:uuid/trouble',
    segment: 'fault',
    texts: { trouble: 'terminalFault' },
  },
];

/** The same request by today's names. */
async function renamed({ segment, texts }: FormerName, request: Request): Promise<Request> {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/[^/]+$/, segment);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  let body = await request.text();
  for (const [from, to] of Object.entries(texts)) body = body.replace(`"${from}"`, `"${to}"`);
  return new Request(url, { method: request.method, headers, body });
}

/** Answers calls that use a former name of the control API as calls of today. */
export function addFormerNames(app: Hono): void {
  for (const former of formerNames) {
    app.on(former.method, `/sandbox${former.from}`, async (context) =>
      app.fetch(await renamed(former, context.req.raw), traceOf(context)),
    );
  }
}
