import type { Clock } from '@balcao/contract/control/controlSchema.ts';
import { useEffect, useMemo, useState } from 'react';
import { type LiveData, useLiveData } from './live-events/useLiveData.ts';
import type { RunnerContext } from './runnerContext.ts';

/** Time of the sandbox, read after each move of the clock and counted locally in between. Undefined until known. */
export function useSandboxTime(context: RunnerContext): { now: number | undefined; clock: LiveData<Clock> } {
  const clock = useLiveData<Clock>(context, '/sandbox/clock', ['clock']);
  const [, tick] = useState(0);
  const known = clock.data;
  const read = useMemo(() => known && { now: Date.parse(known.now), at: performance.now() }, [known]);
  useEffect(() => {
    const timer = setInterval(() => tick((count) => count + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return { now: read && read.now + performance.now() - read.at, clock };
}
