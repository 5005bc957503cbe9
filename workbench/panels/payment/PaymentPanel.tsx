import blocks from '@balcao/ui/blocks.module.css';
import { Folded } from '@balcao/ui/disclosure/Disclosure.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { type ComponentType, Suspense, use, useEffect, useMemo, useState } from 'react';
import { apiHeaders, type SeedCredentials } from '../../core/apiCredentials.ts';
import { reasonsOf } from '../../core/exchangeErrors.ts';
import type { Locale } from '../../core/locale.ts';
import { baseInTab } from '../../core/tab/originInTab.ts';
import { useTabSandbox } from '../../core/tab/tabSandbox.ts';
import { loadFacts } from '../../facts/workbenchFacts.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
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
import { hasEnded, nextPoll } from '../../runner/paymentRun.ts';
import { type Recording, recordedExchange } from '../../runner/recording.ts';
import { liveResponder, replayResponder } from '../../runner/responder.ts';
import { usePaymentRun } from '../../runner/usePaymentRun.ts';
import type { PageProps } from './deviceProps.ts';
import { DeviceAhead, PayerDevice, prepareDevice, TerminalDevice } from './PayerDevice.tsx';
import styles from './payment-panel.module.css';
import { LiveRegion, ReadFailure } from './RunNotes.tsx';
import { NextStep, StepFrame } from './StepFrame.tsx';
import { Timeline } from './Timeline.tsx';

/** Webhook, signature, receipt and later steps are fetched with the first payment. */
const WebhookCard = onDemand(() => import('../../parts/WebhookCard.tsx').then((part) => part.WebhookCard));
const RunReceipt = onDemand(() => import('./RunReceipt.tsx').then((part) => part.RunReceipt));
const AfterPayment = onDemand(() => import('./AfterPayment.tsx').then((part) => part.AfterPayment));
const TestNumbers = onDemand(() => import('../../parts/order/TestNumbers.tsx').then((part) => part.TestNumbers));

function prepareParts(device: PayerDeviceId, locale: Locale): void {
  for (const part of [WebhookCard, RunReceipt, AfterPayment]) part.prepare();
  prepareDevice(device);
  loadFacts(locale).catch(() => undefined);
}

/** Request that is about to be sent, for details shown on demand. */
export interface RequestProps {
  panel: PanelContext;
  method: PaymentMethod;
  body: object;
}

export interface BodyFieldsProps {
  panel: PanelContext;
  operation: string;
  body: object;
  onChange: (body: object) => void;
}

interface PaymentPanelProps {
  locale: Locale;
  baseUrl: string;
  seed: SeedCredentials & { customers: { own: string }; savedMethods: { card: string; phone: string } };
  method: PaymentMethodId;
  /** Recording to replay if no sandbox responds. The promise must be the same in every render. */
  recording: Promise<Recording>;
  /** Form with all fields of the request, as the contract describes them. */
  AllFields: ComponentType<BodyFieldsProps>;
  /** The request as code in each language. */
  RequestCode: ComponentType<RequestProps>;
  /** Payment page in a frame. */
  Page: ComponentType<PageProps>;
}

/** Pause before a replayed response, so that each step can be seen. */
const replayPauseMilliseconds = 500;

/** Payment panel. Suspends while strings load, so mount it when the reader opens it. */
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
      {(panel) => <Run key={panel.run} {...given} {...{ panel, method, recording, draft }} onDraft={setDraft} />}
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
  const responder = isReplay ? replayResponder(recording, replayPauseMilliseconds) : liveResponder(sendRequest);
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
  const isTerminalBusy =
    method.device === 'terminal' && created && reasonsOf(created.reply).some(({ code }) => code === 'e00600');
  const isOver = payment !== undefined && nextPoll(run, method) === undefined;

  // The sandbox of the tab works offline, so the panel does too.
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
                      {...{ panel, operation: method.operation, body: draft.body }}
                      onChange={(body) => change(draftOf(body, method, locale))}
                    />
                  </Folded>
                )}
                <Folded title={words.create.inCode} waiting={loading}>
                  <RequestCode {...{ panel, method, body: draft.body }} />
                </Folded>
              </OrderForm>
              {(payment ? !hasEnded(run, method) : isTerminalBusy) && <NextStep text={words.next.pay} area="pay" />}
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
          ) : isTerminalBusy ? (
            <Suspense fallback={<DeviceAhead device={method.device} />}>
              <TerminalDevice panel={panel} />
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
              {isSandbox && payment && <AfterPayment panel={panel} paymentId={payment.paymentId ?? payment.id} />}
            </Suspense>
          )}
        </div>
      </div>
      <LiveRegion {...{ method, run }} />
    </>
  );
}
