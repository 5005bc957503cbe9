import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Tick } from '@balcao/ui/state-mark/glyphs.tsx';
import { type ReactNode, useState } from 'react';
import { curlOf } from '../../core/runnerContext.ts';
import { PaneLink, PaneLinkButton } from '../../parts/pane/PaneLink.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { creatingCall } from '../../runner/shownPayments.ts';
import { newRun } from '../../runner/useRunSignal.ts';
import type { FirstStepsProgress, StepId } from './firstSteps.ts';
import styles from './overview.module.css';

/** Steps from the first call to the reader's first webhook, and whether each is done. */
export function FirstSteps({ progress }: { progress: FirstStepsProgress }) {
  const { context, words, locale } = useWorkbench();
  const w = words.overview.steps;
  const { create, pay, webhook, receive } = progress;
  // Part of the key that differs in each visit, because a sandbox refuses a key that is already in use.
  const [run] = useState(newRun);
  const call = creatingCall('multibanco', locale, run);
  const waiting = create && !pay ? create.referenceDetails : undefined;
  return (
    <ol className={blocks.list}>
      <Step
        number={1}
        id="create"
        title={w.create.title}
        done={create && w.create.done(create.id, formatAmount(create.amount, locale))}
      >
        <p>{w.create.text}</p>
        <CodeBlock
          text={curlOf(context, { ...call, body: JSON.stringify(call.body) })}
          wrap
          label={w.create.label}
          title="cURL"
          texts={words.shared.exchange.code}
        />
        {create && (
          <p>
            <PaneLink to={['payments', create.id]}>{w.create.open}</PaneLink>
          </p>
        )}
      </Step>
      <Step number={2} id="pay" title={w.pay.title} done={pay && w.pay.done(pay.id)}>
        <p>{w.pay.text}</p>
        {waiting?.entity && (
          <PaneLinkButton to={['atm', waiting.entity, waiting.reference, String(create?.amount ?? 0)]} kind="primary">
            {w.pay.open}
          </PaneLinkButton>
        )}
      </Step>
      <Step number={3} id="webhook" title={w.webhook.title} done={webhook && w.webhook.done(webhook.action)}>
        <p>{w.webhook.text}</p>
        {webhook && (
          <PaneLinkButton to={['webhooks', 'deliveries', webhook.id]} kind={receive ? 'secondary' : 'primary'}>
            {w.webhook.open}
          </PaneLinkButton>
        )}
      </Step>
      <Step
        number={4}
        id="receive"
        title={w.receive.title}
        done={receive && w.receive.done(receive.url, receive.action)}
      >
        <p>{w.receive.text}</p>
        <PaneLinkButton to={['webhooks', 'subscriptions']}>{w.receive.open}</PaneLinkButton>
      </Step>
    </ol>
  );
}

interface StepProps {
  number: number;
  id: StepId;
  title: string;
  /** Evidence that the step is done; undefined until then. */
  done: string | undefined;
  children: ReactNode;
}

function Step({ number, id, title, done, children }: StepProps) {
  const isDone = done ? true : undefined;
  return (
    <li className={styles.step} data-step={id} data-done={isDone}>
      <span className={blocks.number} data-done={isDone} aria-hidden="true">
        {done ? <Tick /> : number}
      </span>
      <div className={blocks.form}>
        <h2 className={blocks.heading}>{title}</h2>
        <p className={styles.done} role="status">
          {done}
        </p>
        {children}
      </div>
    </li>
  );
}
