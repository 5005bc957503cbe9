import type { Reply } from '../client.ts';

/** A call as the reader sees it: what went out and what came back. */
export interface Exchange {
  method: string;
  /** Path under the sandbox's origin, for example `/api/payments/references`. */
  path: string;
  headers: Record<string, string>;
  /** Parsed body; undefined when there was none. */
  body?: unknown;
  reply: Reply;
}

/** The `data` of a successful envelope, undefined for everything else. */
export function dataOf(reply: Reply): unknown {
  if (!('body' in reply) || reply.status >= 400) return undefined;
  return (reply.body as { data?: unknown } | null)?.data;
}

/** The sandbox's own explanation of a refusal: its most specific sentence, undefined when it gave none. */
export function refusalOf(reply: Reply): string | undefined {
  if (!('body' in reply)) return undefined;
  const error = (reply.body as { error?: { msg?: string; errors?: { msg?: string }[] } } | null)?.error;
  return error?.errors?.[0]?.msg ?? error?.msg;
}

/** Headers as they stand on the wire, one a line. */
export function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
