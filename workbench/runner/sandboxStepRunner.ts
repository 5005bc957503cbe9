import { fetchJson, isNetworkFailure } from '../core/client.ts';
import type { Exchange } from '../core/exchange.ts';
import { awaitDelivery } from './awaitDelivery.ts';
import { compareResponse, type ResponseDifference } from './compareResponse.ts';
import { readDeliveredMessage } from './deliveredMessage.ts';
import { recordedRequest } from './recordedRequest.ts';
import { parsedBody, type RecordedStep } from './recording.ts';
import { runSoapStep, type SandboxTarget, soapFields } from './runSoapStep.ts';
import type { RunMemory, StepResult, StepRunner } from './stepRunner.ts';

/** Moving the clock by months processes everything that falls due. */
const timeoutSeconds = 60;

/**
 * Runs steps in a sandbox, with substituted values.
 * @param target whose origin the recording must contain (`atOrigin`)
 */
export function sandboxStepRunner(target: SandboxTarget): StepRunner {
  return async (step, memory) => {
    if (step.kind === 'delivery') return runDelivery(target.origin, target.authorization, step, memory);
    if (step.kind === 'soap') {
      return compareWithRecording(
        step.response,
        await runSoapStep(step, target, memory.known),
        memory,
        soapFields,
      );
    }
    return runCall(target.origin, step, memory);
  };
}

async function runCall(origin: string, step: RecordedStep, memory: RunMemory): Promise<StepResult> {
  const { method, path, headers, body } = recordedRequest(step, memory.known);
  const reply = await fetchJson({ method, url: origin + path, headers, body, timeoutSeconds });
  return compareWithRecording(step.response, { method, path, headers, body, reply }, memory);
}

/**
 * Compares a response with the recorded one.
 * @param read parses a body into comparable values
 */
function compareWithRecording(
  recorded: RecordedStep['response'],
  exchange: Exchange,
  memory: RunMemory,
  read: (body: unknown) => unknown = parsedBody,
): StepResult {
  const { reply } = exchange;
  if (isNetworkFailure(reply)) return { exchange, differences: [], memory };
  // A response with another status is not compared further.
  const differences = statusDifference(recorded.status, reply.status);
  if (differences.length > 0) return { exchange, differences, memory };
  const compared = compareResponse(read(recorded.body), read(reply.body), memory.known);
  return { exchange, differences: compared.differences, memory: { ...memory, known: compared.known } };
}

async function runDelivery(
  origin: string,
  authorization: string,
  step: RecordedStep,
  memory: RunMemory,
): Promise<StepResult> {
  const delivery = await awaitDelivery(origin, authorization, step, memory);
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
