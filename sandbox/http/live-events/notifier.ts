import type { Cancel, Runtime } from '../../domain/runtime.ts';

/** Reason why a wait ended: new events, a quiet period, or the end of the stream. */
export type Wake = 'event' | 'quiet' | 'over';

/** Wakes a stream. A wake-up while the stream is not waiting is kept for its next wait. */
export interface Notifier {
  notify(): void;
  end(): void;
  readonly over: Promise<void>;
  wait(milliseconds: number): Promise<Wake>;
}

/** @param onEnd called once, when the stream ends */
export function createNotifier(runtime: Runtime, onEnd: () => void): Notifier {
  let kept: Wake | undefined;
  let wake: ((wake: Wake) => void) | undefined;
  let ended = false;
  let fulfil: (() => void) | undefined;
  const over = new Promise<void>((done) => {
    fulfil = done;
  });

  const call = (what: Wake) => {
    if (wake) wake(what);
    else kept = what;
  };
  return {
    over,
    notify: () => ended || call('event'),
    end() {
      if (ended) return;
      ended = true;
      onEnd();
      fulfil?.();
      call('over');
    },
    async wait(milliseconds) {
      if (ended) return 'over';
      if (kept) {
        const what = kept;
        kept = undefined;
        return what;
      }
      let cancel: Cancel | undefined;
      const what = await new Promise<Wake>((done) => {
        wake = done;
        cancel = runtime.after(milliseconds, () => done('quiet'));
      });
      cancel?.();
      wake = undefined;
      return what;
    },
  };
}
