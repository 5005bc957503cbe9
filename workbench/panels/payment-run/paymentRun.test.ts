import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { type Locale, locales } from '@balcao/contract/words/locales.ts';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../core/exchange.ts';
import { readSignature, sign } from '../../core/signature/signature.ts';
import type { Call } from '../../runner/calls.ts';
import { creatingCall, paymentScenarios, type RunMethod, runMethods } from '../../runner/paymentScenarios.ts';
import type { Recording } from '../../runner/recording.ts';
import { type Responder, replayResponder } from '../../runner/responder.ts';
import { runScenario, type StepEvent } from '../../runner/runScenario.ts';
import { applyStepEvent, initialProgress, recordedProgress, stagesOf } from './runProgress.ts';

const examples: Record<RunMethod, string> = {
  multibanco: 'payments/multibanco',
  mbway: 'payments/mbway',
  card: 'checkouts/card',
};
const recordingOf = (method: RunMethod, locale: Locale = 'pt') => {
  const folder = path.join(import.meta.dirname, '../../../.build/recordings', locale);
  const file = path.join(folder, `${examples[method]}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Recording;
};
const replay = (method: RunMethod) => replayResponder(recordingOf(method));

async function eventsOf(method: RunMethod, responder: Responder): Promise<StepEvent[]> {
  const events: StepEvent[] = [];
  const options = { given: { locale: 'pt' as const }, limitMilliseconds: 50 };
  for await (const event of runScenario(paymentScenarios[method], responder, options)) events.push(event);
  return events;
}
const progressOf = (events: readonly StepEvent[]) =>
  events.reduce(applyStepEvent, { ...initialProgress, phase: 'running' });

describe('a replayed run', () => {
  test.each([
    ['multibanco', 'pending', 'confirmed'],
    ['mbway', 'pending_confirmation', 'confirmed'],
    ['card', 'PaymentReady', 'PaymentSuccess'],
  ] as const)('of %s goes from its creation to the webhook', async (method, first, last) => {
    const events = await eventsOf(method, replay(method));
    expect(progressOf(events).states.map(({ state }) => state)).toEqual([first, last]);
    expect(progressOf(events)).toMatchObject({
      phase: 'done',
      created: { reply: { status: 201 } },
      delivery: { action: 'payment_confirmed' },
    });
  });

  const inEachLanguage = runMethods.flatMap((method) => locales.map((locale) => ({ method, locale })));

  test.each(inEachLanguage)('of $method shows the call that was about to be sent, in $locale', (run) => {
    const { method, locale } = run;
    const recorded = recordingOf(method, locale).steps.find(({ name }) => name === 'create')?.request;
    const create = creatingCall(method, locale);
    expect({ path: recorded?.path, body: JSON.parse(String(recorded?.body)) }).toEqual({
      path: create.path,
      body: create.body,
    });
  });
});

describe('the recording that opens the panel', () => {
  test.each(locales)('shows in %s what its replay ends with', async (locale) => {
    const recording = recordingOf('multibanco', locale);
    const replayed = progressOf(await eventsOf('multibanco', replayResponder(recording)));
    const opening = recordedProgress(recording);
    expect(opening).toEqual({ ...replayed, phase: 'recorded' });
    expect(Object.values(stagesOf(opening))).toEqual(['done', 'done', 'done', 'done']);
  });

  test.each(locales)('carries in %s the signature of its webhook, as the panel says', async (locale) => {
    const { delivery } = recordedProgress(recordingOf('multibanco', locale));
    const header = readSignature(delivery?.attempts.at(-1)?.headers['PayPay-Signature'] ?? '');
    expect(await sign(seed.platform.privateKey, delivery?.body ?? '', header?.ts ?? '')).toBe(header?.hash);
  });
});

describe('a run in a sandbox', () => {
  const answer = (status: number, data: unknown): Exchange => ({
    method: 'GET',
    path: '/',
    headers: {},
    reply: { status, body: { data }, ms: 1 },
  });
  const pending = { id: '1', stateDetails: { state: 'pending_confirmation', createdAt: 'now' } };
  const confirmed = { id: '1', stateDetails: { state: 'confirmed', createdAt: 'later' } };
  const left = { kind: 'webhook', action: 'payment_confirmed', url: 'https://loja.example/', attempts: [{}] };
  const own = { ...left, url: 'http://localhost:4000/sandbox/inbox/0001' };

  /** The progress of a run whose calls get these answers by name; the last answer of a list repeats. */
  async function progressWith(answers: Record<string, Exchange[]>) {
    const send = async ({ name }: Call) => {
      const left = answers[name] ?? [answer(201, pending)];
      return (left.length > 1 ? left.shift() : left[0]) as Exchange;
    };
    return progressOf(await eventsOf('mbway', { isReplay: false, send }));
  }

  test('waits for the state, and ends with the webhook to the sandbox’s own receiver, once that was tried', async () => {
    const states = [pending, pending, confirmed].map((data) => answer(200, data));
    const deliveries = [{ ...own, attempts: [] }, own].map((each) => answer(200, [left, each]));
    const progress = await progressWith({ get: states, listDeliveries: deliveries });
    expect(progress.states.map(({ state }) => state)).toEqual(['pending_confirmation', 'confirmed']);
    expect(progress).toMatchObject({ phase: 'done', delivery: own });
  });

  test('stops at a refusal, and where nobody subscribed to the webhook', async () => {
    const refused = await progressWith({ get: [answer(404, undefined)] });
    expect(refused).toMatchObject({ phase: 'stopped', refused: { reply: { status: 404 } } });
    const silent = await progressWith({ get: [answer(200, confirmed)], listDeliveries: [answer(200, [])] });
    expect(silent).toMatchObject({ phase: 'stopped' });
    expect(silent.refused).toBeUndefined();
  });
});
