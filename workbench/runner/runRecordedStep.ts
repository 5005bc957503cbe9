import { isNetworkFailure } from '../core/client.ts';
import type { Exchange } from '../core/exchange.ts';
import type { Delivery } from '../core/payment.ts';
import { awaitDelivery, readDeliveredMessage } from './awaitDelivery.ts';
import { compareResponse, type ResponseDifference } from './compareResponse.ts';
import { recordedCall, recordedSoapCall, soapFields } from './recordedCall.ts';
import type { RunMemory } from './recordedValues.ts';
import { parsedBody, type RecordedStep } from './recording.ts';
import type { Responder } from './responder.ts';

export interface StepResult {
  /** Undefined if a delivery did not arrive in time. */
  exchange?: Exchange;
  delivery?: Delivery;
  differences: readonly ResponseDifference[];
  /** Whether the connection was dropped, as in the recording. */
  dropped?: boolean;
  memory: RunMemory;
}

/**
 * Runs a recorded step in a sandbox with substituted values, and compares the response with the recorded one. A replay
 * returns the recorded exchange. Never rejects.
 * @param responder a sandbox, whose origin the step must contain (`atOrigin`), or the recording
 * @param recordedAt time on the recording's clock, ISO 8601
 * @param signal cancels the wait for a delivery
 */
export async function runRecordedStep(
  responder: Responder,
  step: RecordedStep,
  memory: RunMemory,
  recordedAt: string,
  signal?: AbortSignal,
): Promise<StepResult> {
  if (responder.isReplay) {
    const exchange = await responder.send(recordedCall(step, memory.known));
    return { exchange, differences: [], dropped: step.response.status === 0, memory };
  }
  if (step.kind === 'delivery') return runDelivery(responder, step, memory, signal);
  const isSoap = step.kind === 'soap';
  const call = isSoap
    ? await recordedSoapCall(responder, step, memory.known, recordedAt)
    : recordedCall(step, memory.known);
  const exchange = await responder.send(call);
  return compareWithRecording(step.response, exchange, memory, isSoap ? soapFields : parsedBody);
}

function compareWithRecording(
  recorded: RecordedStep['response'],
  exchange: Exchange,
  memory: RunMemory,
  read: (body: unknown) => unknown,
): StepResult {
  const { reply } = exchange;
  if (isNetworkFailure(reply)) {
    return { exchange, differences: [], dropped: recorded.status === 0, memory };
  }
  // If the status differs, the rest is not compared.
  const differences = statusDifference(recorded.status, reply.status);
  if (differences.length > 0) return { exchange, differences, memory };
  const compared = compareResponse(read(recorded.body), read(reply.body), memory.known);
  return { exchange, differences: compared.differences, memory: { ...memory, known: compared.known } };
}

async function runDelivery(
  responder: Responder,
  step: RecordedStep,
  memory: RunMemory,
  signal?: AbortSignal,
): Promise<StepResult> {
  const delivery = await awaitDelivery(responder, step, memory, signal);
  const attempt = delivery?.attempts.at(-1);
  if (!delivery || !attempt) return { differences: [], memory };
  const { content } = readDeliveredMessage(delivery.body);
  const { differences, known } = compareResponse(
    readDeliveredMessage(String(step.request.body)).content,
    content,
    memory.known,
  );
  const { pathname, search } = new URL(delivery.url);
  return {
    exchange: {
      method: 'POST',
      path: pathname + search,
      headers: attempt.headers,
      body: content,
      reply:
        attempt.status === null
          ? { networkFailure: 'unreachable' }
          : { status: attempt.status, body: undefined, ms: attempt.durationMilliseconds },
    },
    delivery,
    differences: [...statusDifference(step.response.status, attempt.status), ...differences],
    memory: { known, shown: [...memory.shown, delivery.id] },
  };
}

function statusDifference(recorded: number, real: number | null): ResponseDifference[] {
  return recorded === real ? [] : [{ path: 'status', recorded, real }];
}
