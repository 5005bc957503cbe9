import { readFileSync } from 'node:fs';
import { maxRetained } from '@balcao/contract/control/sandboxQuotas.ts';
import { paymentStates } from '@balcao/contract/resources/payments/paymentEnums.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { mostItems } from '@balcao/contract/schema/requestLimits.ts';
import { expect } from 'vitest';
import { basic } from '../../sandbox/testing/api.ts';
import { onFullDisk } from '../../sandbox/testing/fullDisk.ts';
import { at } from '../../tools/run/paths.mjs';
import { chosen, proofs } from './check/proofs.ts';
import { sendRecorded } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { reference } from './verbs/sandbox-quotas.ts';

const nobody = { authorization: undefined, 'paypay-clientid': undefined };

const list = async ({ api }: World) => (await api.get<Payment[]>('/api/payments?limit=100')).data;

export default proofs('sandbox', {
  'needs-node-20-19': () => {
    expect(JSON.parse(readFileSync(at('package.json'), 'utf8')).engines.node).toBe('>=20.19');
    expect(readFileSync(at('tools/command.mjs'), 'utf8')).toContain('const floor = [20, 19];');
  },
  'readiness-says-what-is-missing': async ({ api }) => {
    expect((await api.get('/sandbox/ready', nobody)).status).toBe(200);
    const { health, ready, missing, read } = await onFullDisk();
    expect([health, ready, read]).toEqual([200, 503, 200]);
    expect(missing).toContain('escrit');
  },
  'seed-has-every-state-and-method': async (world) => {
    const payments = await list(world);
    const states = new Set(payments.map(({ stateDetails }) => stateDetails.state));
    expect([...states].sort()).toEqual([...paymentStates].sort());
    const { body } = await world.api.get('/api/payments?stateDetails_state=paid');
    const five = 'pending, pending_confirmation, confirmed, authorised, cancelled';
    expect(body.error?.errors[0]?.msg).toContain(five);
    const methods = new Set(payments.flatMap(({ paymentMethod }) => paymentMethod?.code ?? []));
    expect([...methods].sort()).toEqual(['CC', 'MB', 'MW']);
    const saved = `/api/customers/${world.seed.customers.own}/paymentMethods`;
    for (const path of ['/api/customers', saved, '/api/terminals', '/api/referenceRanges', '/api/webhooks'])
      expect([path, (await world.api.get<unknown[]>(path)).data.length > 0]).toEqual([path, true]);
  },
  'reset-returns-to-the-seed': async (world) => {
    const before = await list(world);
    await world.payReference();
    await world.pass(3600);
    expect(await list(world)).not.toEqual(before);
    await sendRecorded(world, 'sandbox/reset', 'reset');
    expect(await list(world)).toEqual(before);
    const clock = await world.api.get<{ offsetSeconds: number }>('/sandbox/clock');
    expect(clock.data.offsetSeconds).toBe(0);
  },
  'clock-runs-and-can-be-moved': async (world) => {
    const { api } = await world.openPrivateSandbox();
    const now = async (of = api) => (await of.get<{ now: string }>('/sandbox/clock')).data.now;
    await api.post('/sandbox/clock', { advanceSeconds: 3600 });
    world.clock.at += 5000;
    expect([await now(), await now(world.api)]).toEqual(['2026-01-15T11:00:05+00:00', '2026-01-15T10:00:05+00:00']);
  },
  'unknown-fault-is-refused': async (world) => {
    const before = (await list(world)).length;
    const { code, privateKey, clientId } = world.merchant;
    for (const name of ['flood', 'server_error, flood', 'server_error=5', 'latency=0']) {
      const headers = {
        authorization: basic(code, privateKey),
        'paypay-clientid': clientId,
        'sandbox-fault': name,
      };
      const body = JSON.stringify({ amount: 1000 });
      const answer = await world.fetch(reference, { method: 'POST', headers, body });
      expect([name, answer.status]).toEqual([name, 422]);
      expect(await answer.json()).toMatchObject({ error: { code: 'c0902' } });
    }
    expect(await list(world)).toHaveLength(before);
  },
  'failure-mode-lasts-until-removed': async (world) => {
    const body = { action: 'payment_confirmed', url: world.webhookUrl };
    const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
    const mode = (failureMode: string | null) =>
      world.api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode });
    await mode('duplicate');
    for (const arrived of [2, 4]) {
      await world.payReference();
      expect(await world.messages()).toHaveLength(arrived);
    }
    await mode(null);
    await world.payReference();
    expect(await world.messages()).toHaveLength(5);
  },
  'log-drops-the-oldest-calls': async (world) => {
    const { api } = await world.openPrivateSandbox();
    const paths = async () =>
      (await api.get<{ path: string }[]>(`/sandbox/requests?limit=${maxRetained.requests}`)).data.map(
        ({ path }) => path,
      );
    await api.get('/api/payments/1001');
    expect(await paths()).toEqual(['/api/payments/1001']);
    for (let n = 0; n < maxRetained.requests; n += 1) await api.get('/api/webhooks');
    await api.get('/api/payments/1002');
    const kept = await paths();
    expect(kept[0]).toBe('/api/payments/1002');
    expect(kept).not.toContain('/api/payments/1001');
    expect(kept.length).toBeGreaterThan(100);
  },
  'too-long-text-or-list-is-refused': chosen(
    ['limit-textCharacters', 'limit-mostItems', 'limit-bodyLimitBytes'],
    async ({ api }) => {
      const refusals = async (body: object, path = reference) => (await api.post(path, body)).refusals;
      const list = (length: number) => ({
        amount: 1000,
        additionalData: Array.from({ length }, (_, n) => ({ key: `${n}`, value: 'b', type: 'STRING' })),
      });
      const text = (length: number) => ({ amount: 1000, customUniqueId: 'x'.repeat(length) });
      expect(await refusals(text(255))).toEqual([]);
      expect(await refusals(text(256))).toEqual(['422 e00227']);
      const [own, ...more] = await refusals({ email: `${'x'.repeat(300)}@loja.example` }, '/api/customers');
      expect(more).toEqual([]);
      expect(own).toMatch(/^422 e002(?!27)\d\d$/);
      expect(await refusals(list(mostItems.additionalData))).toEqual([]);
      expect(await refusals(list(mostItems.additionalData + 1))).toEqual(['422 e00219']);
      const whole = (length: number) => JSON.stringify({ amount: 1000 }).padEnd(length);
      expect((await api.send('POST', reference, whole(1_000_000))).status).toBe(201);
      expect((await api.send('POST', reference, whole(1_000_001))).status).toBe(413);
    },
  ),
  'platforms-share-clock-and-reset': async (world) => {
    await world.pass(3600);
    const { data } = await world.other.get<{ offsetSeconds: number }>('/sandbox/clock');
    expect(data.offsetSeconds).toBe(3600);
    const { id } = await world.charge();
    await world.other.post('/sandbox/reset');
    expect((await world.api.get(`/api/payments/${id}`)).refusals).toEqual(['404 e00502']);
  },
});
