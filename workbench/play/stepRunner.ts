import type { Exchange } from '../exchange/exchange.ts';
import type { Delivery } from '../multibanco/payment.ts';
import { type RecordedStep, type Recording, recordedExchange } from '../multibanco/recording.ts';
import type { ResponseDifference } from './compareResponse.ts';
import type { KnownValues } from './substituteValues.ts';

/** What a run remembers from step to step. */
export interface RunMemory {
  known: KnownValues;
  /** Deliveries that steps have shown already, by id. */
  shown: readonly string[];
}

/** What came of a step. */
export interface StepResult {
  /** None where a delivery did not come in time. */
  exchange?: Exchange;
  /** The message and its attempts, where the step was one. */
  delivery?: Delivery;
  /** Where the answer is not what was recorded. */
  differences: readonly ResponseDifference[];
  memory: RunMemory;
}

/** Who plays the steps of a recording: a sandbox, or the recording itself. Never throws. */
export type StepRunner = (step: RecordedStep, memory: RunMemory) => Promise<StepResult>;

/** How long a replayed answer takes, so that each step can be seen to happen. */
const replayPauseMilliseconds = 300;

/** Plays what was recorded, for when no sandbox answers. */
export function replayRecording(
  recording: Recording,
  pauseMilliseconds = replayPauseMilliseconds,
): StepRunner {
  return async (step, memory) => {
    await new Promise((done) => setTimeout(done, pauseMilliseconds));
    return { exchange: recordedExchange(recording, step.name), differences: [], memory };
  };
}
