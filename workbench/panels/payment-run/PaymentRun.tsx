import { formatAmount } from '@balcao/text/money.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import frame from '@balcao/ui/panel.module.css';
import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useEffect, useRef } from 'react';
import { isNetworkFailure } from '../../core/client.ts';
import { destinationId, useDestination } from '../../core/destination.ts';
import { dataOf, type Exchange, refusalOf } from '../../core/exchange.ts';
import { docsUrlOf } from '../../core/locale.ts';
import type { SandboxMode } from '../../core/sandboxMode.ts';
import { DestinationControl, StartCommand } from '../../parts/destination/DestinationControl.tsx';
import { destinationName, ModeMark, RecordingMark } from '../../parts/destination/ModeMark.tsx';
import { silenceOf } from '../../parts/PanelStrip.tsx';
import { Place, runLooks, usePlace } from '../../parts/place.ts';
import { WebhookLine } from '../../parts/WebhookLine.tsx';
import type { PaymentRun as Run } from '../../runner/paymentRun.ts';
import { creatingCall, shownMethods } from '../../runner/shownPayments.ts';
import type { WorkbenchWords } from '../../words/pt.ts';
import { JsonFrame, JsonPlaceholder } from './JsonFrame.tsx';
import styles from './payment-run.module.css';
import { Stage } from './Stage.tsx';
import { type RunOptions, type RunPhase, useShownRun } from './useShownRun.ts';

export function StateLine({ states, now }: { states: readonly { state: string }[]; now?: string }) {
  // States can repeat, so a state alone is not a unique key.
  const trail = states.map(({ state }, i) => ({ state, id: `${i} ${state}` }));
  return (
    <p className={blocks.row}>
      {trail.map(({ state, id }, i) => (
        <span key={id}>
          {i > 0 && <span aria-hidden="true">→ </span>}
          <StateMark state={state} looks={runLooks} />
        </span>
      ))}
      {now && <span className={blocks.quiet}>{now}</span>}
    </p>
  );
}

function ModeLine({ mode, phase, refused }: { mode?: SandboxMode; phase: RunPhase; refused?: Exchange }) {
  const { words } = usePlace();
  const destination = useDestination();
  const failed = phase === 'stopped';
  const w = words.destination;
  const chosen = destinationName(words, destination);
  const recorded = phase === 'recorded';
  const promise = recorded ? words.run.invitation : words.run.promise;
  const ahead = destination.kind === 'local' ? promise : `${w.label}: ${chosen}.`;
  return (
    <div className={styles.mode}>
      <div className={`${blocks.row} ${blocks.hint}`} role="status">
        {recorded && <RecordingMark />}
        {mode ? <ModeMark mode={mode} /> : ahead}
        {mode?.kind === 'recording' && !failed && <Silence />}
        {failed && <span className={blocks.failed}>{stopReason(words, refused)}</span>}
      </div>
      <DestinationControl />
    </div>
  );
}

function Silence() {
  const { words } = usePlace();
  const destination = useDestination();
  if (destination.kind !== 'local') return <span>{silenceOf(words, destination, undefined, false).title}</span>;
  return (
    <span>
      {words.run.startOne} <StartCommand />
    </span>
  );
}

function stopReason(words: WorkbenchWords, refused?: Exchange): string {
  if (!refused) return words.run.silence;
  if (isNetworkFailure(refused.reply)) return words.networkFailure[refused.reply.networkFailure];
  return `${words.create.refused} ${refusalOf(refused.reply) ?? ''}`.trim();
}

interface PaymentRunProps extends RunOptions {
  words: WorkbenchWords;
}

/** Shows a recording stage by stage, even without scripts, until the reader starts a run. Sends nothing before that. */
export function PaymentRun({ words, ...setting }: PaymentRunProps) {
  const { id, mode, run, phase, keys, start, choose } = useShownRun(setting);
  useNewDestination(() => choose(id));
  const { reached: states, delivery, payment } = run;
  const created = payment && run.created;
  const w = words.run;
  const at = stagesOf(run, phase);
  const request = created ?? creatingCall(id, setting.locale);
  const recorded = phase === 'recorded';
  const starting = recorded || phase === 'ready' ? w.start : w.again;
  return (
    <Place value={{ words, locale: setting.locale, baseUrl: setting.baseUrl }}>
      <section className={`${frame.panel} ${styles.run}`} data-ink="" aria-label={w.title}>
        <div className={`${blocks.ends} ${styles.bar}`}>
          <Segmented
            label={w.method}
            choices={shownMethods.map((each) => ({ id: each, label: w.methods[each] }))}
            chosen={id}
            onChoose={choose}
          />
          <Button
            kind="primary"
            className={styles.start}
            onClick={phase === 'running' ? undefined : start}
            off={phase === 'running'}
          >
            {phase === 'running' ? w.running : starting}
          </Button>
        </div>
        <RunResult {...{ phase }} running={created ? w.payer[id] : w.running} />
        <ol className={`${blocks.list} ${styles.stages}`} data-recorded={recorded || undefined}>
          <Stage title={words.exchange.request} at={at.request} beside={<CallLine call={request} />}>
            <JsonFrame label={words.exchange.request} value={request.body} />
          </Stage>
          <Stage title={words.exchange.answer} at={at.answer} beside={created && <Status exchange={created} />}>
            {created ? (
              <JsonFrame tall label={words.exchange.answer} value={dataOf(created.reply)} />
            ) : (
              <JsonPlaceholder words={w.answerAhead} />
            )}
          </Stage>
          <Stage title={w.state} at={at.state}>
            {states.length > 0 ? (
              <StateLine states={states} now={at.state === 'now' ? w.payer[id] : undefined} />
            ) : (
              <p className={blocks.quiet}>{w.stateAhead}</p>
            )}
          </Stage>
          <Stage title={words.webhook.title} at={at.webhook}>
            <div className={styles.webhook}>
              {delivery ? (
                <WebhookLine delivery={delivery} privateKey={keys.privateKey} proven={recorded} />
              ) : (
                <p className={blocks.quiet}>{w.webhookAhead}</p>
              )}
            </div>
          </Stage>
        </ol>
        <ModeLine {...{ mode, phase }} refused={created ? undefined : run.created} />
        <p className={blocks.unseen} aria-live="polite">
          {[states.at(-1)?.state, delivery && words.announcement.webhook].filter(Boolean).join('. ')}
        </p>
      </section>
    </Place>
  );
}

function stagesOf({ payment, reached, delivery }: Run, phase: RunPhase) {
  const running = phase === 'running';
  const paid = reached.length > 1;
  const stage = (done: boolean, turn: boolean) => {
    if (phase === 'recorded') return 'recorded';
    return done ? 'done' : running && turn ? 'now' : 'ahead';
  };
  return {
    request: stage(payment !== undefined, true),
    answer: stage(payment !== undefined, false),
    state: stage(paid, payment !== undefined),
    webhook: stage(delivery !== undefined, paid),
  } as const;
}

/** Progress of the run, shown because on a phone the stages are below the screen. At the end, it links to a guide. */
function RunResult({ phase, running }: { phase: RunPhase; running: string }) {
  const { words, locale, baseUrl } = usePlace();
  if (phase === 'running') return <p className={styles.result}>{running}</p>;
  if (phase !== 'done') return null;
  const guide = `${docsUrlOf(baseUrl, locale)}/docs/guides/refund`;
  return (
    <p className={styles.result}>
      {words.run.paid} <a href={guide}>{words.run.refund}</a>
    </p>
  );
}

/** Ends the run when the destination changes, because a run belongs to the destination it was started for. */
function useNewDestination(onChoose: () => void): void {
  const id = destinationId(useDestination());
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    onChoose();
  });
}

/** Call of a run, with its amount in euros, because the body is in cents. */
function CallLine({ call }: { call: Pick<Exchange, 'method' | 'path' | 'body'> }) {
  const { locale } = usePlace();
  const body = call.body as { amount?: number; payment?: { amount: number } };
  const amount = body.amount ?? body.payment?.amount;
  return (
    <>
      <MethodLabel method={call.method as HttpMethod} /> <span className={blocks.code}>{call.path}</span>
      {amount !== undefined && <span className={blocks.hint}>{formatAmount(amount, locale)}</span>}
    </>
  );
}

function Status({ exchange: { reply } }: { exchange: Exchange }) {
  if (isNetworkFailure(reply)) return null;
  return (
    <>
      <Badge tone={reply.status < 400 ? 'confirmed' : 'cancelled'}>{reply.status}</Badge>
      {reply.ms > 0 && <span className={blocks.hint}>{reply.ms} ms</span>}
    </>
  );
}
