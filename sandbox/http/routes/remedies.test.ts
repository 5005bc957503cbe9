import type { RestError } from '@balcao/contract/errors/errorRow.ts';
import { sandboxErrors } from '@balcao/contract/errors/s00100-s00104.sandbox.ts';
import { errors } from '@balcao/contract/errors.ts';
import type { RemedyCall } from '@balcao/contract/provocations/provocation.ts';
import { type FoundProvocation as Provocation, provocations } from '@balcao/contract/provocations/provocations.ts';
import { callsOf, type Remedy } from '@balcao/contract/provocations/remedy.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { pushMinutes } from '@balcao/contract/resources/payments/timeLimits.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { basic, merchant } from '../../testing/api.ts';
import { askForEvents } from '../../testing/eventReader.ts';
import { openExposedSandbox } from '../../testing/exposedSandbox.ts';
import { provokeByCard, provokeByPhone, sendSketched } from '../../testing/provoke.ts';
import { purchases } from '../../testing/purchases.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

/** Provokes every code as described in the contract, and then tries each of its remedies. */
const testSandbox = useTestSandbox();
const { get } = purchases(testSandbox);

/** State after a provocation, as needed by its remedies. */
interface Provoked {
  /** Values for the placeholders in braces, see {@link RemedyCall}. */
  known: Record<string, unknown>;
  page?: Awaited<ReturnType<typeof provokeByCard>>['page'];
  streams: Response[];
  /** Repeats the refused request after the recommended wait. */
  again?(): Promise<number>;
}

async function provoke(code: string, provocation: Provocation): Promise<Provoked> {
  const nothing: Provoked = { known: {}, streams: [] };
  if (provocation.by === 'card') {
    const { page } = await provokeByCard(testSandbox, provocation);
    expect((await page.payment()).paymentMethod?.result?.code).toBe(code);
    return { ...nothing, known: { provoked: page.paymentId }, page };
  }
  if (provocation.by === 'phone') {
    const { id, stateDetails } = await provokeByPhone(testSandbox, provocation);
    expect(stateDetails.state).toBe('pending_confirmation');
    expect(await get(id)).toMatchObject({
      stateDetails: { state: 'pending' },
      paymentMethod: { result: { code } },
    });
    return { ...nothing, known: { provoked: id } };
  }
  if (provocation.by === 'streams') {
    const streams: Response[] = [];
    for (let n = 0; n < provocation.streams; n += 1) streams.push(await stream());
    expect(streams.pop()?.status).toBe(429);
    return { ...nothing, streams };
  }
  if (provocation.by === 'requests') return { ...nothing, again: await provokeByRequests(provocation.requests) };
  if (provocation.by === 'pipelining') {
    const ask = (isBusy: boolean) =>
      testSandbox.sandbox.fetch(new Request('http://localhost:4000/sandbox/health'), { isBusy });
    expect((await ask(true)).status).toBe(503);
    return { ...nothing, again: async () => (await ask(false)).status };
  }
  if (provocation.by === 'fault') {
    const answer = await order({ 'sandbox-fault': provocation.fault });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    return nothing;
  }
  for (const first of provocation.before ?? [])
    expect((await sendSketched(testSandbox, first)).status).toBeLessThan(300);
  const { status, body } = await sendSketched(testSandbox, provocation.call);
  const met = [body.error?.code, ...(body.error?.errors ?? []).map((detail) => detail.code)];
  expect([status, met.includes(code)], JSON.stringify(body.error)).toEqual([provocation.status, true]);
  return nothing;
}

async function provokeByRequests(requests: number): Promise<() => Promise<number>> {
  const exposed = await openExposedSandbox();
  onTestFinished(exposed.close);
  const { api, tenant } = await exposed.open('198.51.100.7');
  const headers = { authorization: basic(tenant.platformCode, tenant.privateKey) };
  const url = 'http://localhost:4000/sandbox/clock';
  const ask = () => exposed.sandbox.fetch(new Request(url, { headers }));
  for (let n = 1; n < requests; n += 1) expect((await ask()).status).toBe(200);
  const refused = await api.get('/sandbox/clock');
  expect(refused.refusals).toEqual(['429 s00103']);
  return async () => {
    exposed.wait(Number(refused.headers.get('retry-after')));
    return (await ask()).status;
  };
}

const stream = () => askForEvents(testSandbox.sandbox.fetch, merchant);
const order = (headers: Record<string, string> = {}) =>
  testSandbox.api.send('POST', '/api/payments/references', { amount: 1000, customUniqueId: '42' }, headers);

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);

function fill<T>(sketch: T, known: Record<string, unknown>): T {
  const filled = JSON.stringify(sketch).replace(/\{(provoked|\d+(?:\.\w+)*)\}/g, (_, path) => {
    const value = at(known, path);
    if (value === undefined) throw new Error(`No earlier response has ${path}.`);
    return String(value);
  });
  return JSON.parse(filled);
}

/** Matcher for objects and lists with at least these fields. */
function like(value: unknown): unknown {
  if (Array.isArray(value)) return expect.arrayContaining(value.map(like));
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.entries(value).map(([key, each]) => [key, like(each)]);
  return expect.objectContaining(Object.fromEntries(inner));
}

async function makeCalls(calls: readonly RemedyCall[], known: Record<string, unknown>): Promise<unknown> {
  let last: unknown;
  for (const [place, sketch] of calls.entries()) {
    const { gives, ...call } = fill(sketch, known);
    const answer = await sendSketched(testSandbox, call);
    expect(answer.status, JSON.stringify(answer.body.error)).toBeLessThan(300);
    last = answer.data;
    known[place] = last;
    if (gives !== undefined) expect(last).toEqual(like(fill(sketch.gives, known)));
  }
  return last;
}

async function follow(remedy: Remedy, { known, page, streams, again }: Provoked): Promise<void> {
  if (again) return expect(await again()).toBe(200);
  const by = 'by' in remedy ? remedy.by : 'calls';
  const becomes = 'becomes' in remedy ? remedy.becomes : undefined;
  if (by === 'repetition') {
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: 2 });
    expect((await order()).status).toBe(201);
  } else if (by === 'fewer streams') {
    await streams.pop()?.body?.cancel();
    const again = await stream();
    expect(again.status).toBe(200);
    for (const open of [again, ...streams]) await open.body?.cancel();
  } else if ('number' in remedy) {
    expect((await page?.card(remedy.number))?.status).toBe(200);
    expect((await page?.payment())?.stateDetails.state).toBe(becomes);
  } else {
    const last = await makeCalls(callsOf(remedy), known);
    if (!becomes) return;
    await testSandbox.api.post('/sandbox/clock', { advanceSeconds: pushMinutes * 60 });
    expect((await get((last as Payment).id)).stateDetails.state).toBe(becomes);
  }
}

const catalogue = Object.entries<RestError>({ ...errors, ...sandboxErrors });
/** Remedies of each code; a code whose remedy is outside the sandbox has one row without a remedy. */
const ways = catalogue.flatMap(([code, { tried }]) => {
  const provocation = provocations[code as keyof typeof provocations];
  const remedies: readonly (Remedy | undefined)[] = 'outside' in tried ? [undefined] : tried;
  return remedies.map((remedy, place) => ({ code, way: place + 1, provocation, remedy }));
});

describe('every code of the catalogue can be met, and following its remedy leads to success', () => {
  it.each(ways)('$code, way $way', async ({ code, provocation, remedy }) => {
    const provoked = await provoke(code, provocation);
    if (remedy) await follow(remedy, provoked);
  });
});
