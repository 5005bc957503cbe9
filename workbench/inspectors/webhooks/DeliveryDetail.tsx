import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { formatStamp } from '@balcao/text/dates.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { Button } from '@balcao/ui/button/Button.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useState } from 'react';
import { succeeded } from '../../core/exchange.ts';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { Detail, NameValueList } from '../../parts/pane/Detail.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { PaneLink, PaneLinkButton } from '../../parts/pane/PaneLink.tsx';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { deliveryLooks } from '../../parts/stateLooks.ts';
import { useMoveClock } from '../../parts/useMoveClock.ts';
import { MessageParts } from '../../parts/WebhookCard.tsx';
import { Attempts } from './Attempts.tsx';

function DeliveryActions({ delivery }: { delivery: Delivery }) {
  const { context, words, showToast } = useWorkbench();
  const w = words.webhooks;
  const { run, busy, failure } = useAction();
  const { action: clock, move } = useMoveClock();
  const { id, state, nextAttemptAt, waitsBehind } = delivery;

  const resend = async () => {
    const done = await run('resend', () => context.request('POST', `/sandbox/deliveries/${id}/resend`));
    if (done && succeeded(done)) showToast(w.resent);
  };
  return (
    <div className={blocks.column}>
      <div className={blocks.row}>
        {state === 'waiting' && nextAttemptAt && !waitsBehind ? (
          <Button size="small" kind="primary" off={clock.busy} onClick={() => move({ to: nextAttemptAt })}>
            {clock.busy ? words.payments.working : w.jump}
          </Button>
        ) : (
          <Button size="small" kind="primary" off={busy} onClick={resend}>
            {busy ? words.payments.working : w.resend}
          </Button>
        )}
        <PaneLinkButton size="small" to={['signature', id]}>
          {w.takeApart}
        </PaneLinkButton>
      </div>
      <ActionFailure words={words} failure={failure ?? clock.failure} />
    </div>
  );
}

export function DeliveryDetail({ id }: { id: string }) {
  const { context } = useWorkbench();
  const path = `/sandbox/deliveries/${encodeURIComponent(id)}`;
  const delivery = useLiveData<Delivery>(context, path, ['delivery']);
  return <LoadedContent live={delivery}>{(known) => <LoadedDelivery delivery={known} />}</LoadedContent>;
}

function LoadedDelivery({ delivery }: { delivery: Delivery }) {
  const { words, facts, locale, context } = useWorkbench();
  const w = words.webhooks;
  const { id, kind, action, url, state, attempts, paymentId, nextAttemptAt, waitsBehind } = delivery;
  const [chosen, setChosen] = useState<number>();
  const shown = attempts[chosen ?? attempts.length - 1];
  const paymentLink = paymentId && <PaneLink to={['payments', paymentId]}>{paymentId}</PaneLink>;
  const next = waitsBehind ? (
    <PaneLink to={['webhooks', 'deliveries', waitsBehind]}>{w.waitsBehind(waitsBehind)}</PaneLink>
  ) : (
    nextAttemptAt && formatStamp(nextAttemptAt, locale, new Date())
  );
  return (
    <Detail
      title={w.delivery(id)}
      headline={<code>{action}</code>}
      mark={<StateMark state={state} looks={deliveryLooks(w.looks)} />}
      note={facts.webhookActions.find((each) => each.id === action)?.words ?? w.callback}
    >
      <DeliveryActions delivery={delivery} />
      <NameValueList
        pairs={[
          [w.fields.url, <BreakablePath key="url" text={url} className={blocks.code} />],
          [w.fields.kind, w.kinds[kind]],
          [w.fields.payment, paymentLink],
          [w.fields.next, next],
        ]}
      />
      <Attempts kind={kind} attempts={attempts} shown={shown} onShow={setChosen} />
      {shown && (
        <div className={blocks.frame}>
          <MessageParts
            key={shown.at}
            {...{ delivery }}
            attempt={shown}
            privateKey={context.keys.privateKey}
            headersOpen
          />
        </div>
      )}
    </Detail>
  );
}
