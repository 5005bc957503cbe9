import { readFileSync } from 'node:fs';
import path from 'node:path';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { openTestSandbox } from '@balcao/sandbox/testing/fetchSandbox.ts';
import { expect, test } from 'vitest';
import { seedCredentials } from '../core/apiCredentials.ts';
import type { Exchange } from '../core/exchange.ts';
import { requestAs } from '../core/runnerContext.ts';
import { payingCall } from './paymentMethods.ts';
import type { Recording } from './recording.ts';
import { liveResponder, type Responder, replayResponder } from './responder.ts';
import { type Call, createReference, listDeliveries, readPayment } from './runCalls.ts';
import { runScenario, type ScenarioOptions, type Step, type StepEvent } from './runScenario.ts';
import { creatingCall, type ShownMethod, shownMethod } from './shownPayments.ts';

const origin = 'http://localhost:4569';
openTestSandbox(origin);

const live = liveResponder(requestAs(origin, seedCredentials(seed), 'pt'));
const replay = (example: string) => {
  const file = path.join(import.meta.dirname, '../../examples/recorded/pt', `${example}.json`);
  return replayResponder(JSON.parse(readFileSync(file, 'utf8')) as Recording);
};

async function eventsOf(steps: readonly Step[], responder: Responder, options?: ScenarioOptions) {
  const events: StepEvent[] = [];
  for await (const event of runScenario(steps, responder, options)) events.push(event);
  return events;
}

/** Steps of a shown payment, in sequence. */
function stepsOf(id: ShownMethod): Step[] {
  const method = shownMethod(id);
  const isPaid = (data: unknown) =>
    (data as { stateDetails: { state: string } }).stateDetails.state === method.states[1];
  return [
    { call: () => creatingCall(id, 'pt') },
    { call: ({ create }) => payingCall(method, create) ?? method.read(create.id) },
    { call: ({ create }) => method.read(create.id), until: isPaid },
    { call: ({ create }) => listDeliveries(create.paymentId ?? create.id) },
  ];
}

test.each([
  ['multibanco', 'payments/multibanco'],
  ['card', 'checkouts/card'],
] as const)('a sandbox and a recording answer the same steps of %s alike', async (method, example) => {
  const options = { given: { locale: 'pt' as const }, limitMilliseconds: 1000 };
  const facts = (events: StepEvent[]) =>
    events.map(({ kind, name, exchange: { method: verb, reply } }) => ({
      kind,
      name,
      verb,
      status: 'status' in reply && reply.status,
    }));
  const played = facts(await eventsOf(stepsOf(method), live, options));
  expect(played).toEqual(facts(await eventsOf(stepsOf(method), replay(example), options)));
  expect(played.map(({ name }) => name)).toEqual(['create', 'pay', 'get', 'listDeliveries']);
});

/** Responds to each call with the next status. Repeats the last one. */
function recordingCalls(...statuses: number[]) {
  const calls: Call[] = [];
  const responder: Responder = {
    isReplay: false,
    async send(call): Promise<Exchange> {
      calls.push(call);
      const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
      const reply = { status, body: { data: { id: '7', count: calls.length } }, ms: 1 };
      return { method: call.method, path: call.path, headers: {}, reply };
    },
  };
  return { calls, responder };
}

const create: Step = { call: () => createReference({ amount: 1 }) };
const read: Step = { call: ({ create: { id } }) => readPayment(id) };

test('a step is made of what the steps before it returned', async () => {
  const { calls, responder } = recordingCalls(200);
  await eventsOf([create, read], responder);
  expect(calls.map((call) => call.path)).toEqual(['/api/payments/references', '/api/payments/7']);
});

test('a refused step ends the scenario; a repeated one goes on where it tolerates refusals', async () => {
  const thrice: Step = { ...read, until: (data) => (data as { count: number }).count > 3 };
  const strict = recordingCalls(200, 503, 200);
  expect((await eventsOf([create, thrice, read], strict.responder)).at(-1)).toMatchObject({
    kind: 'refused',
    name: 'get',
  });
  expect(strict.calls).toHaveLength(2);
  const patient = recordingCalls(200, 503, 200);
  const options = { limitMilliseconds: 1000 };
  const tolerant = { ...thrice, toleratesRefusals: true };
  expect((await eventsOf([create, tolerant], patient.responder, options)).at(-1)?.kind).toBe('answered');
  expect(patient.calls).toHaveLength(4);
});

test('a cancelled run sends and tells nothing more', async () => {
  const { calls, responder } = recordingCalls(200);
  const leaving = new AbortController();
  const told: string[] = [];
  const never: Step = { ...read, until: () => false };
  const options = { signal: leaving.signal, pollMilliseconds: 1 };
  for await (const { name } of runScenario([create, read, never, create], responder, options)) {
    told.push(name);
    if (name === 'get') setTimeout(() => leaving.abort(), 20);
  }
  expect(told).toEqual(['create', 'get']);
  const sent = calls.length;
  await new Promise((done) => setTimeout(done, 20));
  expect(calls).toHaveLength(sent);
  expect(await eventsOf([create], responder, options)).toEqual([]);
  expect(calls).toHaveLength(sent);
});
