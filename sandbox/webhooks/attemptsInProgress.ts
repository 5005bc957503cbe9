import { deliveryTimeoutSeconds } from '@balcao/contract/resources/webhooks/limits.ts';

/** Attempts that can be broken off together. */
export interface AttemptsInProgress {
  /** A signal for one attempt, which also ends it when its receiver takes too long. */
  begin(): { signal: AbortSignal; end(): void };
  /** Breaks all of them off, and each that begins later. */
  stop(): void;
  readonly stopped: boolean;
}

/** One controller and one timer an attempt: signals that are combined cost more than the rest of it. */
export function createAttemptsInProgress(): AttemptsInProgress {
  const controllers = new Set<AbortController>();
  let stopped = false;
  return {
    begin() {
      const controller = new AbortController();
      const tooLong = () => controller.abort(new DOMException('', 'TimeoutError'));
      const timer = setTimeout(tooLong, deliveryTimeoutSeconds * 1000);
      controllers.add(controller);
      if (stopped) controller.abort();
      return {
        signal: controller.signal,
        end() {
          clearTimeout(timer);
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
