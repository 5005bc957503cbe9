import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import { formatStamp } from '@balcao/text/dates.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { Button } from '@balcao/ui/button/Button.tsx';
import { optionsOf, Select } from '@balcao/ui/field/Field.tsx';
import { succeeded } from '../../core/exchange.ts';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { useAction } from '../../parts/pane/useAction.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';

export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { context, words, facts, showToast, locale } = useWorkbench();
  const w = words.webhooks;
  const { id, action, url, handler, failuresInARow, failureMode } = subscription;
  const { run, busy, failure } = useAction();
  const off = subscription.disabledAt !== null;

  const perform = async (name: string, method: string, path: string, said: string, body?: unknown) => {
    const done = await run(name, () => context.request(method, path, body));
    if (done && succeeded(done)) showToast(said);
  };
  const subscriptionPath = `/sandbox/webhooks/${id}`;
  const setFailureMode = (mode: string) => {
    const said = mode ? w.failureModeSet : w.failureModeCleared;
    perform('failureMode', 'PUT', `${subscriptionPath}/failure-mode`, said, { failureMode: mode || null });
  };
  return (
    <article className={`${blocks.card} ${blocks.column}`} aria-label={`${action} ${id}`}>
      <p className={blocks.row}>
        <code className={blocks.code}>{action}</code>
        <Badge tone={off ? 'cancelled' : 'confirmed'}>{off ? w.off : w.on}</Badge>
        {failuresInARow > 0 && (
          <Badge tone="pending">{w.failures(failuresInARow, facts.limits.disableAfterFailures)}</Badge>
        )}
      </p>
      <BreakablePath text={url} className={blocks.code} />
      <p className={blocks.hint}>{`${id} · ${facts.labels.handlers[handler]}`}</p>
      {subscription.disabledAt && subscription.disabledReason && (
        <p className={blocks.failed}>
          {w.offSince(formatStamp(subscription.disabledAt, locale, new Date()))}{' '}
          {w.reasons[subscription.disabledReason](facts.limits.disableAfterFailures)}
        </p>
      )}
      <Select
        label={w.failureMode}
        value={failureMode ?? ''}
        options={[{ id: '', label: w.noFailureMode }, ...optionsOf(w.failureModes)]}
        onChange={setFailureMode}
        disabled={busy === 'failureMode'}
      />
      <div className={blocks.row}>
        <Button
          size="small"
          kind={off ? 'primary' : 'secondary'}
          onClick={() =>
            off
              ? perform('resume', 'POST', `${subscriptionPath}/resume`, w.resumed)
              : perform('disable', 'POST', `${subscriptionPath}/disable`, w.disabled)
          }
        >
          {off ? w.resume : w.disable}
        </Button>
        <Button size="small" onClick={() => perform('delete', 'DELETE', `/api/webhooks/${id}`, w.deleted)}>
          {w.remove}
        </Button>
      </div>
      <ActionFailure words={words} failure={failure} />
    </article>
  );
}
