import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Exchange } from '../core/exchange.ts';
import { paymentFlows, type RunMethod, runMethods } from './paymentFlows.ts';
import type { Recording } from './recording.ts';
import { type RunEvent, runPayment } from './runPayment.ts';
import { applyRunEvent, initialProgress } from './runProgress.ts';
import { type RunSender, recordingSender } from './runSender.ts';

const examples: Record<RunMethod, string> = {
  multibanco: 'payments/multibanco',
  mbway: 'payments/mbway',
  card: 'checkouts/card',
};
const recordingOf = (method: RunMethod) => {
  const file = path.join(import.meta.dirname, '../../examples/recorded', `${examples[method]}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Recording;
};
const rest = async () => {};

async function eventsOf(method: RunMethod, send: RunSender): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  for await (const event of runPayment(paymentFlows[method]('pt'), send, rest)) events.push(event);
  return events;
}

const kinds = (event: RunEvent) => (event.kind === 'state' ? event.state : event.kind);

describe('a replayed run', () => {
  test.each([
    ['multibanco', 'pending', 'confirmed'],
    ['mbway', 'pending_confirmation', 'confirmed'],
    ['card', 'PaymentReady', 'PaymentSuccess'],
  ] as const)('of %s goes from its creation to the webhook', async (method, first, last) => {
    const events = await eventsOf(method, recordingSender(recordingOf(method)));
    expect(events.map(kinds)).toEqual(['created', first, last, 'delivered']);
  });

  test.each(runMethods)('of %s shows the call that was about to be sent', (method) => {
    const recorded = recordingOf(method).steps.find(({ name }) => name === 'create')?.request;
    const { create } = paymentFlows[method]('pt');
    expect({ path: recorded?.path, body: JSON.parse(String(recorded?.body)) }).toEqual({
      path: create.path,
      body: create.body,
    });
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
    const send: RunSender = async ({ step }) => {
      if (step === 'create') return answer(201, pending);
      if (step !== 'get')
        return answer(200, [{ kind: 'webhook', action: 'payment_confirmed', url: '/', attempts: [{}] }]);
      polls += 1;
      return answer(200, polls < 4 ? pending : confirmed);
    };
    expect((await eventsOf('mbway', send)).map(kinds)).toEqual([
      'created',
      'pending_confirmation',
      'confirmed',
      'delivered',
    ]);
    expect(polls).toBe(4);
  });

  test('ends at the call that is refused', async () => {
    const send: RunSender = async ({ step }) =>
      step === 'create' ? answer(201, pending) : answer(404, undefined);
    const events = await eventsOf('mbway', send);
    expect(events.map(kinds)).toEqual(['created', 'pending_confirmation', 'refused']);
    expect(events.reduce(applyRunEvent, { ...initialProgress, phase: 'running' })).toMatchObject({
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
    const send: RunSender = async ({ step }) => {
      if (step === 'create') return answer(201, pending);
      if (step === 'get') return answer(200, confirmed);
      polls += 1;
      return answer(200, [left, polls < 3 ? { ...own, attempts: [] } : own]);
    };
    expect((await eventsOf('mbway', send)).at(-1)).toEqual({ kind: 'delivered', delivery: own });
  });

  test('gives up waiting for a webhook that nobody subscribed', async () => {
    const send: RunSender = async ({ step }) => {
      if (step === 'create') return answer(201, pending);
      return answer(200, step === 'get' ? confirmed : []);
    };
    expect((await eventsOf('mbway', send)).map(kinds).at(-1)).toBe('silence');
  });

  test('of which everything arrived is done', async () => {
    const events = await eventsOf('multibanco', recordingSender(recordingOf('multibanco')));
    const progress = events.reduce(applyRunEvent, initialProgress);
    expect(progress).toMatchObject({ phase: 'done', delivery: { action: 'payment_confirmed' } });
    expect(progress.states.map(({ state }) => state)).toEqual(['pending', 'confirmed']);
  });
});
