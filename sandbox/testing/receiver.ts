import { createHmac } from 'node:crypto';
import type { Post } from '../webhooks/attempt.ts';
import { merchant } from './api.ts';

export interface Received {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Time on the test's clock, in milliseconds. */
  at: number;
}

type Answer = number | Error | Awaited<ReturnType<Post>>;

/** Replaces the network: records messages and responds in the way set by the test. */
export interface Receiver {
  post: Post;
  received: Received[];
  /** Status of the next responses, or a redirect; an error means no response. */
  answer: number | Error | ((message: Received) => Answer | Promise<Answer>);
}

/** @param now time on the test's clock */
export function createReceiver(now: () => number): Receiver {
  const receiver: Receiver = {
    received: [],
    answer: 204,
    async post(url, init) {
      const headers = Object.fromEntries(new Headers(init.headers));
      const body = typeof init.body === 'string' ? init.body : await new Response(init.body).text();
      const message = { method: init.method ?? 'GET', url, headers, body, at: now() };
      receiver.received.push(message);
      const { answer } = receiver;
      const given = typeof answer === 'function' ? await answer(message) : answer;
      if (given instanceof Error) throw given;
      return typeof given === 'number' ? new Response(null, { status: given }) : given;
    },
  };
  return receiver;
}

/** Parts of a signature header; empty strings if there is no signature. */
export function signatureParts({ headers }: Received): { hash: string; ts: string } {
  const [, hash = '', ts = ''] = /^hash=([0-9a-f]{64}),ts=(\d+)$/.exec(headers['paypay-signature'] ?? '') ?? [];
  return { hash, ts };
}

/** Whether a message is signed with the seeded merchant's key. Checked without code of the sandbox. */
export function isSigned(message: Received, body: string = message.body): boolean {
  const { hash, ts } = signatureParts(message);
  return createHmac('sha256', merchant.privateKey).update(`${body}${ts}`).digest('hex') === hash;
}
