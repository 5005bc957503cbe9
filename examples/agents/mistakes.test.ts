import { buildDescription } from '@balcao/contract/openapi/build.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorld, type World } from '../../site/proofs/check/world.ts';
import { failUntilDisabled, wholeScheduleSeconds } from '../../site/proofs/verbs/failing-deliveries.ts';
import { agentFiles } from './agentFiles.ts';

/** The mistakes that AGENTS.md names, each with the harm that it says and the way it says to avoid it. */
const reference = '/api/payments/references';
const aDay = 86_400;
const stateOf = async ({ get }: World, id: string) => (await get(id)).stateDetails.state;
const found = async ({ api }: World, query: string) =>
  (await api.get<Payment[]>(`/api/payments?${query}`)).data;
const loses = { 'sandbox-fault': 'dropped_connection' };

/** A reference that its payer has not paid. */
const referenceOf = async ({ api }: World, more: object = {}) =>
  (await api.post<Payment>(reference, { amount: 1000, ...more })).data;
const payAtAtm = ({ api }: World, { referenceDetails, amount }: Payment) =>
  api.post('/sandbox/atm', { ...referenceDetails, amount });

type Proof = (world: World) => Promise<void>;

/** By how the sentence in bold begins. */
const proofs: Record<string, Proof> = {
  'Repeating a refund, a capture or a recurring charge': async (world) => {
    const { api, charge, authorise, seed } = world;
    for (const [id, name, amount] of [
      [(await charge()).id, 'refunds', 400],
      [(await authorise()).id, 'captures', 400],
      [seed.payments.initialRecurring, 'recurrings', 1000],
    ] as const) {
      const path = `/api/payments/${id}/${name}`;
      const before = (await found(world, `initialPaymentId=${id}`)).length;
      await expect(api.send('POST', path, { amount }, loses)).rejects.toThrow();
      expect(await found(world, `initialPaymentId=${id}`)).toHaveLength(before + 1);
      expect((await api.post(path, { amount })).status).toBe(201);
      expect(await found(world, `initialPaymentId=${id}`)).toHaveLength(before + 2);
    }
    const order = { amount: 1000, customUniqueId: 'order-1' };
    await expect(api.send('POST', reference, order, loses)).rejects.toThrow();
    expect((await api.post(reference, order)).status).toBe(409);
    expect(await found(world, 'customUniqueId=order-1')).toHaveLength(1);
  },
  'Shipping because the customer came back': async (world) => {
    const url = 'https://loja.example/obrigado';
    const page = await world.open({ redirects: [{ type: 'success', url }] });
    expect(await stateOf(world, page.paymentId)).toBe('pending');
    const { data } = await page.card(world.cards.visa);
    // Nothing is added: who knows the URL can open it without paying.
    expect(JSON.stringify(data)).toContain(`"${url}"`);
    expect(await stateOf(world, page.paymentId)).toBe('confirmed');
  },
  'Verifying the signature over parsed JSON': async (world) => {
    await world.subscribe('payment_confirmed');
    await world.payReference();
    const [message] = await world.messages();
    if (!message) throw new Error('No webhook was sent.');
    expect(world.isSigned(message)).toBe(true);
    expect(world.isSigned(message, JSON.stringify(JSON.parse(message.body), null, 1))).toBe(false);
  },
  'Answering a callback with 204': async (world) => {
    const callbackUrl = 'https://loja.example/callback';
    await world.subscribe('payment_confirmed');
    world.respondWith(204);
    const { id } = await world.payReference({ callbackUrl });
    expect((await world.deliveries()).map(({ state }) => state)).toEqual(['delivered']);
    expect((await world.deliveries(callbackUrl)).map(({ state }) => state)).not.toContain('delivered');
    expect(JSON.parse((await world.messages(callbackUrl))[0]?.body ?? '')).toMatchObject({ id });
    world.respondWith(200);
    await world.payReference({ callbackUrl });
    expect((await world.deliveries(callbackUrl)).at(-1)?.state).toBe('delivered');
  },
  'Reading amounts in euros': async (world) => {
    for (const amount of ['10,00', 10.5])
      expect((await world.api.post(reference, { amount })).refusals).toEqual(['422 e00202']);
    const { id, referenceDetails } = await referenceOf(world, { amount: 1000 });
    const paid = await world.api.post('/sandbox/atm', { ...referenceDetails, amount: 10 });
    expect(paid.status).not.toBe(200);
    expect(await stateOf(world, id)).toBe('pending');
    expect((await world.payReference()).paymentFee?.netAmount).toMatch(/^\d+\.\d{8}$/);
    expect(new Set(inEuros)).toEqual(new Set(['averageValuePerTransaction', 'netAmount', 'taxAmount']));
    for (const name of inEuros) expect(section).toContain(`.${name}\``);
  },
  'Taking `authorised` for paid': async (world) => {
    const validDate = { end: '2026-01-20T12:00:00+00:00' };
    const [kept, left] = [await world.authorise({ validDate }), await world.authorise({ validDate })];
    expect(kept.stateDetails.state).toBe('authorised');
    await world.capture(kept.id, 1000);
    await world.pass(6 * aDay);
    expect(await stateOf(world, kept.id)).toBe('confirmed');
    expect(await stateOf(world, left.id)).toBe('cancelled');
    const terminal = world.terminal();
    const { id } = (await terminal.ask(1000)).data;
    await terminal.charge();
    expect(await stateOf(world, id)).toBe('authorised');
    await terminal.settle();
    expect(await stateOf(world, id)).toBe('confirmed');
  },
  'Keeping only the first webhook of a payment': async (world) => {
    await world.subscribe('payment_refunded', 'payment_cancelled');
    const { id } = await world.payReference();
    await world.refund(id, 300);
    expect((await world.actions()).sort()).toEqual(['payment_cancelled', 'payment_refunded']);
    expect(await stateOf(world, id)).toBe('confirmed');
    const [again] = await world.deliveries();
    await world.api.post(`/sandbox/deliveries/${again?.id}/resend`);
    expect(await world.actions()).toHaveLength(3);
  },
  'Closing an order for good at `payment_expired`': async (world) => {
    await world.subscribe('payment_expired', 'payment_confirmed');
    const end = '2026-01-15T12:00:00+00:00';
    const late = await referenceOf(world, { validDate: { end } });
    const blocked = await referenceOf(world, { validDate: { end, blockLatePayment: true } });
    await world.pass(3 * 3600);
    expect(await stateOf(world, late.id)).toBe('cancelled');
    for (const payment of [late, blocked]) await payAtAtm(world, payment);
    expect(await stateOf(world, late.id)).toBe('confirmed');
    expect(await stateOf(world, blocked.id)).toBe('cancelled');
    const told = (await world.notifications()).filter(({ payments: [{ id }] }) => id === late.id);
    expect(told.map(({ webhook }) => webhook.action)).toEqual(['payment_expired', 'payment_confirmed']);
  },
  'Trusting a webhook to be about your order': async (world) => {
    await world.subscribe('payment_confirmed');
    const theirs = world.onBehalfOf(world.seed.entities.approved.clientId);
    const { id } = await world.payReferenceAs(theirs);
    const [message] = await world.notifications();
    expect(message?.payments[0]).toMatchObject({ id, clientId: world.seed.entities.approved.clientId });
    expect((await world.api.get(`/api/payments/${id}`)).status).toBe(404);
    expect((await theirs.get<Payment>(`/api/payments/${id}`)).data).toMatchObject({ id, amount: 1000 });
  },
  'Relying on webhooks alone': async (world) => {
    await failUntilDisabled(world);
    world.respondWith(200);
    const { id } = await world.payReference();
    await world.pass(wholeScheduleSeconds);
    const told = (await world.notifications()).flatMap(({ payments }) => payments.map((each) => each.id));
    expect(told).not.toContain(id);
    expect((await found(world, 'updatedAt[start]=2020-01-01T00:00:00Z')).map((each) => each.id)).toContain(
      id,
    );
  },
};

/** Fields that the description of the API says are in euros. */
const inEuros: string[] = [];
JSON.parse(JSON.stringify(buildDescription('en').components?.schemas), (name, value) => {
  if (/\bin (whole )?euros\b/.test(value?.description)) inEuros.push(name);
  return value;
});

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const [, section = ''] =
  /^## Ten mistakes.*\n([\s\S]*?)^## /m.exec(agentFiles('/').get('AGENTS.md') ?? '') ?? [];
const mistakes = [...section.matchAll(/^\d+\. \*\*(.+?)\*\*/gm)].map(([, title = '']) => title);

test('AGENTS.md names ten mistakes, and each has a proof [agent-files.ten-mistakes-proved]', () => {
  expect(mistakes).toHaveLength(10);
  const unproved = mistakes.filter((title) => !Object.keys(proofs).some((start) => title.startsWith(start)));
  expect(unproved).toEqual([]);
});

test.each(Object.entries(proofs))('%s', async (start, proof) => {
  expect(mistakes.filter((title) => title.startsWith(start))).toHaveLength(1);
  await proof(world);
});

test('a field that the API does not know is ignored without a word', async () => {
  const { status, data } = await world.api.post<Payment>(reference, { amount: 1000, curency: 'EUR' });
  expect(status).toBe(201);
  expect(data).not.toHaveProperty('curency');
});
