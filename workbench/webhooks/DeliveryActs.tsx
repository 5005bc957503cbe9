import type { Delivery } from '@balcao/contract/control/schema.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import type { Bench } from '../bench/bench.ts';
import { PlaceButton } from '../bench/PlaceLink.tsx';
import { failureText } from '../bench/Reading.tsx';
import { succeeded, useAct } from '../bench/useAct.ts';
import { Failure } from '../multibanco/Failure.tsx';
import styles from './delivery-acts.module.css';

/** What can be done to a message: sent again once it has ended, brought forward while it waits, taken apart. */
export function DeliveryActs({ bench, delivery }: { bench: Bench; delivery: Delivery }) {
  const { desk, words } = bench;
  const w = words.webhooks;
  const { run, busy, failure } = useAct();
  const { id, state, nextAttemptAt } = delivery;

  const resend = async () => {
    const done = await run('resend', () => desk.ask('POST', `/sandbox/deliveries/${id}/resend`));
    if (done && succeeded(done)) bench.say(w.resent);
  };
  const jump = async () => {
    const done = await run('jump', () => desk.ask('POST', '/sandbox/clock', { to: nextAttemptAt }));
    if (done && succeeded(done)) bench.say(w.jumped);
  };
  return (
    <div className={styles.acts} data-acts="">
      <div className={styles.buttons}>
        {state === 'waiting' ? (
          <Button size="small" kind="primary" aria-disabled={busy ? true : undefined} onClick={jump}>
            {busy ? words.payments.working : w.jump}
          </Button>
        ) : (
          <Button size="small" kind="primary" aria-disabled={busy ? true : undefined} onClick={resend}>
            {busy ? words.payments.working : w.resend}
          </Button>
        )}
        <PlaceButton bench={bench} size="small" to={['signature', id]}>
          {w.takeApart}
        </PlaceButton>
      </div>
      {failure && <Failure title={words.payments.refused} text={failureText(failure, words.reading)} />}
    </div>
  );
}
