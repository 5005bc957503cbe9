import { useEffect, useRef, useState } from 'react';
import { type SeedCredentials, seedCredentials } from '../../core/apiCredentials.ts';
import { findSandbox } from '../../core/findSandbox.ts';
import { keysInUse } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { modeAfterSearch, type SandboxMode } from '../../core/sandboxMode.ts';
import { payingCall } from '../../runner/paymentMethods.ts';
import {
  hasEnded,
  initialRun,
  type PaymentRun,
  withCreated,
  withDeliveries,
  withRead,
} from '../../runner/paymentRun.ts';
import { type Recording, recordedDeliveries, recordedExchange } from '../../runner/recording.ts';
import { liveResponder, type Responder, replayResponder } from '../../runner/responder.ts';
import { creatingCall, type ShownMethod, shownMethod, shownMethods } from '../../runner/shownPayments.ts';
import { usePaymentRun } from '../../runner/usePaymentRun.ts';
import { newRun, useRunSignal } from '../../runner/useRunSignal.ts';
import { pause } from '../../runner/waitUntil.ts';

/** Pause before the payer pays, so that each step can be seen. */
const payerMilliseconds = 700;

/** Maximum wait for the state of the payment, and for the webhook. */
const limitMilliseconds = 20_000;

export interface RunOptions {
  locale: Locale;
  baseUrl: string;
  seed: SeedCredentials;
  /** Loads the recording of a payment method, which is used if there is no sandbox. */
  recordings: Record<ShownMethod, () => Promise<Recording>>;
  opening: Recording;
}

export function recordedRun(recording: Recording, id: ShownMethod): PaymentRun {
  const created = withCreated(initialRun, recordedExchange(recording, 'create'));
  const paymentId = created.payment?.id ?? '';
  const read = withRead(created, paymentId, recordedExchange(recording, 'get'), shownMethod(id));
  return withDeliveries(read, paymentId, recordedDeliveries(recording, ''));
}

/** Phase of the panel. `recorded` shows a finished recording before the first run. */
export type RunPhase = 'recorded' | 'ready' | 'running' | 'done' | 'stopped';

/** State of a payment that runs automatically: method, mode, keys and results. Sends nothing before `start`. */
export function useShownRun({ locale, baseUrl, seed, recordings, opening }: RunOptions) {
  const shared = seedCredentials(seed);
  const [id, setId] = useState<ShownMethod>(shownMethods[0]);
  const [mode, setMode] = useState<SandboxMode>();
  const [keys, setKeys] = useState(shared);
  const [started, setStarted] = useState<'recorded' | 'ready' | 'running' | 'stopped'>('recorded');
  const [responder, setResponder] = useState<Responder>(() => replayResponder(opening));
  const method = shownMethod(id);
  const first = useRef<PaymentRun>(undefined);
  first.current ??= recordedRun(opening, id);
  const payments = usePaymentRun({ method, responder, hasDeliveries: true, first: first.current });
  const { run } = payments;
  const begin = useRunSignal();
  const isDone = run.delivery !== undefined && hasEnded(run, method);
  const phase: RunPhase = started === 'running' && isDone ? 'done' : started;

  useEffect(() => {
    if (phase !== 'running') return;
    const timer = setTimeout(() => setStarted('stopped'), limitMilliseconds);
    return () => clearTimeout(timer);
  }, [phase]);

  const start = async () => {
    const signal = begin();
    const stop = () => signal.aborted || setStarted('stopped');
    setMode({ kind: 'looking' });
    setStarted('running');
    payments.clear();
    const origin = await findSandbox(baseUrl);
    if (signal.aborted) return;
    setMode(modeAfterSearch(origin));
    // Recordings use the keys of the seed.
    const runKeys = origin ? keysInUse(origin, shared) : shared;
    setKeys(runKeys);
    const answering = origin
      ? liveResponder(requestAs(origin, runKeys, locale))
      : await recordings[id]().then(replayResponder, () => undefined);
    if (signal.aborted) return;
    // The recording could not be loaded either.
    if (!answering) return stop();
    setResponder(answering);
    if (answering.isReplay) await pause(payerMilliseconds, { signal });
    const { body } = creatingCall(id, locale, answering.isReplay ? undefined : newRun());
    const created = await payments.create(body, answering);
    const payment = created && withCreated(initialRun, created).payment;
    if (!payment) return stop();
    await pause(payerMilliseconds, { signal });
    const paying = payingCall(method, payment);
    if (paying && !signal.aborted) await answering.send(paying);
    if (!signal.aborted) payments.reportPaid();
  };
  const choose = (chosen: ShownMethod) => {
    begin();
    setId(chosen);
    setMode(undefined);
    setStarted('ready');
    payments.clear();
  };
  return { id, mode, run, phase, keys, start, choose };
}
