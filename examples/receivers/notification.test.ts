import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { createSandbox, type Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { openDatabase } from '@balcao/sandbox/storage/drivers/openDatabase.ts';
import { type Api, apiOf, merchant } from '@balcao/sandbox/testing/api.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, type TestContext } from 'vitest';
import { provider } from '../../provider.config.ts';
import { programsFolder } from '../run/recordedFiles.ts';
import { runCommand } from '../run/runner.ts';
import { runtimes } from '../run/runtimes.ts';
import { type Server, serve } from '../run/serve.ts';
import { soapAnswerOf } from '../run/soapCalls.ts';
import { soapPath } from '../soapCall.ts';
import { startReceiver } from './running.ts';

/** Runs a shop of the old service: its calls are the samples of the site, and its receiver is the one on the site. */
let server: Server;
let sandbox: Sandbox;
let api: Api;
let folder: string;
let orders: string;
let child: ChildProcess | undefined;
let url: string;

beforeAll(async () => {
  server = await serve((request) => sandbox.fetch(request));
  sandbox = await createSandbox({ database: openDatabase({ sqlite: ':memory:' }), publicUrl: server.origin });
  api = apiOf(sandbox.fetch, merchant);
});

afterAll(async () => {
  await sandbox.close();
  await server.close();
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-notification-'));
  orders = mkdtempSync(join(folder, 'orders-'));
  await api.post('/sandbox/reset');
});

afterEach(() => {
  child?.kill();
  rmSync(folder, { recursive: true, force: true });
});

async function start(context: TestContext, more: Readonly<Record<string, string>> = {}): Promise<void> {
  const settings = { PROVIDER_SOAP: server.origin + soapPath, PAID_ORDERS: orders, ...more };
  const argsOf = (port: number) => ['-S', `localhost:${port}`, 'notification.php'];
  ({ url, child } = await startReceiver('php', argsOf, settings, context));
}

/** Runs a step of the recorded example in PHP. Only the URLs of the service and the receiver are replaced. */
async function run(step: string) {
  const text = readFileSync(join(programsFolder, `pt/soap/notification/${step}.php`), 'utf8');
  const inbox = `${provider.sandbox}/sandbox/inbox/${merchant.code}`;
  const file = join(folder, `${step}.php`);
  writeFileSync(file, text.replaceAll(inbox, url).replaceAll(provider.sandbox, server.origin));
  const { stdout, stderr } = await runCommand([...(runtimes.php.command() ?? []), file]);
  expect(stderr).toBe('');
  return soapAnswerOf(stdout);
}

/** Pays a reference at the ATM and processes everything that becomes due. */
async function pay(): Promise<string> {
  const { paymentId = '', atmEntity: entity, reference, amount } = await run('create');
  await api.post('/sandbox/atm', { entity, reference, amount: Number(amount) });
  await sandbox.settle();
  return paymentId;
}

/** Statuses with which the receiver responded to the attempts. */
async function answered(): Promise<(number | null)[]> {
  const { data } = await api.get<Delivery[]>('/sandbox/deliveries');
  const ours = data.filter((delivery) => delivery.url.startsWith(url));
  return ours.flatMap(({ attempts }) => attempts.map(({ status }) => status));
}

/** Sets the failure mode of the shop's subscription. */
async function setFailureMode(failureMode: FailureMode): Promise<void> {
  const { data } = await api.get<{ id: string; url: string }[]>('/api/webhooks');
  const ours = data.find((webhook) => webhook.url === url);
  await api.put(`/sandbox/webhooks/${ours?.id}/failure-mode`, { failureMode });
}

it('an old shop receives a form it verifies for its paid reference, and REST has the same payment [soap-hook.old-shop-verifies-form]', async (context) => {
  await start(context);
  await run('subscribe');
  const id = await pay();
  expect(await answered()).toEqual([200]);
  const { data: payment } = await api.get<Payment>(`/api/payments/${id}`);
  expect(payment).toMatchObject({ amount: 1000, stateDetails: { state: 'confirmed' } });
  const { entity, reference } = payment.referenceDetails;
  const [order = ''] = readdirSync(orders);
  expect(JSON.parse(readFileSync(join(orders, order), 'utf8'))).toMatchObject({
    paymentId: id,
    referenceEntity: entity,
    reference,
    paymentAmount: '1000',
  });
});

it('a form signed with another key is refused, and no order is kept [soap-hook.forged-form-is-refused]', async (context) => {
  await start(context);
  await run('subscribe');
  await setFailureMode('wrong_signature');
  await pay();
  expect(await answered()).toEqual([403]);
  expect(readdirSync(orders)).toEqual([]);
});

it('a form that arrives twice is kept once [soap-hook.twice-is-kept-once]', async (context) => {
  await start(context);
  await run('subscribe');
  await setFailureMode('duplicate');
  await pay();
  expect(await answered()).toEqual([200, 200]);
  expect(readdirSync(orders)).toHaveLength(1);
});

it('payments of every entity it is told of are kept', async (context) => {
  const { clientId } = seed.entities.approved;
  await start(context, { PROVIDER_CLIENT_IDS: `${merchant.clientId},${clientId}` });
  await run('subscribe');
  const ours = await pay();
  const branch = apiOf(sandbox.fetch, { ...merchant, clientId });
  const { data } = await branch.post<Payment>('/api/payments/references', { amount: 1000 });
  const { entity, reference } = data.referenceDetails;
  await branch.post('/sandbox/atm', { entity, reference, amount: 1000 });
  await sandbox.settle();
  expect(await answered()).toEqual([200, 200]);
  expect(readdirSync(orders)).toEqual([ours, data.id].map((id) => `${id}.json`).sort());
});

it('a form whose order cannot be kept comes again', async (context) => {
  await start(context);
  await run('subscribe');
  rmSync(orders, { recursive: true });
  const id = await pay();
  expect(await answered()).toEqual([500]);
  mkdirSync(orders);
  await api.post('/sandbox/clock', { advanceSeconds: 60 });
  await sandbox.settle();
  expect(await answered()).toEqual([500, 200]);
  expect(readdirSync(orders)).toEqual([`${id}.json`]);
});

it('a form comes again when the service refuses to tell how its payment stands', async (context) => {
  await start(context, { PROVIDER_CLIENT_IDS: seed.soapEntities.withoutIntegration });
  await run('subscribe');
  await pay();
  expect(await answered()).toEqual([500]);
  expect(readdirSync(orders)).toEqual([]);
});
