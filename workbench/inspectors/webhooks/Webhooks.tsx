import type { Subscription } from '@balcao/contract/control/subscriptions.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { EmptyState } from '@balcao/ui/empty-state/EmptyState.tsx';
import { optionsOf, Select } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { useState } from 'react';
import { dataOf, succeeded } from '../../core/exchange.ts';
import { useLiveData } from '../../core/live-events/useLiveData.ts';
import { type OwnSubscription, rememberSubscription } from '../../core/ownSubscriptions.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { EndpointField } from '../../parts/pane/EndpointField.tsx';
import { LoadedContent } from '../../parts/pane/LoadedContent.tsx';
import { Pane } from '../../parts/pane/Pane.tsx';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { useAction } from '../../parts/pane/useAction.ts';
import { type PaneProps, useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { Deliveries } from './Deliveries.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import styles from './subscriptions.module.css';

/** Form that subscribes the reader's URL to an event, with the call that a shop would send. */
function NewSubscription() {
  const { context, words, facts, showToast } = useWorkbench();
  const w = words.webhooks.subscribe;
  const [url, setUrl] = useState('');
  const [action, setAction] = useState('payment_confirmed');
  const { run, busy, last, failure } = useAction();
  const submit = async () => {
    const done = await run('subscribe', () => context.request('POST', '/api/webhooks', { action, url: url.trim() }));
    if (!done || !succeeded(done)) return;
    rememberSubscription(context, dataOf(done.reply) as OwnSubscription);
    setUrl('');
    showToast(w.done(action));
  };
  return (
    <Form className={`${blocks.card} ${blocks.form}`} onSubmit={submit} aria-label={w.title}>
      <div className={blocks.fields}>
        <EndpointField label={w.url} hint={w.urlHint} url={url} onUrl={setUrl} />
        <Select
          label={w.action}
          value={action}
          options={facts.webhookActions.map(({ id }) => ({ id }))}
          onChange={setAction}
        />
      </div>
      <Button type="submit" kind="primary" off={busy}>
        {busy ? words.payments.working : w.submit}
      </Button>
      <ActionFailure words={words} failure={failure} />
      {last && <ExchangeView words={words.shared.exchange} exchange={last} closed />}
    </Form>
  );
}

function Subscriptions() {
  const { context, words } = useWorkbench();
  const w = words.webhooks;
  const subscriptions = useLiveData<Subscription[]>(context, '/sandbox/webhooks', ['webhook', 'delivery']);
  return (
    <div className={blocks.sections}>
      <NewSubscription />
      <LoadedContent live={subscriptions}>
        {(all) =>
          all.length > 0 ? (
            <ul className={`${blocks.list} ${styles.list}`} aria-label={w.subscriptions}>
              {all.map((subscription) => (
                <li key={subscription.id}>
                  <SubscriptionCard subscription={subscription} />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState title={w.noSubscriptions}>{w.noSubscriptionsText}</EmptyState>
          )
        }
      </LoadedContent>
    </div>
  );
}

export function Webhooks({ params: [section = 'deliveries', openId] }: PaneProps) {
  const { words } = useWorkbench();
  const w = words.webhooks;
  const title = words.frame.panes.webhooks;
  const [state, setState] = useState('');
  const tools = section === 'deliveries' && (
    <Select
      label={w.filter}
      value={state}
      options={[{ id: '', label: w.everyState }, ...optionsOf(w.looks)]}
      onChange={setState}
    />
  );
  return (
    <Pane title={title} lead={w.lead} tools={tools} opened={openId !== undefined}>
      <nav className={styles.sections} aria-label={title}>
        {(['deliveries', 'subscriptions'] as const).map((id) => (
          <PaneLink key={id} to={['webhooks', id]} aria-current={id === section ? 'page' : undefined}>
            {w[id]}
          </PaneLink>
        ))}
      </nav>
      {section === 'subscriptions' ? (
        <Subscriptions />
      ) : (
        <Deliveries openId={openId} state={state} onShowAll={() => setState('')} />
      )}
    </Pane>
  );
}
