import { dataOf, type Exchange } from '../core/exchange.ts';
import type { Locale } from '../core/locale.ts';
import type { Responder } from './responder.ts';
import type { Call } from './runCalls.ts';
import { pause, type Wait, waitUntil } from './waitUntil.ts';

/** Fields of a created payment or checkout that later steps use. */
export interface CreatedResource {
  id: string;
  /** Id of a checkout's payment. */
  paymentId?: string;
  amount?: number;
  referenceDetails?: { entity?: string; reference: string };
  stateDetails: { state: string; createdAt?: string; timestamp?: string };
}

/** Input of a scenario, and the results of its steps by name. */
export interface ScenarioData {
  locale: Locale;
  /** Makes keys unique, because a sandbox refuses those of an earlier run; undefined in a replay. */
  run?: string;
  url: string;
  create: CreatedResource;
  readClock: { now: string };
}

export interface Step {
  call: (data: ScenarioData) => Call;
  /** Condition on the data of the response until which the request is repeated; undefined sends it once. */
  until?: (data: unknown) => boolean;
  /** Whether a refusal of a repeated request only means that the condition is not met yet. */
  toleratesRefusals?: boolean;
  /** Whether to pause after the step, so that the result can be seen. */
  pauses?: boolean;
}

/** Result of a step. Any kind other than `answered` ends the scenario. */
export interface StepEvent {
  /** `silence` means that no response met the condition in time. */
  kind: 'answered' | 'refused' | 'silence';
  name: string;
  exchange: Exchange;
}

export interface ScenarioOptions extends Omit<Wait, 'pollMilliseconds'> {
  given?: Partial<ScenarioData>;
  /** Pause between repeated requests, and after a step that pauses. */
  pollMilliseconds?: number;
}

/** Runs the steps one after the other. Once cancelled, sends and yields nothing more. */
export async function* runScenario(
  steps: readonly Step[],
  { send }: Responder,
  { given, pollMilliseconds = 0, ...wait }: ScenarioOptions = {},
): AsyncGenerator<StepEvent> {
  let known = { ...given } as ScenarioData;
  for (const { call: callOf, until, toleratesRefusals = false, pauses } of steps) {
    if (wait.signal?.aborted) return;
    const call = callOf(known);
    const isOver = ({ reply }: Exchange) => {
      const data = dataOf(reply);
      return data === undefined ? !toleratesRefusals : (until?.(data) ?? true);
    };
    const exchange = until
      ? await waitUntil(() => send(call), isOver, { pollMilliseconds, ...wait })
      : await send(call);
    if (wait.signal?.aborted) return;
    const data = dataOf(exchange.reply);
    const { name } = call;
    if (!isOver(exchange)) return yield { kind: 'silence', name, exchange };
    if (data === undefined) return yield { kind: 'refused', name, exchange };
    known = { ...known, [name]: data };
    yield { kind: 'answered', name, exchange };
    if (pauses) await pause(pollMilliseconds, { signal: wait.signal });
  }
}
