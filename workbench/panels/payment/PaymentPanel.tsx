import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Folded } from '@balcao/ui/disclosure/Folded.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { type ComponentType, type MouseEvent, Suspense, use, useEffect, useMemo, useState } from 'react';
import { apiHeaders, type SeedCredentials } from '../../core/apiCredentials.ts';
import { isNetworkFailure } from '../../core/client.ts';
import { type Exchange, refusalOf } from '../../core/exchange.ts';
import type { Locale } from '../../core/locale.ts';
import { groupReference } from '../../core/payment.ts';
import { baseInTab } from '../../core/tab/originInTab.ts';
import { useTabSandbox } from '../../core/tab/tabSandbox.ts';
import { loadFacts } from '../../facts/load.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { FailureNote } from '../../parts/FailureNote.tsx';
import { onDemand } from '../../parts/onDemand.tsx';
import { amountProblem, draftOf, type PaymentDraft, withText } from '../../parts/order/draft.ts';
import { OrderForm } from '../../parts/order/OrderForm.tsx';
import { type PanelContext, PanelFrame } from '../../parts/PanelFrame.tsx';
import { usePlace } from '../../parts/place.ts';
import {
  type PayerDevice as PayerDeviceId,
  type PaymentMethod,
  type PaymentMethodId,
  paymentBody,
  paymentMethods,
} from '../../runner/paymentMethods.ts';
import { hasEnded, nextPoll, type PaymentRun, refusalIn } from '../../runner/paymentRun.ts';
import { type Recording, recordedExchange } from '../../runner/recording.ts';
import { liveResponder, replayResponder } from '../../runner/responder.ts';
import { usePaymentRun } from '../../runner/usePaymentRun.ts';
import type { PageProps } from './deviceProps.ts';
import { DeviceAhead, PayerDevice, prepareDevice } from './PayerDevice.tsx';
import styles from './payment-panel.module.css';
import { StepFrame } from './StepFrame.tsx';
import { Timeline } from './Timeline.tsx';

/** Webhook, signature, receipt and what follows are fetched with the first payment. */
const WebhookCard = onDemand(() => import('../../parts/WebhookCard.tsx').then((part) => part.WebhookCard));
const RunReceipt = onDemand(() => import('./RunReceipt.tsx').then((part) => part.RunReceipt));
const AfterPayment = onDemand(() => import('./AfterPayment.tsx').then((part) => part.AfterPayment));
const TestNumbers = onDemand(() =>
  import('../../parts/order/TestNumbers.tsx').then((part) => part.TestNumbers),
);

/** Fetches what a payment is about to show. */
function prepareParts(device: PayerDeviceId, locale: Locale): void {
  for (const part of [WebhookCard, RunReceipt, AfterPayment]) part.prepare();
  prepareDevice(device);
  loadFacts(locale).catch(() => undefined);
}

/** The request that is about to be sent, for what is shown of it on demand. */
export interface RequestProps {
  panel: PanelContext;
  method: PaymentMethod;
  body: object;
}

export interface AllFieldsProps extends RequestProps {
  onChange: (body: object) => void;
}

interface PaymentPanelProps {
  locale: Locale;
  baseUrl: string;
  seed: SeedCredentials & { customers: { own: string }; savedMethods: { card: string; phone: string } };
  method: PaymentMethodId;
  /** Replayed where no sandbox answers; the promise must be stable across renders. */
  recording: Promise<Recording>;
  /** All fields of the request, as the description has them. */
  AllFields: ComponentType<AllFieldsProps>;
  /** The request as code in each language. */
  RequestCode: ComponentType<RequestProps>;
  /** The payment page in a frame. */
  Page: ComponentType<PageProps>;
}

/** Pause before a replayed response, so that each step is visible. */
const replayPauseMilliseconds = 500;

/**
 * A payment of any method from its creation to the webhook, in the reader's sandbox. Suspends while texts load, so it
 * is mounted when the reader opens it.
 */
export function PaymentPanel({ locale, baseUrl, seed, ...given }: PaymentPanelProps) {
  const method: PaymentMethod = paymentMethods[given.method];
  const recording = use(given.recording);
  const [draft, setDraft] = useState(() => {
    const given = { locale, customer: seed.customers.own, saved: seed.savedMethods };
    return draftOf(paymentBody(method, { amount: 1000, code: 'REF-0042' }, given), method, locale);
  });
  return (
    <PanelFrame
      {...{ locale, baseUrl, seed }}
      isRegion
      recordedAt={recording.clock}
      needs={method.device === 'page' ? 'api' : 'simulators'}
    >
      {(panel) => (
        <Run key={panel.run} {...given} {...{ panel, method, recording, draft }} onDraft={setDraft} />
      )}
    </PanelFrame>
  );
}

interface RunProps extends Pick<PaymentPanelProps, 'AllFields' | 'RequestCode' | 'Page'> {
  panel: PanelContext;
  method: PaymentMethod;
  recording: Recording;
  draft: PaymentDraft;
  onDraft: (draft: PaymentDraft) => void;
}

function Run({ panel, method, recording, onDraft, AllFields, RequestCode, Page, ...given }: RunProps) {
  const { mode, keys, isSandbox, sendRequest } = panel;
  const { words, locale } = usePlace();
  const isReplay = mode.kind === 'recording';
  const responder = isReplay
    ? replayResponder(recording, replayPauseMilliseconds)
    : liveResponder(sendRequest);
  const payments = usePaymentRun({ method, responder, hasDeliveries: isReplay || isSandbox });
  const { run } = payments;
  const [problem, setProblem] = useState<ReturnType<typeof amountProblem>>();
  const [isEdited, setEdited] = useState(false);
  const recorded = useMemo(() => {
    const { body } = recordedExchange(recording, 'create');
    return draftOf(body as object, method, locale);
  }, [recording, method, locale]);
  const draft = isReplay ? recorded : given.draft;
  const { payment, created, lastRead, delivery } = run;
  const device = words.device[method.device];
  const preview = { ...method.create(draft.body), headers: apiHeaders(keys, locale) };
  const loading = <Progress label={words.create.loading} />;
  const isOver = payment !== undefined && nextPoll(run, method) === undefined;

  // The sandbox of the tab goes on without a network, and so does its panel.
  const { waiting: joining } = useTabSandbox();
  const isInTab = joining > 0 || (mode.kind === 'live' && baseInTab(mode.origin) !== undefined);
  useEffect(() => {
    if (isInTab) prepareParts(method.device, locale);
  }, [isInTab, method, locale]);

  const change = (next: PaymentDraft) => {
    onDraft(next);
    setEdited(true);
    setProblem(undefined);
  };
  const create = () => {
    if (mode.kind === 'looking') return;
    const wrong = isReplay ? undefined : amountProblem(draft, locale);
    setProblem(wrong);
    if (wrong) return payments.announce('badAmount');
    setEdited(false);
    prepareParts(method.device, locale);
    payments.create(draft.body);
  };
  return (
    <>
      <div className={styles.steps} data-steps="">
        <StepFrame number={1} title={device.create} done={payment !== undefined} area="create">
          <div className={styles.content}>
            <div className={blocks.column}>
              <OrderForm
                {...{ method, draft, problem }}
                answer={isEdited ? undefined : created}
                creating={run.creating}
                isDone={payment !== undefined}
                readOnly={isReplay}
                isClosed={mode.kind === 'looking'}
                onChange={change}
                onCreate={create}
              >
                {method.phoneAt && !isReplay && (
                  <Folded title={words.create.testNumbers} waiting={loading}>
                    <TestNumbers onChoose={(phone) => change(withText(draft, method.phoneAt ?? [], phone))} />
                  </Folded>
                )}
                {!isReplay && (
                  <Folded title={words.create.allFields} waiting={loading}>
                    <AllFields
                      {...{ panel, method, body: draft.body }}
                      onChange={(body) => change(draftOf(body, method, locale))}
                    />
                  </Folded>
                )}
                <Folded title={words.create.inCode} waiting={loading}>
                  <RequestCode {...{ panel, method, body: draft.body }} />
                </Folded>
              </OrderForm>
              {payment && !hasEnded(run, method) && <NextStep text={words.next.pay} area="pay" />}
            </div>
            <div className={styles.call}>
              <ExchangeView words={words.exchange} exchange={(!isEdited && created) || preview} fixed />
            </div>
          </div>
        </StepFrame>
        <StepFrame number={2} title={device.pay} done={hasEnded(run, method)} area="pay">
          {payment ? (
            <Suspense fallback={<DeviceAhead device={method.device} />}>
              <PayerDevice
                key={payment.id}
                {...{ panel, method, payment, responder, Page }}
                hasEnded={hasEnded(run, method)}
                onPaid={payments.reportPaid}
              />
            </Suspense>
          ) : (
            <DeviceAhead device={method.device} />
          )}
          {hasEnded(run, method) && <NextStep text={words.next.track} area="track" />}
        </StepFrame>
        <StepFrame number={3} title={words.track.title} done={isOver} area="track">
          <ReadFailure lastRead={lastRead} />
          <Timeline {...{ method, run }} hasDeliveries={isReplay || isSandbox} />
          {lastRead && (
            <ExchangeView
              words={words.exchange}
              exchange={lastRead}
              note={isOver ? undefined : words.track.polling}
              closed
            />
          )}
          {delivery && (
            <Suspense>
              <WebhookCard delivery={delivery} privateKey={keys.privateKey} />
            </Suspense>
          )}
        </StepFrame>
        <div className={`${blocks.column} ${styles.receipt}`}>
          {delivery && hasEnded(run, method) && (
            <Suspense>
              <RunReceipt {...{ method, run, delivery }} privateKey={keys.privateKey} />
              {isSandbox && payment && (
                <AfterPayment panel={panel} paymentId={payment.paymentId ?? payment.id} />
              )}
            </Suspense>
          )}
        </div>
      </div>
      <LiveRegion {...{ method, run }} />
    </>
  );
}

function ReadFailure({ lastRead }: { lastRead: Exchange | undefined }) {
  const { words } = usePlace();
  if (!lastRead) return null;
  if (isNetworkFailure(lastRead.reply)) {
    const title = words.exchange.networkFailure[lastRead.reply.networkFailure];
    return <FailureNote title={title} text={words.track.retrying} />;
  }
  const refusal = refusalOf(lastRead.reply);
  return refusal ? <FailureNote title={words.create.refused} text={refusal} /> : null;
}

/** Button to the next step, shown where the steps are stacked. */
function NextStep({ text, area }: { text: string; area: 'pay' | 'track' }) {
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    const panel = event.currentTarget.closest('[data-steps]');
    const title = panel?.querySelector<HTMLElement>(`[data-area="${area}"] h3`);
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: calm ? 'auto' : 'smooth' });
  };
  return (
    <Button kind="primary" className={styles.next} onClick={go}>
      {text}
      <Icon size={14} strokeWidth="2" path="M7 1.5v11m-4.5-4.5L7 12.5 11.5 8" />
    </Button>
  );
}

/** Announces changes to screen readers; repeated sentences are announced again. */
function LiveRegion({ method, run }: { method: PaymentMethod; run: PaymentRun }) {
  const { words, locale } = usePlace();
  const { kind, count } = run.announcement;
  const w = words.announcement;
  const said = () => {
    if (!kind) return '';
    if (kind === 'createRefused') return [w.createRefused, refusalIn(run)].filter(Boolean).join(' ');
    if (kind !== 'created') return w[kind];
    const { referenceDetails, id, amount } = run.payment ?? {};
    const name = method.device === 'atm' ? groupReference(referenceDetails?.reference ?? '') : id;
    return w.created(String(name), amount === undefined ? '' : formatAmount(amount, locale));
  };
  return (
    <div className={blocks.unseen} aria-live="polite">
      <span key={count}>{said()}</span>
    </div>
  );
}
