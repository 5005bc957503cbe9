import { formatMoment } from '@balcao/text/dates.ts';
import type { Bench } from '../pane/workbenchContext.ts';
import { type Act, succeeded, useAct } from '../pane/useAction.ts';
import { type Exchange, dataOf } from '../exchange/exchange.ts';

/** Everything that falls due on the way happens before the answer: months may take their time. */
const timeoutSeconds = 120;

type Change = { advanceSeconds: number } | { to: string };

/** Moves the sandbox's clock, and says where it stands then. */
export function useMove({ desk, words, locale, say }: Bench): {
  act: Act;
  move: (change: Change) => Promise<void>;
  settle: () => Promise<Exchange | undefined>;
} {
  const act = useAct();
  return {
    act,
    async move(change) {
      const done = await act.run('move', () =>
        desk.ask('POST', '/sandbox/clock', change, { timeoutSeconds }),
      );
      if (!done || !succeeded(done)) return;
      const { now } = dataOf(done.reply) as { now: string };
      say(words.clock.moved(formatMoment(now, locale)));
    },
    settle: () => act.run('settle', () => desk.ask('POST', '/sandbox/settlement')),
  };
}
