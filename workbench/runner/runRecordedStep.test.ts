import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tenant } from '@balcao/contract/control/controlTenants.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { openTestSandbox } from '@balcao/sandbox/testing/fetchSandbox.ts';
import { describe, expect, test, vi } from 'vitest';
import { ofTurn } from '../../tools/test/turn.mjs';
import { seedCredentials } from '../core/apiCredentials.ts';
import { type SandboxKeys, sandboxKeysOf } from '../core/keyring.ts';
import { requestAs } from '../core/runnerContext.ts';
import { stepVerdict } from '../panels/example/stepVerdict.ts';
import { atOrigin } from './recordedCall.ts';
import { initialValues } from './recordedValues.ts';
import { type Recording, recordedExchange } from './recording.ts';
import { liveResponder, type Responder, replayResponder } from './responder.ts';
import { runRecordedStep, type StepResult } from './runRecordedStep.ts';
import { canContinue, firstMemory } from './useRunSteps.ts';

const folder = path.join(import.meta.dirname, '../../.build/recordings');
const recorded = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
const recordingOf = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Recording;

const origin = 'http://localhost:4567';
openTestSandbox(origin, {
  // One tenant for each recording, and those that the examples open.
  mostTenants: 2 * recorded.length,
  // A day other than that of the recordings.
  clock: { now: () => Date.parse('2027-07-03T15:20:10+01:00') },
});

const post = async (where: string, body: unknown, headers: Record<string, string> = {}) => {
  const init = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  };
  return (await (await fetch(origin + where, init)).json()) as { data: unknown };
};

const openPrivate = async () => sandboxKeysOf((await post('/sandbox/tenants', {})).data as Tenant);
const shared: SandboxKeys = seedCredentials(seed);

type Played = StepResult & { step: string };
let runs = 0;

async function play(recording: Recording, responder: Responder, at: SandboxKeys): Promise<Played[]> {
  const first = initialValues(seed as never, at);
  runs += 1;
  let memory = responder.isReplay ? { known: first, shown: [] } : firstMemory(recording.steps, first, String(runs));
  const all: Played[] = [];
  for (const step of recording.steps) {
    const played = await runRecordedStep(responder, step, memory, recording.clock);
    memory = played.memory;
    all.push({ ...played, step: step.name });
  }
  return all;
}

const playAll = (file: string, at: SandboxKeys) =>
  play(atOrigin(recordingOf(file), origin), liveResponder(requestAs(origin, at, 'pt')), at);

const differencesOf = (all: Played[]) =>
  all.flatMap(({ step, exchange, differences }) =>
    exchange ? differences.map((each) => ({ step, ...each })) : [{ step, path: 'silence' }],
  );

describe('in a private sandbox', () => {
  test.each(ofTurn(recorded))(
    '%s goes as it was recorded [live-panel.recorded-call-is-sent-as-recorded]',
    async (file) => {
      expect(differencesOf(await playAll(file, await openPrivate()))).toEqual([]);
    },
  );
});

describe('a call whose connection drops', () => {
  const file = 'pt/payments/dropped.json';
  const withoutFault = (recording: Recording): Recording => ({
    ...recording,
    steps: recording.steps.map((step) => {
      const { 'Sandbox-Fault': _, ...headers } = step.request.headers;
      return { ...step, request: { ...step.request, headers } };
    }),
  });

  test('is as recorded without a response, and the run goes on', async () => {
    const keys = await openPrivate();
    const [lost, repeated] = await playAll(file, keys);
    expect(lost?.exchange?.reply).toEqual({ networkFailure: 'unreachable' });
    expect(lost && canContinue(lost) && stepVerdict(lost, false)).toBe('asRecorded');
    expect(repeated?.exchange?.reply).toMatchObject({ status: 409 });
  });

  test('differs where a response comes all the same, and another that gets none stops the run', async () => {
    const keys = await openPrivate();
    const recording = withoutFault(atOrigin(recordingOf(file), origin));
    const [answered] = await play(recording, liveResponder(requestAs(origin, keys, 'pt')), keys);
    expect(answered?.differences).toEqual([{ path: 'status', recorded: 0, real: 201 }]);
    expect(answered && canContinue(answered)).toBe(false);
    const nobody = liveResponder(requestAs('http://localhost:1', keys, 'pt'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const [, unanswered] = await play(recording, nobody, keys);
    expect(unanswered && canContinue(unanswered)).toBe(false);
    expect(unanswered && stepVerdict(unanswered, false)).toBe('unanswered');
  });
});

test.each(ofTurn(recorded))('%s is replayed as it was recorded', async (file) => {
  const recording = recordingOf(file);
  const replayed = await play(recording, replayResponder(recording), shared);
  expect(replayed.map(({ exchange, differences }) => ({ exchange, differences }))).toEqual(
    recording.steps.map(({ name }) => ({ exchange: recordedExchange(recording, name), differences: [] })),
  );
});

describe('in a sandbox that was used before', () => {
  test('a payment goes as recorded under another number', async () => {
    await playAll('pt/payments/multibanco.json', shared);
    const again = await playAll('pt/payments/multibanco.json', shared);
    expect(differencesOf(again)).toEqual([]);
    expect(again[0]?.memory.known.get('1101')).toBe('1102');
    expect(again.at(-1)?.exchange?.path).toBe('/api/payments/1102');
  });

  test.each(['checkouts/card', 'payments/capture-order', 'payments/dropped', 'payments/duplicate'])(
    '%s is an order of its own each time, and what was refused stays refused',
    async (example) => {
      const keys = await openPrivate();
      for (const _ of [1, 2]) {
        const statuses = (await playAll(`pt/${example}.json`, keys)).flatMap(({ differences }) =>
          differences.filter(({ path }) => path === 'status'),
        );
        expect(statuses).toEqual([]);
      }
    },
  );

  test('a SOAP call says which of its fields came otherwise', async () => {
    await playAll('pt/soap/save-entity-payments.json', shared);
    const [again] = await playAll('pt/soap/save-entity-payments.json', shared);
    expect(again?.differences).toContainEqual({ path: 'state', recorded: '1', real: '0' });
    expect(again?.differences).toContainEqual({ path: 'errorCode', recorded: undefined, real: '0013' });
  });

  test('a payment of the seed that was cancelled before tells that its status differs', async () => {
    await playAll('pt/payments/cancel.json', shared);
    const [first] = await playAll('pt/payments/cancel.json', shared);
    expect(first?.differences[0]).toEqual({ path: 'status', recorded: 200, real: 400 });
  });
});
