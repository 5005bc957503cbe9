import type { Exchange } from '../exchange/exchange.ts';
import type { Delivery } from '../multibanco/payment.ts';
import { type RecordedStep, type Recording, recordedExchange } from '../multibanco/recording.ts';
import type { Difference } from './compareResponse.ts';
import type { Known } from './substituteValues.ts';

/** What a run remembers from step to step. */
export interface Memory {
  known: Known;
  /** Deliveries that steps have shown already, by id. */
  shown: readonly string[];
}

/** What came of a step. */
export interface Played {
  /** None where a delivery did not come in time. */
  exchange?: Exchange;
  /** The message and its attempts, where the step was one. */
  delivery?: Delivery;
  /** Where the answer is not what was recorded. */
  differences: readonly Difference[];
  memory: Memory;
}

/** Who plays the steps of a recording: a sandbox, or the recording itself. Never throws. */
export type Player = (step: RecordedStep, memory: Memory) => Promise<Played>;

/** How long a replayed answer takes, so that each step can be seen to happen. */
const paceMilliseconds = 300;

/** Plays what was recorded, for when no sandbox answers. */
export function replay(recording: Recording, pace = paceMilliseconds): Player {
  return async (step, memory) => {
    await new Promise((done) => setTimeout(done, pace));
    return { exchange: recordedExchange(recording, step.name), differences: [], memory };
  };
}
