import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import type { World } from './check/world.ts';
import { aDay } from './verbs/payment-states.ts';
import { byPhone, inSixMonths, methodsFor, starts, validSeconds } from './verbs/payments.ts';

const hold = { type: 'authorization', amount: 1000 };

const series = { recurring: { type: 'INITIAL', amountQualifier: 'ESTM' } };

async function refundsInParts(world: World, id: string): Promise<void> {
  for (const amount of [400, 600]) expect((await world.refund(id, amount)).status).toBe(201);
}

const stateOf = async (world: World, id: string) => (await world.get(id)).stateDetails.state;

export default proofs('choose-a-method', {
  'each-method-starts-in-its-state': async (world) => {
    for (const [method, state] of [
      ['page', 'pending'],
      ['reference', 'pending'],
      ['phone', 'pending_confirmation'],
      ['savedPhone', 'pending_confirmation'],
      ['savedCard', 'confirmed'],
      ['terminal', 'pending_confirmation'],
    ] as const)
      expect([method, (await starts[method](world)).stateDetails.state]).toEqual([method, state]);
  },
  'each-method-has-its-deadline': chosen(['limit-pushMinutes', 'behaviour-terminalValidity'], async (world) => {
    for (const method of ['page', 'reference', 'savedPhone'] as const)
      expect([method, (await starts[method](world)).validDate.end]).toEqual([method, inSixMonths]);
    expect((await starts.terminal(world)).validDate.end).toBe('2026-01-15T23:59:59+00:00');
    const end = '2026-01-20T12:00:00+00:00';
    expect((await world.payReference({ validDate: { end } })).validDate.end).toBe(end);
    const phone = await starts.phone(world);
    expect(validSeconds(phone)).toBe(30 * 60);
    await world.pass(5 * 60 - 1);
    expect(await stateOf(world, phone.id)).toBe('pending_confirmation');
    await world.pass(1);
    expect(await stateOf(world, phone.id)).toBe('pending');
  }),
  'all-methods-are-told-the-same': async (world) => {
    const told = await world.listen('payment_confirmed');
    const [phone, savedPhone] = [await starts.phone(world), await starts.savedPhone(world)];
    for (const { id } of [phone, savedPhone]) await world.answerPhone(id, 'accept', '1234');
    const [reference, card, page] = [await world.payReference(), await world.charge(), await world.open()];
    await page.card(world.cards.challenge);
    expect(await stateOf(world, page.paymentId)).toBe('pending');
    await page.bank('accept');
    const terminal = world.seed.payments.authorisedTerminal;
    expect(await stateOf(world, terminal)).toBe('authorised');
    await world.pass(aDay);
    const paid = [phone, savedPhone, reference, card, { id: page.paymentId }, { id: terminal }];
    for (const { id } of paid) expect(await stateOf(world, id)).toBe('confirmed');
    const ids = (await told()).map(({ payment }) => payment.id);
    expect(ids).toEqual(expect.arrayContaining(paid.map(({ id }) => id)));
  },
  'cards-repeat-and-capture': async (world) => {
    const onPage = async (payment: object) => {
      const page = await world.open({ payment });
      await page.card(world.cards.visa);
      return page.paymentId;
    };
    for (const id of [await onPage(series), (await world.charge(series)).id]) {
      expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
      expect((await world.repeat(id, 500)).data.stateDetails.state).toBe('confirmed');
      await refundsInParts(world, id);
    }
    for (const id of [await onPage(hold), (await world.authorise()).id])
      expect((await world.capture(id, 400)).status).toBe(201);
    for (const id of [(await world.open()).paymentId, (await world.authorise()).id])
      expect((await world.cancel(id)).status).toBe(200);
  },
  'references-neither-hold-nor-repeat': async (world) => {
    const create = (body: object) => world.api.post<Payment>('/api/payments/references', { amount: 1000, ...body });
    const normal = (await create({})).data;
    expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
    const realtime = (await create({ availableMethods: [{ code: 'MB', type: 'REALTIME' }] })).data;
    expect((await world.cancel(realtime.id)).status).toBe(200);
    expect((await create(hold)).refusals).toEqual(['400 e00402']);
    const { id } = await world.payReference(series);
    expect((await world.repeat(id, 500)).status).toBe(400);
    await refundsInParts(world, id);
  },
  'phones-neither-hold-nor-repeat': async (world) => {
    const { id } = await starts.phone(world);
    expect((await world.cancel(id)).refusals).toEqual(['400 e00600']);
    await world.answerPhone(id, 'refuse');
    expect((await world.cancel(id)).status).toBe(200);
    expect((await world.create({ ...hold, paymentMethod: byPhone })).refusals).toEqual(['400 e00402']);
    const first = (await world.create({ ...series, paymentMethod: byPhone })).data;
    await world.answerPhone(first.id, 'accept', '1234');
    expect((await world.repeat(first.id, 500)).refusals).toEqual(['400 e00402']);
    await refundsInParts(world, first.id);
  },
  'terminals-neither-capture-nor-repeat': async (world) => {
    const { authorisedTerminal, settledTerminal } = world.seed.payments;
    expect((await world.cancel((await starts.terminal(world)).id)).refusals).toEqual(['400 e00600']);
    expect((await world.capture(authorisedTerminal, 100)).status).toBe(400);
    expect((await world.cancel(authorisedTerminal)).status).toBe(200);
    expect((await world.cancel(settledTerminal)).refusals).toEqual(['400 e00600']);
    expect((await world.repeat(settledTerminal, 100)).status).toBe(400);
    // The payment at the terminal times out after a minute.
    await world.pass(120);
    const { uuid } = world.seed.terminals[0];
    const path = `/api/terminals/${uuid}/refunds/${settledTerminal}`;
    expect((await world.api.post(path, { amount: 100 })).status).toBe(201);
  },
  'methods-follow-entity-and-amount': chosen(['limit-methodLimits'], async (world) => {
    expect(await methodsFor(world, 1000)).toEqual(['CC', 'MB', 'MW']);
    expect(await methodsFor(world, 60)).toEqual(['CC', 'MW']);
    expect(await methodsFor(world, 5_000_000)).toEqual(['MB']);
    const { withoutMethods } = world.seed.soapEntities;
    expect(await methodsFor(world, 1000, withoutMethods)).toEqual([]);
  }),
  'api-takes-no-new-card': async (world) => {
    const customer = { uuid: world.seed.customers.own };
    const save = { details: { createRegistration: true } };
    for (const paymentMethod of [{ code: 'CC' }, { code: 'CC', ...save }])
      expect((await world.create({ customer, paymentMethod })).refusals).toEqual(['400 e00402']);
    const phone = { ...byPhone, details: { ...byPhone.details, ...save.details } };
    expect((await world.create({ customer, paymentMethod: phone })).status).toBe(201);
  },
});
