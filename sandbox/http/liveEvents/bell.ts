/** Why a wait ended: something may be new, nothing happened for a while, or the stream is over. */
export type Call = 'news' | 'quiet' | 'over';

/** Wakes one stream. A ring that comes while nobody waits is kept for the next wait. */
export interface Bell {
  ring(): void;
  end(): void;
  /** Fulfilled when the stream is over. */
  readonly over: Promise<void>;
  wait(milliseconds: number): Promise<Call>;
}

/** @param onEnd called once, when the stream is over */
export function createBell(onEnd: () => void): Bell {
  let kept: Call | undefined;
  let wake: ((call: Call) => void) | undefined;
  let ended = false;
  let fulfil: (() => void) | undefined;
  const over = new Promise<void>((done) => {
    fulfil = done;
  });

  const call = (what: Call) => {
    if (wake) wake(what);
    else kept = what;
  };
  return {
    over,
    ring: () => ended || call('news'),
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
      let timer: ReturnType<typeof setTimeout> | undefined;
      const what = await new Promise<Call>((done) => {
        wake = done;
        timer = setTimeout(() => done('quiet'), milliseconds);
      });
      clearTimeout(timer);
      wake = undefined;
      return what;
    },
  };
}
