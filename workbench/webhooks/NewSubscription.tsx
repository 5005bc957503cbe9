import { Button } from '@balcao/ui/button/Button.tsx';
import { type FormEvent, useState } from 'react';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { dataOf } from '../exchange/exchange.ts';
import { ActionFailure } from '../pane/ActionFailure.tsx';
import { EndpointField } from '../pane/EndpointField.tsx';
import { Select } from '../pane/Select.tsx';
import { succeeded, useAction } from '../pane/useAction.ts';
import type { WorkbenchContext } from '../pane/workbenchContext.ts';
import styles from './new-subscription.module.css';
import { type OwnSubscription, rememberSubscription } from './ownSubscriptions.ts';

/** Form that subscribes the reader's URL to an event, with the call that a shop would make. */
export function NewSubscription({ workbench }: { workbench: WorkbenchContext }) {
  const { context, words, facts } = workbench;
  const w = words.webhooks.subscribe;
  const [url, setUrl] = useState('');
  const [action, setAction] = useState('payment_confirmed');
  const { run, busy, last, failure } = useAction();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await run('subscribe', () =>
      context.request('POST', '/api/webhooks', { action, url: url.trim() }),
    );
    if (!done || !succeeded(done)) return;
    rememberSubscription(context, dataOf(done.reply) as OwnSubscription);
    setUrl('');
    workbench.showToast(w.done(action));
  };
  return (
    <form className={styles.form} onSubmit={submit} aria-label={w.title} noValidate>
      <div className={styles.fields}>
        <EndpointField label={w.url} hint={w.urlHint} url={url} onUrl={setUrl} />
        <Select label={w.action} labelled value={action} onChange={setAction}>
          {facts.webhookActions.map(({ id }) => (
            <option key={id}>{id}</option>
          ))}
        </Select>
        <Button type="submit" kind="primary" aria-disabled={busy ? true : undefined}>
          {busy ? words.payments.working : w.submit}
        </Button>
      </div>
      <ActionFailure words={words} failure={failure} />
      {last && <ExchangeView words={words.shared.exchange} exchange={last} closed />}
    </form>
  );
}
