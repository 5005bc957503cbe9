import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { createSandbox, type Sandbox } from '@balcao/sandbox/createSandbox.ts';
import { openDatabase } from '@balcao/sandbox/storage/drivers/openDatabase.ts';
import { type Api, apiOf, merchant } from '@balcao/sandbox/testing/api.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Server, serve } from '../run/serve.ts';

/** Runs the daily reconciliation as a process that calls a sandbox. */
let server: Server;
let sandbox: Sandbox;
let api: Api;
let folder: string;
const clock = { at: 0, now: () => clock.at };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'balcao-reconcile-'));
  server = await serve((request) => sandbox.fetch(request));
  sandbox = await createSandbox({
    database: openDatabase({ sqlite: ':memory:' }),
    publicUrl: server.origin,
    clock,
  });
  api = apiOf(sandbox.fetch, merchant);
});

afterAll(async () => {
  await sandbox.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Keeps the test days far from those of the seed's payments. */
beforeEach(async () => {
  clock.at = Date.parse('2026-07-01T10:00:00Z');
  await api.post('/sandbox/reset');
  clock.at = Date.parse('2026-07-15T10:00:00Z');
  await sandbox.settle();
});

/** Creates a reference for a shop's order and pays it at once. */
async function pay(code: string, amount: number): Promise<Payment> {
  const { data } = await api.post<Payment>('/api/payments/references', { amount, code });
  const { entity, reference } = data.referenceDetails;
  await api.post('/sandbox/atm', { entity, reference, amount });
  return data;
}

const refund = (id: string, amount: number) => api.post(`/api/payments/${id}/refunds`, { amount });

/** Runs the program; returns its exit status and the lines it prints. */
async function close(day: string, orders: Record<string, number>, settings: Record<string, string> = {}) {
  const file = join(folder, 'orders.json');
  writeFileSync(file, JSON.stringify(orders));
  const env = { ...process.env, PROVIDER_API: `${server.origin}/api`, no_proxy: '*', ...settings };
  const options = { cwd: import.meta.dirname, env };
  return new Promise<{ status: number; lines: string[]; errors: string }>((done) => {
    const child = execFile(process.execPath, ['reconcile.mjs', day, file], options, (_, out, errors) =>
      done({ status: child.exitCode ?? -1, lines: out.trim().split('\n'), errors }),
    );
  });
}

it('closes a day that agrees, with its fees, its refunds and its transfer [reconcile.day-agrees]', async () => {
  await pay('REF-0042', 1000);
  const { id } = await pay('REF-0043', 2500);
  const part = (await refund(id, 400)).data as Payment;
  await api.post('/sandbox/settlement');
  expect(await close('2026-07-15', { 'REF-0042': 1000, 'REF-0043': 2500 })).toEqual({
    status: 0,
    errors: '',
    lines: [
      'Day 2026-07-15',
      'Received 35.00 in 2',
      'Refunded 4.00 in 1',
      `  ${part.id} gives back 4.00 of ${id}`,
      'Voided 0.00 in 0',
      'Fees with VAT 0.63960000',
      'Not transferred yet 0',
      'Transfer 2-26-196: 2 of 35.00',
      '  refunds 4.00, fees with VAT 0.63960000',
    ],
  });
});

it('counts a payment that was voided the same day neither in nor out [reconcile.void-counts-nowhere]', async () => {
  const { id } = await pay('REF-0042', 1000);
  await refund(id, 400);
  await refund(id, 600);
  await pay('REF-0043', 700);
  const shops: Record<string, number>[] = [{ 'REF-0043': 700 }, { 'REF-0042': 1000, 'REF-0043': 700 }];
  for (const orders of shops) {
    const { lines, status } = await close('2026-07-15', orders);
    const told = ['Received 7.00 in 1', 'Refunded 0.00 in 0', 'Voided 10.00 in 1', '  REF-0042: 10.00'];
    expect(lines).toEqual(expect.arrayContaining(told));
    expect([status, lines.filter((line) => line.startsWith('Differs'))]).toEqual([0, []]);
  }
  const wrong = await close('2026-07-15', { 'REF-0042': 900, 'REF-0043': 700 });
  expect(wrong.lines).toContain('Differs REF-0042: shop 9.00, API 0.00');
  expect(wrong.status).toBe(1);
});

it('compares the second payment of an order whose first was voided', async () => {
  const { id } = await pay('REF-0042', 1000);
  await refund(id, 1000);
  await pay('REF-0042', 1000);
  expect((await close('2026-07-15', { 'REF-0042': 1000 })).status).toBe(0);
  expect((await close('2026-07-15', {})).lines).toContain('Differs REF-0042: shop 0.00, API 10.00');
});

it('counts what was captured, not what was authorised [reconcile.counts-captures]', async () => {
  const card = { customer: { uuid: seed.customers.own }, paymentMethod: { uuid: seed.savedMethods.card } };
  const held = { type: 'authorization', amount: 1000, code: 'REF-0044', ...card };
  const { data } = await api.post<Payment>('/api/payments', held);
  await api.post(`/api/payments/${data.id}/captures`, { amount: 300 });
  await api.post(`/api/payments/${data.id}/captures`, { amount: 500 });
  const { lines, status } = await close('2026-07-15', { 'REF-0044': 800 });
  expect(lines).toContain('Received 8.00 in 2');
  expect(status).toBe(0);
});

it('gives back on the day of the refund what was paid on another [reconcile.refund-on-its-day]', async () => {
  const { id } = await pay('REF-0042', 1000);
  clock.at = Date.parse('2026-07-16T10:00:00Z');
  await sandbox.settle();
  await refund(id, 1000);
  const { lines } = await close('2026-07-16', {});
  expect(lines).toEqual(
    expect.arrayContaining(['Received 0.00 in 0', 'Refunded 10.00 in 1', 'Transfer 1-26-196: 1 of 10.00']),
  );
  expect((await close('2026-07-15', { 'REF-0042': 1000 })).lines).toContain('Received 10.00 in 1');
});

it('says where shop and API differ, and ends with 1 [reconcile.says-what-differs]', async () => {
  await pay('REF-0042', 1000);
  await pay('REF-0045', 700);
  const { status, lines } = await close('2026-07-15', { 'REF-0042': 900, 'REF-0046': 500 });
  expect(status).toBe(1);
  expect(lines.filter((line) => line.startsWith('Differs'))).toEqual([
    'Differs REF-0042: shop 9.00, API 10.00',
    'Differs REF-0046: shop 5.00, API 0.00',
    'Differs REF-0045: shop 0.00, API 7.00',
  ]);
});

it('reads every page, and days as Lisbon counts them in summer [reconcile.reads-every-page]', async () => {
  clock.at = Date.parse('2026-07-15T22:59:59.600Z');
  for (const code of ['A-1', 'A-2', 'A-3']) await pay(code, 1000);
  clock.at = Date.parse('2026-07-15T23:00:00Z');
  await pay('A-4', 1000);
  const first = await close('2026-07-15', { 'A-1': 1000, 'A-2': 1000, 'A-3': 1000 }, { PAGE_SIZE: '2' });
  expect([first.status, first.lines[1]]).toEqual([0, 'Received 30.00 in 3']);
  const next = await close('2026-07-16', { 'A-4': 1000 });
  expect([next.status, next.lines[1]]).toEqual([0, 'Received 10.00 in 1']);
});

it('ends with the code of a refusal when the API refuses', async () => {
  const { status, errors } = await close('2026-07-15', {}, { PROVIDER_PRIVATE_KEY: 'outra' });
  expect(status).not.toBe(0);
  expect(errors).toContain('401 e00100');
});
