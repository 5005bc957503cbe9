import type { Exchange } from '../core/exchange.ts';
import type { Delivery } from '../core/payment.ts';
import type { ResponseDifference } from './compareResponse.ts';
import { type RecordedStep, type Recording, recordedExchange } from './recording.ts';
import type { KnownValues } from './substituteValues.ts';

/** State that a run carries from step to step. */
export interface RunMemory {
  known: KnownValues;
  /** Ids of deliveries that earlier steps have shown. */
  shown: readonly string[];
}

/** Result of a step. */
export interface StepResult {
  /** Undefined where a delivery did not come in time. */
  exchange?: Exchange;
  /** The delivery, for steps of kind `delivery`. */
  delivery?: Delivery;
  /** Differences from the recording. */
  differences: readonly ResponseDifference[];
  memory: RunMemory;
}

/** Runs the steps of a recording in a sandbox, or replays it. Never throws. */
export type StepRunner = (step: RecordedStep, memory: RunMemory) => Promise<StepResult>;

/** Pause before a replayed response, so that each step is visible. */
const replayPauseMilliseconds = 300;

/** Replays a recording, for when no sandbox answers. */
export function replayRecording(
  recording: Recording,
  pauseMilliseconds = replayPauseMilliseconds,
): StepRunner {
  return async (step, memory) => {
    await new Promise((done) => setTimeout(done, pauseMilliseconds));
    return { exchange: recordedExchange(recording, step.name), differences: [], memory };
  };
}
