import { describe, expect, test } from 'vitest';
import { compareResponse } from './compareResponse.ts';
import { substitute, substituteIn } from './recordedValues.ts';
import type { RecordedStep } from './recording.ts';
import { requiredSteps } from './useRunSteps.ts';

const nothing = new Map<string, string>();

describe('an answer beside its recording', () => {
  test('is the same where ids, tokens and times are others, and teaches them', () => {
    const recorded = { id: '1101', at: '2026-01-15T10:00:00+00:00', url: 'http://x/pay/1101' };
    const real = { id: '1305', at: '2027-07-03T15:20:10+01:00', url: 'http://x/pay/1305' };
    const { differences, known } = compareResponse(recorded, real, nothing);
    expect(differences).toEqual([]);
    expect(substitute('/api/payments/1101/refunds', known)).toBe('/api/payments/1305/refunds');
  });

  test('differs where a word, a figure, a place or a length does', () => {
    const recorded = { state: 'pending', amount: 1000, fee: '0.17', list: [1, 2], old: true };
    const real = { state: 'confirmed', amount: 999, fee: '0.18', list: [1], fresh: null };
    expect(compareResponse(recorded, real, nothing).differences.map(({ path }) => path)).toEqual([
      'state',
      'amount',
      'fee',
      'list.1',
      'old',
      'fresh',
    ]);
  });

  test('differs where an id that is known comes back as another one, not where two moments were one', () => {
    const recorded = { a: '1101', b: '1101', c: '2026-01-15 10:00:00', d: '2026-01-15 10:00:00' };
    const real = { a: '1305', b: '1306', c: '2027-07-03 15:20:10', d: '2027-07-03 15:20:11' };
    expect(compareResponse(recorded, real, nothing).differences.map(({ path }) => path)).toEqual(['b']);
  });
});

test('who sent a delivery is not compared, as a browser sends those of a sandbox in a tab', () => {
  const body = (agent: string, type: string) => ({
    data: { attempts: [{ headers: { 'User-Agent': agent, 'Content-Type': type } }] },
  });
  const recorded = body('Balcao-Webhooks/1.0', 'application/json');
  expect(compareResponse(recorded, body('Mozilla/5.0', 'application/json'), nothing).differences).toEqual([]);
  const { differences } = compareResponse(recorded, body('Mozilla/5.0', 'text/plain'), nothing);
  expect(differences.map(({ path }) => path)).toEqual(['data.attempts.0.headers.Content-Type']);
});

test('how many payments of the sandbox a settlement found is not compared', () => {
  const body = (settled: number, state: string) => ({ data: { settled, state } });
  expect(compareResponse(body(2, 'confirmed'), body(3, 'confirmed'), new Map()).differences).toEqual([]);
  const { differences } = compareResponse(body(2, 'confirmed'), body(3, 'pending'), new Map());
  expect(differences.map(({ path }) => path)).toEqual(['data.state']);
});

test('a body that the sandbox noted is the same however it was laid out, and how long the call took is not compared', () => {
  const noted = (requestBody: string, durationMilliseconds: number) => ({
    data: [{ requestBody, durationMilliseconds }],
  });
  const recorded = noted('{\n  "amount": 2000\n}', 0);
  expect(compareResponse(recorded, noted('{"amount":2000}', 1.5), nothing).differences).toEqual([]);
  const { differences } = compareResponse(recorded, noted('{"amount":2001}', 1.5), nothing);
  expect(differences.map(({ path }) => path)).toEqual(['data.0.requestBody.amount']);
});

test('a body keeps what a script wrote: figures, order codes, the groups of a card', () => {
  const known = new Map([
    ['0001', '4915127731'],
    ['1101', '1305'],
  ]);
  const body = {
    amount: 1101,
    code: 'REF-0001',
    number: '4000 0000 0000 0001',
    url: 'http://x/inbox/0001',
    id: '1101',
  };
  expect(substituteIn(body, known)).toEqual({ ...body, url: 'http://x/inbox/4915127731', id: '1305' });
});

test('a step brings along what it needs and has not run; a delivery needs all before it', () => {
  const step = (name: string, needs?: string[]) => ({ name, needs }) as RecordedStep;
  const steps = [
    step('create', []),
    step('list', []),
    step('pay', ['create']),
    step('webhook'),
    step('get', ['create', 'pay']),
  ];
  const namesFor = (name: string, done: string[]) =>
    requiredSteps(steps, name, (each) => done.includes(each)).map((each) => each.name);
  expect(namesFor('get', [])).toEqual(['create', 'pay', 'get']);
  expect(namesFor('webhook', ['create'])).toEqual(['list', 'pay', 'webhook']);
  expect(namesFor('list', [])).toEqual(['list']);
});
