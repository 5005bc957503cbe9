import { isNetworkFailure, type NetworkFailureKind, type Reply } from './client.ts';

export interface Exchange {
  method: string;
  /** Path below the sandbox's origin, such as `/api/payments/references`. */
  path: string;
  headers: Record<string, string>;
  /** Parsed body; undefined if there is none. */
  body?: unknown;
  reply: Reply;
}

export function dataOf(reply: Reply): unknown {
  if (!('body' in reply) || reply.status >= 400) return undefined;
  return (reply.body as { data?: unknown } | null)?.data;
}

/** Most specific message of a refusal; undefined if the reply contains no message. */
export function refusalOf(reply: Reply): string | undefined {
  if (!('body' in reply)) return undefined;
  const error = (reply.body as { error?: { msg?: string; errors?: { msg?: string }[] } } | null)?.error;
  return error?.errors?.[0]?.msg ?? error?.msg;
}

export type RequestFailure = { networkFailure: NetworkFailureKind } | { refusal: string };

export function succeeded({ reply }: Exchange): boolean {
  return !isNetworkFailure(reply) && reply.status < 400;
}

/** Reason why a reply is unusable: a network failure, the message of a refusal, or else its status. */
export function failureOf(reply: Reply): RequestFailure {
  return isNetworkFailure(reply) ? reply : { refusal: refusalOf(reply) ?? String(reply.status) };
}

export function headerLines(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}
