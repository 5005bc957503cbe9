import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import type { Runtime } from '../domain/runtime.ts';

interface AttemptInProgress {
  signal: AbortSignal;
  elapsedMilliseconds(): number;
  end(): void;
}

export interface AttemptsInProgress {
  /** Starts an attempt, whose signal also aborts it at the delivery timeout. */
  begin(): AttemptInProgress;
  stop(): void;
  readonly stopped: boolean;
}

/** Uses one controller and one timer per attempt, because combined signals cost more than the rest of it. */
export function createAttemptsInProgress(runtime: Runtime): AttemptsInProgress {
  const controllers = new Set<AbortController>();
  let stopped = false;
  return {
    begin() {
      const controller = new AbortController();
      const tooLong = () => controller.abort(new DOMException('', 'TimeoutError'));
      const cancel = runtime.after(deliveryTimeoutSeconds * 1000, tooLong);
      controllers.add(controller);
      if (stopped) controller.abort();
      const started = runtime.monotonicMilliseconds();
      return {
        signal: controller.signal,
        elapsedMilliseconds: () => runtime.monotonicMilliseconds() - started,
        end() {
          cancel();
          controllers.delete(controller);
        },
      };
    },
    stop() {
      stopped = true;
      for (const controller of controllers) controller.abort();
    },
    get stopped() {
      return stopped;
    },
  };
}
