import type { CalledOperation } from '../../sandbox/testing/everyOperation.ts';
import type { Transport, Who } from '../steps/step.ts';

/** A request as it is sent. */
export interface BuiltRequest {
  /** Operation or method that it is about; empty for one that is about none. */
  name: string;
  operation?: CalledOperation;
  who: Who;
  method: string;
  /** Path and query. */
  path: string;
  headers: Readonly<Record<string, string | undefined>>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  transport?: Transport;
}

const bodiless = new Set(['GET', 'HEAD']);

/** A body in parts, which may end before it is whole. */
function streamOf(body: string | Uint8Array, isWhole: boolean): ReadableStream<Uint8Array> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const half = Math.floor(bytes.length / 2);
  const parts = [bytes.subarray(0, half), bytes.subarray(half)];
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (parts.length === 0 && !isWhole) controller.error(new Error('the connection is gone'));
      else if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}

/** The request of the Web's standards; it cannot carry a body where HTTP gives none a meaning. */
export function webRequestOf(
  { method, path, headers, body, transport = 'plain' }: BuiltRequest,
  origin: string,
): Request {
  const given = Object.entries(headers).filter(([, value]) => value !== undefined) as [string, string][];
  const sent = bodiless.has(method.toUpperCase()) ? undefined : body;
  return new Request(origin + path, {
    method,
    headers: given,
    body: sent === undefined || transport === 'plain' ? sent : streamOf(sent, transport === 'chunked'),
    duplex: 'half',
  } as RequestInit);
}

const shownCharacters = 3000;

/** A request as text that a reader can send again. */
export function shownRequest({
  who,
  method,
  path,
  headers,
  body,
  transport = 'plain',
}: BuiltRequest): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  const text = typeof body === 'string' ? body : body && `base64 ${Buffer.from(body).toString('base64')}`;
  const how = [`by ${who}`, ...(transport === 'plain' ? [] : [transport])].join(', ');
  return [`${method} ${path} (${how})`, ...lines, ...(text ? ['', text.slice(0, shownCharacters)] : [])].join(
    '\n',
  );
}
