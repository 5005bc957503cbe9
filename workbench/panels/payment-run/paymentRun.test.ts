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
const answering = (send: (call: Call) => Promise<Exchange>): Responder => ({ isReplay: false, send });

async function eventsOf(method: RunMethod, responder: Responder): Promise<StepEvent[]> {
  const events: StepEvent[] = [];
  const options = { given: { locale: 'pt' as const }, limitMilliseconds: 50 };
  for await (const event of runScenario(paymentScenarios[method], responder, options)) events.push(event);
  return events;
}
const progressOf = (events: readonly StepEvent[]) =>
  events.reduce(applyStepEvent, { ...initialProgress, phase: 'running' });
const statesOf = (events: readonly StepEvent[]) => progressOf(events).states.map(({ state }) => state);

describe('a replayed run', () => {
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

describe('a run', () => {
  const answer = (status: number, data: unknown): Exchange => ({
    method: 'GET',
    path: '/',
    headers: {},
    reply: { status, body: { data }, ms: 1 },
  });
  const pending = { id: '1', stateDetails: { state: 'pending_confirmation', createdAt: 'now' } };
  const confirmed = { id: '1', stateDetails: { state: 'confirmed', createdAt: 'later' } };

  test('asks for the state until it is the one that is waited for', async () => {
    let polls = 0;
    const responder = answering(async ({ name }) => {
      if (name === 'create') return answer(201, pending);
      if (name !== 'get')
        return answer(200, [{ kind: 'webhook', action: 'payment_confirmed', url: '/', attempts: [{}] }]);
      polls += 1;
      return answer(200, polls < 4 ? pending : confirmed);
    });
    const events = await eventsOf('mbway', responder);
    expect(statesOf(events)).toEqual(['pending_confirmation', 'confirmed']);
    expect(progressOf(events).phase).toBe('done');
    expect(polls).toBe(4);
  });

  test('ends at the call that is refused', async () => {
    const responder = answering(async ({ name }) =>
      name === 'create' ? answer(201, pending) : answer(404, undefined),
    );
    const events = await eventsOf('mbway', responder);
    expect(events.map(({ kind }) => kind)).toEqual(['answered', 'refused']);
    expect(progressOf(events)).toMatchObject({
      phase: 'stopped',
      refused: { reply: { status: 404 } },
    });
  });

  test('ends with the webhook to the sandbox’s own receiver, once that was tried', async () => {
    const left = {
      kind: 'webhook',
      action: 'payment_confirmed',
      url: 'https://loja.example/',
      attempts: [{}],
    };
    const own = { ...left, url: 'http://localhost:4000/sandbox/inbox/0001' };
    let polls = 0;
    const responder = answering(async ({ name }) => {
      if (name === 'create') return answer(201, pending);
      if (name === 'get') return answer(200, confirmed);
      polls += 1;
      return answer(200, [left, polls < 3 ? { ...own, attempts: [] } : own]);
    });
    expect(progressOf(await eventsOf('mbway', responder))).toMatchObject({ phase: 'done', delivery: own });
  });

  test('gives up waiting for a webhook that nobody subscribed', async () => {
    const responder = answering(async ({ name }) => {
      if (name === 'create') return answer(201, pending);
      return answer(200, name === 'get' ? confirmed : []);
    });
    const events = await eventsOf('mbway', responder);
    expect(events.at(-1)?.kind).toBe('silence');
    expect(progressOf(events).phase).toBe('stopped');
    expect(progressOf(events).refused).toBeUndefined();
  });
});
