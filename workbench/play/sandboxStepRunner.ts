import { call, isTrouble } from '../client.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { parsed, type RecordedStep } from '../multibanco/recording.ts';
import { awaitDelivery } from './awaitDelivery.ts';
import { compare, type Difference } from './compareResponse.ts';
import { readMessage } from './deliveredMessage.ts';
import { requestOf } from './recordedRequest.ts';
import { type Place, playSoap, soapFields } from './runSoapStep.ts';
import type { Memory, Played, Player } from './stepRunner.ts';

/** Moving the clock by months does all that falls due in them. */
const timeoutSeconds = 60;

/**
 * Plays steps in a sandbox, with its own values in place of the recorded ones.
 * @param place whose origin the recording has to name (`atOrigin`)
 */
export function sandboxPlayer(place: Place): Player {
  return async (step, memory) => {
    if (step.kind === 'delivery') return playDelivery(place.origin, place.authorization, step, memory);
    if (step.kind === 'soap') {
      return heldAgainst(step.response, await playSoap(step, place, memory.known), memory, soapFields);
    }
    return playCall(place.origin, step, memory);
  };
}

async function playCall(origin: string, step: RecordedStep, memory: Memory): Promise<Played> {
  const { method, path, headers, body } = requestOf(step, memory.known);
  const reply = await call({ method, url: origin + path, headers, body, timeoutSeconds });
  return heldAgainst(step.response, { method, path, headers, body, reply }, memory);
}

/**
 * An answer beside the recorded one.
 * @param read a body as values with names
 */
function heldAgainst(
  recorded: RecordedStep['response'],
  exchange: Exchange,
  memory: Memory,
  read: (body: unknown) => unknown = parsed,
): Played {
  const { reply } = exchange;
  if (isTrouble(reply)) return { exchange, differences: [], memory };
  // Another status is another answer: it has nothing in common that could be compared or learned.
  const differences = statusDifference(recorded.status, reply.status);
  if (differences.length > 0) return { exchange, differences, memory };
  const compared = compare(read(recorded.body), read(reply.body), memory.known);
  return { exchange, differences: compared.differences, memory: { ...memory, known: compared.known } };
}

async function playDelivery(
  origin: string,
  authorization: string,
  step: RecordedStep,
  memory: Memory,
): Promise<Played> {
  const delivery = await awaitDelivery(origin, authorization, step, memory);
  const attempt = delivery?.attempts.at(-1);
  if (!delivery || !attempt) return { differences: [], memory };
  const { content } = readMessage(delivery.body);
  const { differences, known } = compare(
    readMessage(String(step.request.body)).content,
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
          ? { trouble: 'unreachable' }
          : { status: attempt.status, body: undefined, ms: attempt.durationMilliseconds },
    },
    delivery,
    differences: [...statusDifference(step.response.status, attempt.status), ...differences],
    memory: { known, shown: [...memory.shown, delivery.id] },
  };
}

function statusDifference(recorded: number, real: number | null): Difference[] {
  return recorded === real ? [] : [{ path: 'status', recorded, real }];
}
