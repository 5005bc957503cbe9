import type { Upcoming } from '@balcao/contract/control/upcoming.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import type { Terminal } from '@balcao/contract/resources/terminals/terminalSchema.ts';
import type { FailureMode } from '@balcao/contract/resources/webhooks/failureModes.ts';
import { amountScenarios } from '@balcao/contract/scenarios/amounts.ts';
import { entityScenarios } from '@balcao/contract/scenarios/seededEntities.ts';
import { terminalScenarios } from '@balcao/contract/scenarios/seededTerminals.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { byPhone } from './verbs/payment-states.ts';

const reference = '/api/payments/references';

async function endOf({ get }: World, id: string) {
  const { stateDetails, paymentMethod } = await get(id);
  return [stateDetails.state, paymentMethod?.result?.code];
}

/** Registers an entity, and returns its state after a while. */
async function registered({ api, pass }: World, clientId: string): Promise<string> {
  const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
  expect((await api.post('/api/entities', { clientId, name: 'Livraria', user })).status).toBe(201);
  await pass(10);
  const { data } = await api.get<{ stateDetails: { state: string } }>(`/api/entities/${clientId}`);
  return data.stateDetails.state;
}

/** Pays a reference. Returns the messages to a subscription with the failure mode, and the sandbox's pauses. */
async function received(world: World, failureMode: FailureMode) {
  await world.api.post('/sandbox/reset');
  world.receiver.received = [];
  world.pauses.length = 0;
  const body = { action: 'payment_confirmed', url: world.webhookUrl };
  const { data } = await world.api.post<{ id: string }>('/api/webhooks', body);
  await world.api.put(`/sandbox/webhooks/${data.id}/failure-mode`, { failureMode });
  await world.payReference();
  const atOnce = (await world.messages()).length;
  await world.pass(600);
  const messages = await world.messages();
  const [first] = messages;
  if (!first) throw new Error(`Nothing arrived with ${failureMode}.`);
  const [delivery] = await world.deliveries();
  return { atOnce, messages, first, whole: delivery?.body, pauses: [...world.pauses] };
}

export default proofs('testing', {
  'control-calls-take-the-same-credentials': async ({ api }) => {
    const move = { advanceSeconds: 60 };
    expect((await api.post('/sandbox/clock', move, { authorization: undefined })).status).toBe(401);
    expect((await api.post('/sandbox/clock', move)).status).toBe(200);
  },
  'any-future-date-and-code-serve': async (world) => {
    for (const [expiryMonth, expiryYear, cvc, status] of [
      ['01', '2026', '000', 200],
      ['11', '2044', '999', 200],
      ['12', '2025', '123', 422],
    ] as const) {
      const page = await world.open();
      const seen = await page.card(world.cards.visa, { expiryMonth, expiryYear, cvc });
      expect([expiryYear, seen.status]).toEqual([expiryYear, status]);
      const [state] = await endOf(world, page.paymentId);
      expect(state).toBe(status === 200 ? 'confirmed' : 'pending');
    }
  },
  'other-phones-wait-for-an-answer': chosen(['limit-pushMinutes'], async (world) => {
    const ask = async (phone: string) => (await world.create({ paymentMethod: byPhone(phone) })).data.id;
    const ids = [await ask('351#912345678'), await ask('34#612345678'), await ask('351#961234567')];
    const ends = () => Promise.all(ids.map((id) => endOf(world, id)));
    await world.pass(4 * 60 + 59);
    expect(await ends()).toEqual(ids.map(() => ['pending_confirmation', undefined]));
    await world.answerPhone(ids[0] ?? '', 'accept');
    await world.answerPhone(ids[1] ?? '', 'refuse');
    await world.pass(1);
    expect(await ends()).toEqual([
      ['confirmed', undefined],
      ['pending', 'e04020'],
      ['pending', 'e04201'],
    ]);
  }),
  'references-wait-to-be-paid': async (world) => {
    const made = [];
    for (const { amountCents: amount } of amountScenarios)
      made.push((await world.api.post<Payment>(reference, { amount })).data);
    await world.pass(3600);
    for (const { id } of made) expect(await endOf(world, id)).toEqual(['pending', undefined]);
  },
  'cash-machine-refuses-wrong-details': async (world) => {
    const { data } = await world.api.post<Payment>(reference, { amount: 1000 });
    const { entity, reference: number } = data.referenceDetails;
    const right = { entity, reference: number, amount: 1000 };
    const pay = async (typed: object) => (await world.api.post('/sandbox/atm', typed)).refusals;
    for (const missing of ['entity', 'reference', 'amount'])
      expect((await pay({ ...right, [missing]: undefined }))[0]).toMatch(/^422 e002(02|21)$/);
    expect(await pay({ ...right, amount: 1001 })).toEqual(['409 c0102']);
    expect(await pay({ ...right, entity: '54321' })).toEqual(['404 c0101']);
    expect(await pay({ ...right, reference: '009999999' })).toEqual(['404 c0101']);
    expect(await pay(right)).toEqual([]);
    expect(await pay(right)).toEqual(['409 c0103']);
  },
  'magic-tax-numbers-decide': chosen(['scenario-entities'], async (world) => {
    await world.subscribe('entity_approved', 'entity_declined');
    for (const { clientId, action } of entityScenarios) {
      const [state, event] = action === 'approve' ? ['approved', 'entity_approved'] : ['declined', 'entity_declined'];
      expect(await registered(world, clientId)).toBe(state);
      const last = (await world.notifications()).at(-1);
      expect([last?.webhook.action, last?.entities[0].clientId]).toEqual([event, clientId]);
    }
    expect(await registered(world, '500000000')).toBe('pending');
    await world.pass(30 * 86_400);
    const { data } = await world.api.get('/api/entities/500000000');
    expect(data).toMatchObject({ stateDetails: { state: 'pending' } });
  }),
  'clock-never-goes-back': async ({ api }) => {
    for (const to of ['2026-01-15T09:59:59', '2020-01-01T00:00:00', '2026-01-15T10:00:00'])
      expect((await api.post('/sandbox/clock', { to })).refusals).toEqual(['422 c0301']);
    expect((await api.post('/sandbox/clock', { advanceSeconds: -60 })).status).toBe(422);
    expect((await api.get<{ offsetSeconds: number }>('/sandbox/clock')).data.offsetSeconds).toBe(0);
  },
  'moved-clock-does-all-that-fell-due': async (world) => {
    for (const move of [{ advanceSeconds: 86_400 }, { to: '2026-01-16T10:00:00' }]) {
      await world.api.post('/sandbox/reset');
      world.receiver.received = [];
      await world.subscribe('payment_method_error', 'payment_expired', 'payment_confirmed');
      world.respondWith(({ url }) => (url === world.webhookUrl ? 503 : 204));
      const paid = await world.payReference();
      world.respondWith(204);
      const { data: phone } = await world.create({ paymentMethod: byPhone('351#912345678') });
      const validDate = { end: '2026-01-15T12:00:00' };
      const { data: due } = await world.api.post<Payment>(reference, { amount: 1000, validDate });
      const own = [paid.id, phone.id, due.id];
      const ahead = (await world.api.get<Upcoming[]>('/sandbox/upcoming')).data
        .filter(({ paymentId }) => paymentId !== null && own.includes(paymentId))
        .map(({ kind, paymentId, at: moment }) => [kind, paymentId, moment.slice(0, 16)]);
      expect(ahead).toEqual([
        ['delivery_leaves', paid.id, '2026-01-15T10:01'],
        ['push_expires', phone.id, '2026-01-15T10:05'],
        ['payment_expires', due.id, '2026-01-15T12:00'],
        ['day_closes', paid.id, '2026-01-16T00:00'],
      ]);
      await world.api.post('/sandbox/clock', move);
      const told = (await world.notifications())
        .map(({ webhook, payments: [{ id }] }) => [id, webhook.action, webhook.createdAt.slice(11, 16)])
        .filter(([id]) => own.includes(String(id)));
      expect(told).toEqual([
        [paid.id, 'payment_confirmed', '10:00'],
        [paid.id, 'payment_confirmed', '10:00'],
        [phone.id, 'payment_method_error', '10:05'],
        [phone.id, 'payment_expired', '10:30'],
        [due.id, 'payment_expired', '12:00'],
      ]);
      const repeated = (await world.deliveries()).find(({ paymentId }) => paymentId === paid.id);
      expect(repeated?.attempts[1]?.at).toBe('2026-01-15T10:01:00+00:00');
      const { transferDetails } = await world.get(paid.id);
      expect(transferDetails?.transferredAt).toBe('2026-01-16T00:00:00+00:00');
    }
  },
  'moved-clock-signs': async (world) => {
    world.respondWith(204);
    await world.subscribe('payment_confirmed');
    const days = 2 * 86_400;
    await world.api.post('/sandbox/clock', { advanceSeconds: days });
    world.receiver.received = [];
    const { id } = await world.payReference();
    const message = (await world.messages()).find(({ body }) => body.includes(`"${id}"`));
    if (!message) throw new Error('No webhook arrived.');
    const ts = Number(world.signatureParts(message).ts);
    const { now } = (await world.api.get<{ now: string }>('/sandbox/clock')).data;
    expect([ts, ts]).toEqual([Date.parse(now) / 1000, world.clock.at / 1000 + days]);
  },
  'fault-fails-the-next-calls': async (world) => {
    const count = async () => (await world.api.get<Payment[]>('/api/payments?limit=100')).data.length;
    const met: Record<string, unknown> = {};
    for (const kind of ['latency', 'server_error', 'acquirer_error', 'unavailable', 'dropped_connection']) {
      const before = await count();
      await world.api.post('/sandbox/faults', { kind, calls: 2, operation: 'createReference' });
      const send = () =>
        world.api.post(reference, { amount: 1000 }).then(
          ({ status }) => status,
          () => 'cut',
        );
      const statuses = [await send(), await send()];
      met[kind] = [...statuses, (await count()) - before];
      expect([kind, await send()]).toEqual([kind, 201]);
    }
    expect(met).toEqual({
      latency: [201, 201, 2],
      server_error: [500, 500, 0],
      acquirer_error: [502, 502, 0],
      unavailable: [503, 503, 0],
      dropped_connection: ['cut', 'cut', 2],
    });
    expect(world.pauses).toHaveLength(2);
  },
  'failure-modes-do-what-they-say': async (world) => {
    const said = async (mode: FailureMode) => {
      const { atOnce, messages, first, whole, pauses } = await received(world, mode);
      const age = first.at / 1000 - Number(world.signatureParts(first).ts);
      const hasWhole = first.body === whole;
      return {
        atOnce,
        all: messages.length,
        signed: world.isSigned(first),
        hasWhole,
        old: age > 1800,
        pauses,
      };
    };
    const plain = { atOnce: 1, all: 1, signed: true, hasWhole: true, old: false, pauses: [] };
    expect(await said('duplicate')).toEqual({ ...plain, atOnce: 2, all: 2 });
    expect(await said('out_of_order')).toEqual({ ...plain, atOnce: 0 });
    expect(await said('delayed')).toEqual({ ...plain, atOnce: 0 });
    expect((await said('slow')).pauses.length).toBeGreaterThan(1);
    expect(await said('truncated')).toMatchObject({ signed: false, hasWhole: false });
    expect(await said('stale_timestamp')).toMatchObject({ old: true, hasWhole: true });
    expect(await said('wrong_signature')).toMatchObject({ signed: false, hasWhole: true });
  },
  'real-card-is-refused': async (world) => {
    const page = await world.open();
    for (const number of ['4012888888881881', '5105105105105100', '4242424242424241'])
      expect((await world.payerOnPage(page.id).card(number)).status).toBe(422);
    expect(await endOf(world, page.paymentId)).toEqual(['pending', undefined]);
    const terminal = world.terminal();
    const { data } = await terminal.ask(1000);
    expect((await terminal.card('insert', '4012888888881881')).status).toBeGreaterThan(399);
    expect((await endOf(world, data.id))[0]).toBe('pending_confirmation');
  },
  'some-terminals-start-with-a-fault': async (world) => {
    for (const { terminalId, terminalFault, uuid } of terminalScenarios) {
      const { data } = await world.api.get<Terminal[]>(`/api/terminals?terminalId=${terminalId}`);
      expect(data.map((each) => each.uuid)).toEqual([uuid]);
      expect((await world.terminal(uuid).look()).terminalFault).toBe(terminalFault);
    }
    expect((await world.terminal().look()).terminalFault).toBe('none');
  },
});
