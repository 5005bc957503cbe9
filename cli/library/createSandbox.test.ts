import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandbox } from './createSandbox.ts';
import type { TestSandbox, TestTenant } from './types.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const reference = (tenant: TestTenant) =>
  tenant.call<Payment>('POST', '/api/payments/references', {
    amount: 1000,
    availableMethods: [{ code: 'MB' }],
  });

async function payReference(tenant: TestTenant, payment: Payment): Promise<Payment> {
  const { entity = '', reference = '' } = payment.referenceDetails ?? {};
  return tenant.payAtAtm({ entity, reference, amount: payment.amount });
}

const stateOf = async (tenant: TestTenant, { id }: Payment) =>
  (await tenant.call<Payment>('GET', `/api/payments/${id}`)).stateDetails.state;

describe('a sandbox of a test program', () => {
  it('answers on its url with its credentials, and says with which code a call was refused', async () => {
    const response = await fetch(`${sandbox.url}/api/payments`, { headers: sandbox.headers });
    expect(response.status).toBe(200);
    expect(sandbox.secret).toBe(sandbox.credentials.privateKey);
    const refused = sandbox.payAtAtm({ entity: '12345', reference: '000000000', amount: 1 });
    await expect(refused).rejects.toThrow(/^POST \/sandbox\/atm was refused with \d+ c01\d+: /);
  });

  it('gives the same keys for the same seed', async () => {
    const open = () => createSandbox({ seed: 'loja' });
    const [one, other] = await Promise.all([open(), open()]);
    expect(one.credentials).toEqual(other.credentials);
    expect(one.credentials).not.toEqual(sandbox.credentials);
    await Promise.all([one.close(), other.close()]);
  });

  it('closes once, and refuses what comes afterwards in words', async () => {
    const own = await createSandbox();
    await Promise.all([own.close(), own[Symbol.asyncDispose]()]);
    await expect(own.call('GET', '/api/payments')).rejects.toThrow('came after the sandbox was closed');
  });
});

describe('the verbs of a tenant', () => {
  it('pay a reference, and give its webhook [library.pays-and-gives-webhook]', async () => {
    const tenant = await sandbox.tenant();
    const payment = await reference(tenant);
    expect((await payReference(tenant, payment)).stateDetails.state).toBe('confirmed');
    const delivery = await tenant.deliveries.next({ action: 'payment_confirmed', paymentId: payment.id });
    expect(JSON.parse(delivery.body).payments[0].id).toBe(payment.id);
    expect(delivery.attempts[0]?.headers['PayPay-Signature']).toMatch(/^hash=/);
    expect((await tenant.requests()).map(({ operation }) => operation)).toContain('createReference');
  });

  it('examine the program, and not the test [library.findings-of-the-program]', async () => {
    const tenant = await sandbox.tenant();
    const { id } = await reference(tenant);
    expect(await tenant.findings()).toEqual([]);
    await fetch(`${tenant.url}/api/payments/references`, {
      method: 'POST',
      headers: { ...tenant.headers, 'Content-Type': 'application/json' },
      body: '{"amount":1000}',
    });
    await tenant.shipped(id);
    const found = await tenant.findings();
    expect(found.map(({ rule, evidence }) => [rule, evidence[0]?.paymentId])).toEqual([
      ['shipped_unpaid', id],
      ['missing_custom_unique_id', String(Number(id) + 1)],
    ]);
    await expect(tenant.shipped(id, { deliveryId: '999' })).rejects.toThrow('404 c0401');
  });

  it('use a terminal', async () => {
    const tenant = await sandbox.tenant();
    const terminal = tenant.useTerminal();
    await tenant.call('POST', `/api/terminals/${terminal.uuid}/payments`, { amount: 1500 });
    expect((await terminal.presentCard()).transaction?.card?.entry).toBe('tap');
    expect((await terminal.setFault('offline')).terminalFault).toBe('offline');
  });

  it('move the clock, and what falls due has happened', async () => {
    const tenant = await sandbox.tenant();
    const payment = await reference(tenant);
    const { offsetSeconds } = await tenant.advance({ days: 400 });
    expect(offsetSeconds).toBe(400 * 86_400);
    expect(await stateOf(tenant, payment)).toBe('cancelled');
    const { now } = await tenant.advance({ to: '2032-05-01T00:00:00Z' });
    expect(now).toMatch(/^2032-05-01/);
  });

  it('restore a snapshot, fork and reset', async () => {
    const tenant = await sandbox.tenant();
    const payment = await reference(tenant);
    const snapshot = await tenant.snapshot();
    const twin = await tenant.fork();
    await payReference(tenant, payment);
    expect(await stateOf(tenant, payment)).toBe('confirmed');
    expect(await stateOf(twin, payment)).toBe('pending');
    await tenant.restore(snapshot);
    expect(await stateOf(tenant, payment)).toBe('pending');
    await tenant.reset();
    await expect(stateOf(tenant, payment)).rejects.toMatchObject({ status: 404 });
  });
});

it('keeps clock, webhooks and faults of a tenant from the others [library.tenants-are-apart]', async () => {
  const [mine, theirs] = [await sandbox.tenant(), await sandbox.tenant()];
  await mine.advance({ days: 1 });
  await mine.fault({ kind: 'server_error' });
  const subscription = { action: 'payment_confirmed', url: 'http://localhost:9/hook' };
  await mine.call('POST', '/api/webhooks', subscription).catch(() => undefined);
  expect(await theirs.call('GET', '/sandbox/clock')).toMatchObject({ offsetSeconds: 0 });
  const payment = await reference(theirs);
  await payReference(theirs, payment);
  await theirs.deliveries.next({ paymentId: payment.id, action: 'payment_confirmed' });
  const urls = (await theirs.deliveries.list({ paymentId: payment.id })).map(({ url }) => url);
  expect(urls).not.toContain('http://localhost:9/hook');
  expect(theirs.secret).not.toBe(mine.secret);
});

describe('a wait that fails', () => {
  let deaf: Server;
  let url: string;
  beforeAll(async () => {
    deaf = createServer((_, response) => response.writeHead(500).end());
    await new Promise<void>((done) => deaf.listen(0, '127.0.0.1', done));
    url = `http://127.0.0.1:${(deaf.address() as AddressInfo).port}/hook`;
  });
  afterAll(() => deaf.close());

  it('prints the timeline of the payment: its steps, and the attempts to tell of them', async () => {
    const tenant = await sandbox.tenant();
    await tenant.call('POST', '/api/webhooks', { action: 'payment_confirmed', url });
    const payment = await reference(tenant);
    await payReference(tenant, payment);
    await tenant.deliveries.next({ paymentId: payment.id });
    const waiting = tenant.deliveries.next({ action: 'payment_refunded', timeoutMilliseconds: 300 });
    const lines = [
      '^No payment_refunded was sent within 300 ms[.]',
      `Payment ${payment.id} \\(\\w+, 1000 cents\\) is confirmed:`,
      '  .+ create\\w* → pending',
      '(.+\n)*  .+ pay_reference → confirmed',
      `(.+\n)*  .+ webhook payment_confirmed, attempt 1 to ${url}: 500`,
    ];
    await expect(waiting).rejects.toThrow(new RegExp(lines.join('\n')));
  });

  it('waits five seconds unless it is told otherwise [library.waits-five-seconds]', async () => {
    const tenant = await sandbox.tenant();
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 2000));
    const waiting = tenant.deliveries.next().finally(() => vi.restoreAllMocks());
    await expect(waiting).rejects.toThrow('No message was sent within 5000 ms.');
  });

  it('says that there was no payment', async () => {
    const tenant = await sandbox.tenant();
    const waiting = tenant.deliveries.next({ timeoutMilliseconds: 10 });
    await expect(waiting).rejects.toThrow('No message was sent within 10 ms.\nNo payment was created.');
  });
});
