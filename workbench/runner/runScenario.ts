import { dataOf, type Exchange } from '../core/exchange.ts';
import type { Locale } from '../core/locale.ts';
import type { Responder } from './responder.ts';
import type { Call } from './runCalls.ts';
import { pause, type Wait, waitUntil } from './waitUntil.ts';

/** Fields of a created payment or checkout that later steps read. */
export interface CreatedResource {
  id: string;
  /** Payment of a checkout. */
  paymentId?: string;
  amount?: number;
  referenceDetails?: { entity?: string; reference: string };
  stateDetails: { state: string; createdAt?: string; timestamp?: string };
}

/** Input of a scenario, and the results of its steps so far by name. */
export interface ScenarioData {
  locale: Locale;
  /** Unique for each run in a sandbox, which refuses keys of an earlier one; undefined in a replay. */
  run?: string;
  url: string;
  create: CreatedResource;
  readClock: { now: string };
}

export interface Step {
  call: (data: ScenarioData) => Call;
  /** The request is repeated until the data of its response matches; undefined sends it once. */
  until?: (data: unknown) => boolean;
  /** A refusal of a repeated request counts as no match yet. */
  toleratesRefusals?: boolean;
  /** The next step comes after a pause, so that the result is visible. */
  pauses?: boolean;
}

/** Result of a step; every result but `answered` ends the scenario. */
export interface StepEvent {
  /** `silence`: no response matched in time. */
  kind: 'answered' | 'refused' | 'silence';
  name: string;
  exchange: Exchange;
}

export interface ScenarioOptions extends Omit<Wait, 'pollMilliseconds'> {
  given?: Partial<ScenarioData>;
  /** Pause between two requests of a repeated one, and after a step that pauses. */
  pollMilliseconds?: number;
}

/** Runs the steps in sequence. A cancelled run sends and yields nothing more. */
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
