import type { Delivery } from '@balcao/contract/control/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useMove } from '../clock/useMoveClock.ts';
import { Acts } from '../pane/Actions.tsx';
import { PlaceButton } from '../pane/PaneLink.tsx';
import { succeeded, useAct } from '../pane/useAction.ts';
import type { Bench } from '../pane/workbenchContext.ts';

/** What can be done to a message: sent again once it has ended, brought forward while it waits, taken apart. */
export function DeliveryActs({ bench, delivery }: { bench: Bench; delivery: Delivery }) {
  const { desk, words } = bench;
  const w = words.webhooks;
  const { run, busy, failure } = useAct();
  const { act: clock, move } = useMove(bench);
  const { id, state, nextAttemptAt } = delivery;

  const resend = async () => {
    const done = await run('resend', () => desk.ask('POST', `/sandbox/deliveries/${id}/resend`));
    if (done && succeeded(done)) bench.say(w.resent);
  };
  return (
    <Acts words={words} failure={failure ?? clock.failure}>
      {state === 'waiting' && nextAttemptAt ? (
        <Button
          size="small"
          kind="primary"
          aria-disabled={clock.busy ? true : undefined}
          onClick={() => move({ to: nextAttemptAt })}
        >
          {clock.busy ? words.payments.working : w.jump}
        </Button>
      ) : (
        <Button size="small" kind="primary" aria-disabled={busy ? true : undefined} onClick={resend}>
          {busy ? words.payments.working : w.resend}
        </Button>
      )}
      <PlaceButton bench={bench} size="small" to={['signature', id]}>
        {w.takeApart}
      </PlaceButton>
    </Acts>
  );
}
