import { readFileSync } from 'node:fs';
import type { ProvokingRequest } from '@balcao/contract/provocations/provocation.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import type { ApiResponse } from '../../../../sandbox/testing/api.ts';
import { sendSketched } from '../../../../sandbox/testing/provoke.ts';
import { at } from '../../../../tools/run/paths.mjs';
import type { World } from '../../../proofs/check/world.ts';

/** What proofs about refusals do over and over. */

/** A step of a recording: what was sent, and what came back. */
interface Step {
  name: string;
  request: { method: string; path: string; headers: Record<string, string>; body: string | null };
  response: { status: number; body: string };
}
/** The calls of the page, as they were recorded. */
export const { steps } = JSON.parse(
  readFileSync(at('examples', 'recorded', 'pt', 'payments', 'errors.json'), 'utf8'),
) as {
  steps: Step[];
};

/** Sends a call of the page again. @returns what came back, and what the page shows */
export async function replay({ api }: World, name: string) {
  const step = steps.find((each) => each.name === name);
  if (!step) throw new Error(`The page has no call ${name}.`);
  const { method, path, headers, body } = step.request;
  const lower = Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]);
  const answer = await api.send(method, path, body ?? undefined, Object.fromEntries(lower));
  const recorded = JSON.parse(step.response.body) as typeof answer.body;
  return { answer, shown: { status: step.response.status, error: recorded.error } };
}

/** The value at a JSON Pointer (RFC 6901), or nothing where the body has none. */
export const valueAt = (body: unknown, pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], body);

/** A refused call, and how it is answered when it is made again. */
export interface Refused {
  code: string;
  call: ProvokingRequest;
  answer: ApiResponse;
  again(): Promise<ApiResponse>;
}

/** Meets every code that a call can meet, each on a fresh sandbox. */
export async function* refusedCalls(world: World): AsyncGenerator<Refused> {
  for (const [code, provocation] of Object.entries(provocations)) {
    if (provocation.by !== 'call') continue;
    await world.api.post('/sandbox/reset');
    for (const first of provocation.before ?? []) await sendSketched(world, first);
    const { call } = provocation;
    const send = () => sendSketched(world, call);
    yield { code, call, answer: await send(), again: send };
  }
}

/** Calls refused with a status are refused in the same way when they are repeated unchanged. */
export async function repeatsAreRefused(world: World, status: number): Promise<Refused[]> {
  const met: Refused[] = [];
  for await (const refused of refusedCalls(world)) {
    if (refused.answer.status !== status) continue;
    const { body, status: second } = await refused.again();
    expect([refused.code, second, body.error]).toEqual([refused.code, status, refused.answer.body.error]);
    met.push(refused);
  }
  expect(met.length).toBeGreaterThan(0);
  return met;
}

export const customUniqueId = 'ORDER-LOST';
export const reference = '/api/payments/references';
export const order = { amount: 1000, customUniqueId };

/** Sends an order that meets a fault, and sends it again. */
export async function repeatsAfter(
  { api }: World,
  fault: string,
): Promise<{ refused: ApiResponse; repeated: ApiResponse }> {
  const refused = await api.send('POST', reference, order, { 'sandbox-fault': fault });
  return { refused, repeated: await api.post(reference, order) };
}

/** How many payments a query finds. */
export const count = async ({ api }: World, query = ''): Promise<number> =>
  (await api.get<Payment[]>(`/api/payments?limit=1&${query}`)).body.meta?.totalCount ?? 0;

/** A connection that drops after the order was placed, and one that drops after it was refused. */
export async function losesResponses(world: World): Promise<void> {
  const drop = { 'sandbox-fault': 'dropped_connection' };
  const before = await count(world);
  await expect(world.api.send('POST', reference, order, drop)).rejects.toThrow();
  expect(await count(world)).toBe(before + 1);
  await expect(world.api.send('POST', reference, { amount: 1 }, drop)).rejects.toThrow();
  expect(await count(world)).toBe(before + 1);
}

/** A header that other APIs take for a key changes nothing: the order is placed twice. */
export async function ignoresKeysInHeaders(world: World): Promise<void> {
  const before = await count(world);
  for (const _ of [1, 2]) {
    const headers = { 'idempotency-key': 'key-42', 'x-idempotency-key': 'key-42' };
    expect((await world.api.post(reference, { amount: 1000 }, headers)).status).toBe(201);
  }
  expect(await count(world)).toBe(before + 2);
}
