import type { Exchange } from '../core/exchange.ts';
import type { Delivery } from '../core/payment.ts';

/** Recorded call; for kind `delivery` it is a call from the sandbox to the integrator. */
export interface RecordedStep {
  name: string;
  kind: string;
  /** Operation of the contract; undefined for a delivery. */
  operation?: string;
  needs?: readonly string[];
  request: { method: string; path?: string; headers: Record<string, string>; body?: unknown };
  /** Status 0 means that the connection was dropped before a response. */
  response: { status: number; headers: Record<string, string>; body?: unknown };
}

export interface Recording {
  id: string;
  /** Time on the sandbox's clock, ISO 8601. */
  clock: string;
  steps: readonly RecordedStep[];
}

/** Value of a recorded body: JSON is parsed, and an empty body is undefined. */
export const parsedBody = (body: unknown): unknown => {
  if (typeof body !== 'string') return body ?? undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body || undefined;
  }
};

function stepOf(recording: Recording, name: string): RecordedStep {
  const step = recording.steps.find((candidate) => candidate.name === name);
  if (!step) throw new Error(`The recording ${recording.id} has no step "${name}".`);
  return step;
}

export function recordedExchange(recording: Recording, name: string): Exchange {
  const { request, response } = stepOf(recording, name);
  return {
    method: request.method,
    path: request.path ?? '',
    headers: request.headers,
    body: parsedBody(request.body),
    reply:
      response.status === 0
        ? { networkFailure: 'unreachable' }
        : { status: response.status, body: parsedBody(response.body), ms: 0 },
  };
}

function recordedDelivery(recording: Recording): Delivery {
  const { request, response } = stepOf(recording, 'webhook');
  const body = typeof request.body === 'string' ? request.body : JSON.stringify(request.body);
  const content = JSON.parse(body) as { webhook?: { action?: string; createdAt?: string } };
  return {
    id: '1',
    kind: 'webhook',
    action: content.webhook?.action ?? '',
    url: request.path ?? '',
    state: 'delivered',
    nextAttemptAt: null,
    body,
    attempts: [
      {
        at: content.webhook?.createdAt ?? recording.clock,
        headers: request.headers,
        status: response.status,
        error: null,
        durationMilliseconds: 0,
      },
    ],
  };
}

/** Recorded webhook as the response to a request for the deliveries of a payment. */
export function recordedDeliveries(recording: Recording, path: string): Exchange {
  const body = { data: [recordedDelivery(recording)] };
  return { method: 'GET', path, headers: {}, reply: { status: 200, body, ms: 0 } };
}
