import { faultHeader } from '@balcao/contract/control/faultKinds.ts';
import { createSandbox } from '@balcao/sandbox/createSandbox.ts';
import { openDatabase } from '@balcao/sandbox/storage/drivers/openDatabase.ts';
import { webRuntime } from '@balcao/sandbox/webRuntime.ts';
import { provider } from '../../provider.config.ts';
import type { RecordedRequest, RecordedResponse } from '../recording.ts';
import { clock } from './runner.ts';
import { type Connection, type Server, serve } from './serve.ts';

export interface Delivered {
  request: RecordedRequest;
  response: RecordedResponse;
}

export interface SampleSandbox {
  /** Deliveries so far, in order. */
  deliveries: readonly Delivered[];
  /** Sends a call and processes everything due. The status is 0 if the connection was dropped. */
  send(request: RecordedRequest): Promise<RecordedResponse>;
  /** Handles a request as if it had this path. Cuts `connection` if the sandbox drops the call. */
  answer(request: Request, path: string, connection?: Connection): Promise<Response>;
  close(): Promise<void>;
}

/** Response with only the header to record, because the other ones depend on the server, not on the API. */
async function responseOf(response: Response): Promise<RecordedResponse> {
  const type = response.headers.get('content-type');
  const headers: Record<string, string> = type === null ? {} : { 'Content-Type': type };
  return { status: response.status, headers, body: await response.text() };
}

/** Whether a call requests a dropped connection. */
const isDropped = (headers: Record<string, string>) => headers[faultHeader] === 'dropped_connection';

/** Recorded response of a dropped call. @throws if there was a response */
async function noResponse(sent: Promise<Response>): Promise<RecordedResponse> {
  const came = await sent.catch(() => undefined);
  if (came) throw new Error(`The connection should have dropped, and ${came.status} came.`);
  return { status: 0, headers: {}, body: '' };
}

/** Headers of a delivery, without the header `Connection` (RFC 9110 §7.6.1). */
function messageHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'connection'));
}

const pathOf = (url: string) => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Generates version 4 UUIDs from a counter, so that recordings are reproducible. */
function numberedUuids(): () => string {
  let last = 0;
  return () => `00000000-0000-4000-8000-${String(++last).padStart(12, '0')}`;
}

/** Opens a seeded in-memory sandbox that sends no deliveries over the network. */
export async function openSampleSandbox(): Promise<SampleSandbox> {
  const deliveries: Delivered[] = [];
  const now = Date.parse(clock);

  /** The sandbox's own receiver verifies the signature. Every other URL accepts the message. */
  async function post(url: string, { body, headers }: RequestInit): Promise<Response> {
    const own = new URL(url).origin === provider.sandbox;
    const answer = own
      ? await sandbox.fetch(new Request(url, { method: 'POST', body, headers }))
      : new Response(null, { status: 200 });
    deliveries.push({
      request: {
        method: 'POST',
        path: pathOf(url),
        headers: messageHeaders(headers as Record<string, string>),
        body: String(body),
      },
      response: await responseOf(answer.clone()),
    });
    return answer;
  }

  const sandbox = await createSandbox({
    database: openDatabase({ sqlite: ':memory:' }),
    publicUrl: provider.sandbox,
    clock: { now: () => now },
    // Zero durations, because real ones would change with every recording.
    runtime: { ...webRuntime, monotonicMilliseconds: () => 0, randomUuid: numberedUuids() },
    post,
    onFault: (what, error) => {
      throw new Error(`The sandbox failed: ${what}`, { cause: error });
    },
  });

  // Processes everything that became due since the seed's dates, as a starting sandbox does.
  await sandbox.settle();

  return {
    deliveries,
    async send({ method, path, headers, body }) {
      const sent = sandbox.fetch(new Request(provider.sandbox + path, { method, headers, body }));
      const response = isDropped(headers) ? await noResponse(sent) : await responseOf(await sent);
      await sandbox.settle();
      return response;
    },
    async answer(request, path, connection) {
      const { method, headers } = request;
      const body = method === 'GET' ? null : await request.text();
      return sandbox.fetch(new Request(provider.sandbox + path, { method, headers, body }), connection);
    },
    close: () => sandbox.close(),
  };
}

/** Serves a freshly started sandbox on a free local port. */
export async function serveSampleSandbox(): Promise<Server> {
  const sandbox = await openSampleSandbox();
  const server = await serve((request) => {
    const { pathname, search } = new URL(request.url);
    return sandbox.answer(request, pathname + search);
  });
  return {
    origin: server.origin,
    async close() {
      await server.close();
      await sandbox.close();
    },
  };
}
