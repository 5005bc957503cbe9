import type { Delivery } from '@balcao/contract/control/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useMoveClock } from '../clock/useMoveClock.ts';
import { Actions } from '../pane/Actions.tsx';
import { PaneLinkButton } from '../pane/PaneLink.tsx';
import { succeeded, useAction } from '../pane/useAction.ts';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';

/** Actions on a delivery: resend it, bring the next attempt forward, debug its signature. */
export function DeliveryActions({
  workbench,
  delivery,
}: {
  workbench: WorkbenchContext;
  delivery: Delivery;
}) {
  const { context, words } = workbench;
  const w = words.webhooks;
  const { run, busy, failure } = useAction();
  const { action: clock, move } = useMoveClock(workbench);
  const { id, state, nextAttemptAt } = delivery;

  const resend = async () => {
    const done = await run('resend', () => context.request('POST', `/sandbox/deliveries/${id}/resend`));
    if (done && succeeded(done)) workbench.showToast(w.resent);
  };
  return (
    <Actions words={words} failure={failure ?? clock.failure}>
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
      <PaneLinkButton workbench={workbench} size="small" to={['signature', id]}>
        {w.takeApart}
      </PaneLinkButton>
    </Actions>
  );
}
