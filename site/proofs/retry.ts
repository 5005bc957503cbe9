import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import type { RestError } from '@balcao/contract/errors/errorRow.ts';
import { errors } from '@balcao/contract/errors.ts';
import { provocations } from '@balcao/contract/provocations/provocations.ts';
import type { Checkout } from '@balcao/contract/resources/checkouts/checkoutSchema.ts';
import type { Customer } from '@balcao/contract/resources/customers/customerSchema.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { heldSeconds } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { expect } from 'vitest';
import { merchant } from '../../sandbox/testing/api.ts';
import { askForEvents } from '../../sandbox/testing/eventReader.ts';
import { provokeByCard, provokeByPhone } from '../../sandbox/testing/provoke.ts';
import { chosen, proofs } from './check/proofs.ts';
import { count, reference, refusedCalls } from './verbs/errors.ts';
import { textOf } from './verbs/sdk-clients.ts';

const order = { amount: 2500, customUniqueId: 'ORDER-2026-0077' };
const withoutKey = { amount: 1000 };
const byKey = `/api/payments?customUniqueId=${order.customUniqueId}`;
const drop = { 'sandbox-fault': 'dropped_connection' };
const byPhone = { code: 'MW', details: { phoneNumber: '351#912345678' } };

/** Setting for the response timeout in seconds, by language of the generated client. */
const sdkTimeouts = {
  javascript: 'settings.timeoutSeconds ?? 30',
  typescript: 'settings.timeoutSeconds ?? 30',
  php: 'float $timeoutSeconds = 30',
  python: 'timeout_seconds: float = 30',
};

export default proofs('retry', {
  'no-header-makes-it-idempotent': async (world) => {
    const before = await count(world);
    const headers = { 'idempotency-key': 'key-42', 'x-idempotency-key': 'key-42' };
    for (const _ of [1, 2]) expect((await world.api.post(reference, { amount: 1000 }, headers)).status).toBe(201);
    const [logged] = (await world.api.get<{ warnings: object[] }[]>('/sandbox/requests')).data;
    expect(logged?.warnings).toMatchObject([
      { pointer: 'Idempotency-Key', reason: 'unread_header' },
      { pointer: 'X-Idempotency-Key', reason: 'unread_header' },
    ]);
    expect(await count(world)).toBe(before + 2);
  },
  'lost-order-is-found-by-its-key': async (world) => {
    const before = await count(world);
    const refused = world.api.send('POST', reference, { amount: 1 }, drop);
    await expect(refused).rejects.toThrow('fetch failed');
    expect(await count(world)).toBe(before);
    await expect(world.api.send('POST', reference, order, drop)).rejects.toThrow('fetch failed');
    expect(await count(world)).toBe(before + 1);
    expect((await world.api.post(reference, order)).refusals).toEqual(['409 e00600']);
    const found = async () => (await world.api.get<Payment[]>(byKey)).data;
    const [made] = await found();
    expect(made).toMatchObject(order);
    await world.api.post('/sandbox/atm', { ...made?.referenceDetails, amount: order.amount });
    expect((await world.api.post(reference, order)).refusals).toEqual(['409 e00600']);
    expect(await found()).toMatchObject([{ id: made?.id, stateDetails: { state: 'confirmed' } }]);
  },
  'cancelled-order-keeps-its-key': async (world) => {
    const { data } = await world.api.post<Payment>(reference, order);
    const cancelled = await world.cancel(data.id, { ignoreUnsupported: true });
    expect(cancelled.data.stateDetails.state).toBe('cancelled');
    expect((await world.api.post(reference, order)).status).toBe(409);
    const other = { ...order, customUniqueId: 'ORDER-2026-0078' };
    expect((await world.api.post(reference, other)).status).toBe(201);
  },
  'equal-refunds-differ-by-id-alone': async (world) => {
    const { id } = await world.charge();
    for (const _ of [1, 2]) await world.refund(id, 500);
    const { refunds = [] } = await world.get(id);
    const [first, second] = refunds.map(({ paymentId: _, ...rest }) => rest);
    expect(second).toEqual(first);
    expect(new Set(refunds.map(({ paymentId }) => paymentId)).size).toBe(2);
  },
  'simultaneous-refunds-fit-the-amount': async (world) => {
    const { id } = await world.charge({ amount: 2500 });
    const made = await Promise.all(Array.from({ length: 4 }, () => world.refund(id, 1000)));
    expect(made.map(({ status }) => status).sort()).toEqual([201, 201, 400, 400]);
    expect((await world.get(id)).refunds?.map(({ amount }) => amount)).toEqual([1000, 1000]);
  },
  'refused-calls-stay-refused': async (world) => {
    const statuses = new Set<number>();
    for await (const { code, answer, again } of refusedCalls(world)) {
      if (answer.status >= 500) continue;
      const { status, body } = await again();
      expect([code, status, body.error]).toEqual([code, answer.status, answer.body.error]);
      statuses.add(status);
    }
    expect([...statuses].sort()).toEqual([400, 401, 404, 409, 422]);
    const wrong = await world.api.post('/api/payments/1001/refund', { amount: 100 });
    expect(wrong.refusals).toEqual(['404 e00500']);
    expect(wrong.body.error?.errors[0]?.msg).toContain('/api/payments/1001/refunds');
  },
  'same-key-with-other-amount-is-refused': async (world) => {
    const { data } = await world.api.post<Payment>(reference, { ...order, amount: 900 });
    for (const _ of [1, 2]) expect((await world.api.post(reference, order)).refusals).toEqual(['409 e00600']);
    expect((await world.api.get<Payment[]>(byKey)).data).toMatchObject([{ id: data.id, amount: 900 }]);
    for (const [customUniqueId, status] of [
      ['undefined', 201],
      ['null', 201],
      ['null', 409],
    ] as const) {
      expect((await world.api.post(reference, { amount: 1000, customUniqueId })).status).toBe(status);
      const [logged] = (await world.api.get<{ warnings: object[] }[]>('/sandbox/requests')).data;
      expect(logged?.warnings).toMatchObject([{ reason: 'placeholder' }]);
    }
  },
  'overload-says-when-to-retry': async (world) => {
    const refused = await world.api.post(reference, order, { 'sandbox-fault': 'unavailable' });
    expect(refused.refusals).toEqual(['503 s00101']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await world.api.post(reference, order)).status).toBe(201);
    const open = () => askForEvents(world.sandbox.fetch, merchant);
    const streams = await Promise.all(Array.from({ length: sandboxQuotas.streamsPerTenant }, open));
    const tooMany = await open();
    expect([tooMany.status, tooMany.headers.get('retry-after')]).toEqual([429, '10']);
    expect(await tooMany.json()).toMatchObject({ error: { errors: [{ code: 's00102' }] } });
    for (const stream of streams) await stream.body?.cancel();
    const again = await open();
    expect(again.status).toBe(200);
    await again.body?.cancel();
  },
  'later-failure-can-be-tried-again': async (world) => {
    const retryable = Object.entries<RestError>(errors).filter(([, entry]) => entry.retryable);
    expect(retryable.length).toBeGreaterThan(0);
    for (const [code] of retryable) {
      await world.api.post('/sandbox/reset');
      const provocation = provocations[code as keyof typeof errors];
      if (provocation.by === 'card') {
        const { page } = await provokeByCard(world, provocation);
        await page.card(world.cards.visa);
        expect((await page.payment()).stateDetails.state).toBe('confirmed');
      } else {
        if (provocation.by !== 'phone') throw new Error(`${code} is met in another way.`);
        const { id } = await provokeByPhone(world, provocation);
        expect((await world.get(id)).paymentMethod?.result?.code).toBe(code);
        const phone = { code: 'MW', details: { phoneNumber: '351#900000001' } };
        await world.api.put(`/api/payments/${id}`, { paymentMethod: phone });
        await world.pass(3);
        expect((await world.get(id)).stateDetails.state).toBe('confirmed');
      }
    }
  },
  'order-key-prevents-second-payment': async (world) => {
    for (const [path, more] of [
      ['/api/payments', { paymentMethod: byPhone }],
      [reference, {}],
    ] as const) {
      await world.api.post('/sandbox/reset');
      const make = (body: object) => world.api.post<Payment>(path, { ...body, ...more });
      const first = await make(order);
      expect((await make(order)).refusals).toEqual(['409 e00600']);
      expect((await world.api.get<Payment[]>(byKey)).data.map(({ id }) => id)).toEqual([first.data.id]);
      const before = await count(world);
      for (const _ of [1, 2]) await make(withoutKey);
      expect(await count(world)).toBe(before + 2);
    }
  },
  'order-key-prevents-second-checkout': async (world) => {
    await world.subscribe('payment_cancelled');
    const open = (payment: object) => world.api.post<Checkout>('/api/checkouts', { payment });
    const lost = (await open(order)).data;
    expect((await open(order)).refusals).toEqual(['409 e00600']);
    const found = await world.api.get<Payment[]>(byKey);
    expect(found.data.map(({ id }) => id)).toEqual([lost.paymentId]);
    expect(JSON.stringify(found.body)).not.toContain(lost.id);
    expect((await world.cancel(lost.paymentId)).data.stateDetails.state).toBe('cancelled');
    expect((await world.notifications()).map(({ payments: [{ id }] }) => id)).toEqual([lost.paymentId]);
    expect((await open(order)).refusals).toEqual(['409 e00600']);
    expect((await open({ ...order, customUniqueId: 'ORDER-AGAIN' })).status).toBe(201);
    const before = await count(world);
    for (const _ of [1, 2]) await open(withoutKey);
    expect(await count(world)).toBe(before + 2);
  },
  'entity-is-made-once': async ({ api }) => {
    const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
    const shop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.', user };
    expect((await api.post('/api/entities', shop)).status).toBe(201);
    expect((await api.post('/api/entities', shop)).refusals).toEqual(['409 e00300']);
    expect((await api.get('/api/entities/500000000')).data).toMatchObject({ name: shop.name });
  },
  'changes-repeat-to-the-same-state': async (world) => {
    const { api, cancel, adjust, authorise, seed, get } = world;
    const held = await authorise();
    const { own } = seed.customers;
    const { realtimeReference: open, confirmedReference: paid } = seed.payments;
    const customer = () => api.get<Customer>(`/api/customers/${own}`);
    const twice: [() => ReturnType<typeof cancel>, () => Promise<unknown>, (number | string)[]][] = [
      [() => adjust(held.id, 800), async () => (await get(held.id)).amount, [200, 200]],
      [() => cancel(open), async () => (await get(open)).stateDetails, [200, '400 e00600']],
      [() => cancel(paid), async () => (await get(paid)).stateDetails, ['400 e00600', '400 e00600']],
      [
        () => api.put(`/api/customers/${own}`, { firstName: 'Ana' }),
        async () => (await customer()).data.firstName,
        [200, 200],
      ],
      [() => api.delete(`/api/customers/${own}`), async () => (await customer()).status, [200, '404 e00502']],
    ];
    for (const [call, look, expected] of twice) {
      const got = async ({ status, refusals }: Awaited<ReturnType<typeof cancel>>) => refusals[0] ?? status;
      const first = await got(await call());
      const after = await look();
      expect([first, await got(await call())]).toEqual(expected);
      expect(await look()).toEqual(after);
    }
  },
  'late-webhook-shows-an-old-state': async (world) => {
    for (const failureMode of ['delayed', 'out_of_order'] as const) {
      const url = `https://loja.example/${failureMode}`;
      await world.api.post('/api/webhooks', { action: 'payment_refunded', url });
      const { data } = await world.api.post<{ id: string }>('/api/webhooks', {
        action: 'payment_confirmed',
        url,
      });
      await world.api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode });
      const { id } = await world.payReference();
      await world.refund(id, 1000);
      expect(await world.actions(url)).not.toContain('payment_confirmed');
      await world.pass(heldSeconds[failureMode]);
      const told = await world.notifications(url);
      const states = told.map(({ webhook, payments: [{ stateDetails }] }) => [webhook.action, stateDetails.state]);
      expect(states).toContainEqual(['payment_confirmed', 'confirmed']);
      if (failureMode === 'out_of_order') expect(states.at(-1)?.[0]).toBe('payment_confirmed');
      expect((await world.get(id)).stateDetails.state).toBe('cancelled');
    }
  },
  'sdk-waits-30-seconds': async (world) => {
    for (const [language, waits] of Object.entries(sdkTimeouts))
      expect(await textOf(world, language), language).toContain(waits);
  },
  'chosen-refusals-keep-their-status': chosen(
    ['error-e00100', 'error-e00301', 'error-e00402', 'error-e00502', 'error-e00600'],
    async (world) => {
      const met: Record<number, string[]> = {};
      for await (const { code, answer } of refusedCalls(world))
        met[answer.status] = [...(met[answer.status] ?? []), code];
      expect(met[400]).toEqual(expect.arrayContaining(['e00301', 'e00402', 'e00600']));
      expect(met[400]?.filter((code) => code.startsWith('e002'))).toEqual([]);
      expect(met[401]).toEqual(['e00100', 'e00101', 'e00102']);
      const theirs = await world.api.get(`/api/payments/${world.seed.payments.otherEntity}`);
      expect(theirs.refusals).toEqual(['404 e00502']);
      for (const header of [{ 'content-encoding': 'gzip' }, { 'content-type': 'text/plain; charset=latin1' }]) {
        const { refusals } = await world.api.send('POST', '/api/payments/references', { amount: 1000 }, header);
        expect(refusals).toEqual(['415 e00219']);
      }
    },
  ),
});
