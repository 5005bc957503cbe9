import { formatMoment } from '@balcao/text/dates.ts';
import { dataOf, succeeded } from '../core/exchange.ts';
import { useAction } from './pane/useAction.ts';
import { useWorkbench } from './pane/workbenchContext.ts';

/** Timeout; long, because a move by months processes everything that becomes due before the response. */
const timeoutSeconds = 120;

type ClockChange = { advanceSeconds: number } | { to: string };

export function useMoveClock() {
  const { context, words, locale, showToast } = useWorkbench();
  const action = useAction();
  return {
    action,
    async move(change: ClockChange) {
      const done = await action.run('move', () =>
        context.request('POST', '/sandbox/clock', change, { timeoutSeconds }),
      );
      if (!done || !succeeded(done)) return;
      const { now } = dataOf(done.reply) as { now: string };
      showToast(words.clock.moved(formatMoment(now, locale)));
    },
    settle: () => action.run('settle', () => context.request('POST', '/sandbox/settlement')),
  };
}
