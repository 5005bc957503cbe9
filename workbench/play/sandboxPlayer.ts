import { call, isTrouble } from '../client.ts';
import type { Exchange } from '../exchange/exchange.ts';
import { parsed, type RecordedStep } from '../multibanco/recording.ts';
import { awaitDelivery } from './awaitDelivery.ts';
import { compare, type Difference } from './compare.ts';
import { readMessage } from './message.ts';
import type { Memory, Played, Player } from './player.ts';
import { requestOf } from './request.ts';

/** Moving the clock by months does all that falls due in them. */
const timeoutSeconds = 60;

/**
 * Plays steps in a sandbox, with its own values in place of the recorded ones.
 * @param origin of the sandbox, without a slash at its end; the recording has to name the same one (`atOrigin`)
 * @param authorization of the sandbox's platform, for the questions a delivery is waited for with
 */
export function sandboxPlayer(origin: string, authorization: string): Player {
  return (step, memory) =>
    step.kind === 'delivery'
      ? playDelivery(origin, authorization, step, memory)
      : playCall(origin, step, memory);
}

async function playCall(origin: string, step: RecordedStep, memory: Memory): Promise<Played> {
  const { method, path, headers, body } = requestOf(step, memory.known);
  const reply = await call({ method, url: origin + path, headers, body, timeoutSeconds });
  return heldAgainst(step.response, { method, path, headers, body, reply }, memory);
}

/** An answer beside the recorded one. */
function heldAgainst(recorded: RecordedStep['response'], exchange: Exchange, memory: Memory): Played {
  const { reply } = exchange;
  if (isTrouble(reply)) return { exchange, differences: [], memory };
  // Another status is another answer: it has nothing in common that could be compared or learned.
  const differences = statusDifference(recorded.status, reply.status);
  if (differences.length > 0) return { exchange, differences, memory };
  const compared = compare(parsed(recorded.body), reply.body, memory.known);
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
