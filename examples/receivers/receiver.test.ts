import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { createSandbox, type Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { openDatabase } from '@balcao/sandbox/storage/drivers/openDatabase.ts';
import { type Api, apiOf, merchant } from '@balcao/sandbox/testing/api.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import { ofTurn } from '../../tools/test/turn.mjs';
import { type Server, serve } from '../run/serve.ts';
import { freePort, programs, startReceiver } from './running.ts';

/** Runs the receivers on the site as processes, to which a sandbox delivers over the network. */
let server: Server;
let sandbox: Sandbox;
let api: Api;
let folder: string;
let child: ChildProcess | undefined;
let url: string;
let said: () => string;

beforeAll(async () => {
  server = await serve((request) => sandbox.fetch(request));
  sandbox = await createSandbox({
    database: openDatabase({ sqlite: ':memory:' }),
    publicUrl: server.origin,
    // Long enough to send each piece of a slow body separately.
    pause: async () => void (await pause(20)),
  });
  api = apiOf(sandbox.fetch, merchant);
});

afterAll(async () => {
  await sandbox.close();
  await server.close();
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-receiver-'));
  await api.post('/sandbox/reset');
});

afterEach(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

type Language = keyof typeof programs;

async function start(language: Language, context: TestContext, own: Record<string, string> = {}) {
  const settings = { PROVIDER_API: `${server.origin}/api`, PAID_ORDERS: folder, ...own };
  ({ url, child, said } = await startReceiver(language, programs[language], settings, context));
}

/** @param failureMode of the subscription, which has a separate path because failing messages delay the others */
async function subscribe(failureMode?: FailureMode): Promise<string> {
  const subscription = { action: 'payment_confirmed', url: url + (failureMode ?? '') };
  const { data } = await api.post<{ id: string }>('/api/webhooks', subscription);
  if (failureMode) await api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode });
  return data.id;
}

/** Creates a reference, pays it, and processes everything that becomes due. */
async function payReference(request: { callbackUrl?: string } = {}, caller = api): Promise<Payment> {
  const { data } = await caller.post<Payment>('/api/payments/references', { amount: 1000, ...request });
  const { entity, reference } = data.referenceDetails;
  await api.post('/sandbox/atm', { entity, reference, amount: 1000 });
  await sandbox.settle();
  return data;
}

/** Moves the clock past midnight, when the terminals' day ends with messages that would disturb a test. */
async function letMidnightPass() {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await api.post('/sandbox/clock', { to: `${tomorrow}T12:00:00` });
}

/** Statuses with which the receiver responded to the attempts. */
async function answered(): Promise<(number | null)[]> {
  const { data } = await api.get<Delivery[]>('/sandbox/deliveries');
  const ours = data.filter((delivery) => delivery.url.startsWith(url));
  return ours.flatMap(({ attempts }) => attempts.map(({ status }) => status));
}

const orders = () => readdirSync(folder).sort();

describe.each(ofTurn(Object.keys(programs) as Language[]))('the receiver in %s', (language) => {
  it('keeps a paid order once, however often the message arrives [receiver.keeps-order-once]', async (context) => {
    await start(language, context);
    await subscribe('duplicate');
    const { id } = await payReference();
    const file = join(folder, `${id}.json`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ id, amount: 1000 });
    writeFileSync(file, 'shipped');

    const { data } = await api.get<Delivery[]>('/sandbox/deliveries');
    const first = data.find((delivery) => delivery.url.startsWith(url));
    await api.post(`/sandbox/deliveries/${first?.id}/resend`);
    await sandbox.settle();
    expect(await answered()).toEqual([200, 200, 200]);
    expect(orders()).toEqual([`${id}.json`]);
    expect(readFileSync(file, 'utf8')).toBe('shipped');
  });

  it('keeps an order that only a callback reports, and answers the one status that a callback accepts [receiver.keeps-order-of-callback]', async (context) => {
    await start(language, context);
    const { id } = await payReference({ callbackUrl: url });
    // The first callback reports that the payment was created.
    expect(await answered()).toEqual([200, 200]);
    expect(orders()).toEqual([`${id}.json`]);
    expect(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'))).toMatchObject({
      id,
      stateDetails: { state: 'confirmed' },
    });
  });

  it('accepts a message without a payment', async (context) => {
    await start(language, context);
    await api.post('/api/webhooks', { action: 'entity_approved', url });
    await api.post(`/sandbox/entities/${seed.entities.pending.clientId}/review`, { action: 'approve' });
    await sandbox.settle();
    expect(await answered()).toEqual([200]);
    expect(orders()).toEqual([]);
  });

  it('accepts what comes twice, late, out of order or before the response, and keeps each order once [receiver.takes-messages-in-any-order]', async (context) => {
    await letMidnightPass();
    await start(language, context);
    const modes = ['duplicate', 'delayed', 'out_of_order', 'before_response'] as const;
    const kept: string[] = [];
    // One message at a time: PHP's built-in server handles requests one by one, and each request calls the sandbox.
    for (const failureMode of modes) {
      const subscription = await subscribe(failureMode);
      kept.push(`${(await payReference()).id}.json`);
      await api.post('/sandbox/clock', { advanceSeconds: 1000 });
      await sandbox.settle();
      await api.delete(`/api/webhooks/${subscription}`);
    }
    expect(await answered()).toEqual(Array(5).fill(200));
    expect(orders()).toEqual(kept.sort());
  });

  it('accepts a body that arrives in parts [receiver.takes-body-in-parts]', async (context) => {
    await start(language, context);
    await subscribe('slow');
    await payReference();
    expect(await answered()).toEqual([200]);
    expect(orders()).toHaveLength(1);
  });

  it('refuses a wrong key, an old time and a body cut short, and keeps nothing [receiver.refuses-forged-and-old]', async (context) => {
    await start(language, context);
    for (const failureMode of ['wrong_signature', 'stale_timestamp', 'truncated'] as const) {
      await subscribe(failureMode);
    }
    await payReference();
    expect(await answered()).toEqual([401, 401, 401]);
    expect(orders()).toEqual([]);
  });

  it('trusts the API, not an old message: an order cancelled meanwhile is not kept [receiver.trusts-api-over-old-message]', async (context) => {
    await letMidnightPass();
    await start(language, context);
    await subscribe('delayed');
    const { id } = await payReference();
    await api.post(`/api/payments/${id}/refunds`, { amount: 1000 });
    await api.post('/sandbox/clock', { advanceSeconds: 600 });
    expect(await answered()).toEqual([200]);
    expect(orders()).toEqual([]);
  });

  it('reads the refunds too: an order given back in full on a later day is not kept [receiver.reads-refunds]', async (context) => {
    await letMidnightPass();
    await start(language, context);
    await subscribe('delayed');
    const [whole, part] = [await payReference(), await payReference()];
    await api.post('/sandbox/settlement');
    await api.post(`/api/payments/${whole.id}/refunds`, { amount: 1000 });
    await api.post(`/api/payments/${part.id}/refunds`, { amount: 400 });
    const { data } = await api.get<Payment>(`/api/payments/${whole.id}`);
    expect(data.stateDetails.state).toBe('confirmed');
    await api.post('/sandbox/clock', { advanceSeconds: 600 });
    expect(await answered()).toEqual([200, 200]);
    expect(orders()).toEqual([`${part.id}.json`]);
  });

  it('keeps the orders of every entity of the platform', async (context) => {
    await start(language, context);
    await subscribe();
    const ours = await payReference();
    const { clientId } = seed.entities.approved;
    const theirs = await payReference({}, apiOf(sandbox.fetch, { ...merchant, clientId }));
    expect(await answered()).toEqual([200, 200]);
    expect(orders()).toEqual([ours, theirs].map(({ id }) => `${id}.json`).sort());
  });

  it('answers so that the message is sent again when it cannot keep an order [receiver.asks-again-when-it-cannot-keep]', async (context) => {
    await letMidnightPass();
    await start(language, context);
    await subscribe();
    rmSync(folder, { recursive: true });
    const { id } = await payReference();
    expect(await answered()).toEqual([500]);
    mkdirSync(folder);
    await api.post('/sandbox/clock', { advanceSeconds: 60 });
    expect(await answered()).toEqual([500, 200]);
    expect(orders()).toEqual([`${id}.json`]);
  });

  it('says at which URL it could not read a payment [receiver.says-which-url-failed]', async (context) => {
    const nowhere = await freePort();
    await start(language, context, { PROVIDER_API: `http://localhost:${nowhere}/api` });
    await subscribe();
    const { id } = await payReference();
    expect(await answered()).toEqual([500]);
    await expect.poll(said).toMatch(new RegExp(`o payment ${id} at http://localhost:${nowhere}/api\\b`));
    expect(said()).toContain('Check PROVIDER_API.');
  });

  it('answers so that the message is sent again when the API does not respond [receiver.asks-again-when-api-is-silent]', async (context) => {
    await letMidnightPass();
    await start(language, context);
    await subscribe();
    await api.post('/sandbox/faults', { kind: 'server_error', operation: 'getPayment', calls: 1 });
    await payReference();
    expect(await answered()).toEqual([500]);
    await api.post('/sandbox/clock', { advanceSeconds: 60 });
    expect(await answered()).toEqual([500, 200]);
    expect(orders()).toHaveLength(1);
  });

  it('writes when a request arrives where a server of the language does, while nothing fails [receiver.prints-requests]', async (context) => {
    await start(language, context);
    await subscribe();
    await payReference();
    expect(await answered()).toEqual([200]);
    await expect.poll(said).toMatch(['php', 'python'].includes(language) ? /Accepted|POST / : /^$/);
  });
});

it('listens on port 4500 unless PORT says otherwise [receiver.listens-on-port]', async (context) => {
  expect(readFileSync(join(import.meta.dirname, 'receiver.mjs'), 'utf8')).toContain("PORT: port = '4500'");
  await start('javascript', context);
  expect(url).not.toContain(':4500');
});
