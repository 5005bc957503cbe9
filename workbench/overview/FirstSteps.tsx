import { formatAmount } from '@balcao/text/money.ts';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Tick } from '@balcao/ui/state-mark/Tick.tsx';
import type { ReactNode } from 'react';
import type { Bench } from '../pane/workbenchContext.ts';
import { curlOf } from '../pane/curl.ts';
import { PlaceButton, PlaceLink } from '../pane/PaneLink.tsx';
import styles from './first-steps.module.css';
import type { Progress, StepId } from './firstSteps.ts';

/** Body of the first call: small enough to be read, whole enough to be recognised. */
const firstBody = JSON.stringify({ amount: 1000, code: 'REF-0042', summary: 'Encomenda 0042' });

interface FirstStepsProps {
  bench: Bench;
  progress: Progress;
}

/** The way from the first call to one's own webhook; each step ticks itself off when it happened. */
export function FirstSteps({ bench, progress }: FirstStepsProps) {
  const { desk, words, locale } = bench;
  const w = words.overview.steps;
  const { create, pay, webhook, receive } = progress;
  const call = { ...desk, method: 'POST', path: '/api/payments/references', body: firstBody };
  const waiting = create && !pay ? create.referenceDetails : undefined;
  return (
    <ol className={styles.steps}>
      <Step
        id="create"
        title={w.create.title}
        done={create && w.create.done(create.id, formatAmount(create.amount, locale))}
      >
        <p>{w.create.text}</p>
        <CodeBlock
          text={curlOf(call)}
          wrap
          label={w.create.label}
          title="cURL"
          texts={words.shared.exchange.code}
        />
        {create && (
          <p>
            <PlaceLink bench={bench} to={['payments', create.id]}>
              {w.create.open}
            </PlaceLink>
          </p>
        )}
      </Step>
      <Step id="pay" title={w.pay.title} done={pay && w.pay.done(pay.id)}>
        <p>{w.pay.text}</p>
        {waiting?.entity && (
          <PlaceButton
            bench={bench}
            to={['atm', waiting.entity, waiting.reference, String(create?.amount ?? 0)]}
            kind="primary"
          >
            {w.pay.open}
          </PlaceButton>
        )}
      </Step>
      <Step id="webhook" title={w.webhook.title} done={webhook && w.webhook.done(webhook.action)}>
        <p>{w.webhook.text}</p>
        {webhook && (
          <PlaceButton
            bench={bench}
            to={['webhooks', 'deliveries', webhook.id]}
            kind={receive ? 'secondary' : 'primary'}
          >
            {w.webhook.open}
          </PlaceButton>
        )}
      </Step>
      <Step
        id="receive"
        title={w.receive.title}
        done={receive && w.receive.done(receive.url, receive.action)}
      >
        <p>{w.receive.text}</p>
        <PlaceButton bench={bench} to={['webhooks', 'subscriptions']}>
          {w.receive.open}
        </PlaceButton>
      </Step>
    </ol>
  );
}

interface StepProps {
  id: StepId;
  title: string;
  /** What proves it; it is still to be done without. */
  done: string | undefined;
  children: ReactNode;
}

function Step({ id, title, done, children }: StepProps) {
  return (
    <li className={styles.step} data-step={id} data-done={done ? '' : undefined}>
      <span className={styles.mark}>{done && <Tick />}</span>
      <div className={styles.body}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.done} role="status">
          {done}
        </p>
        {children}
      </div>
    </li>
  );
}
