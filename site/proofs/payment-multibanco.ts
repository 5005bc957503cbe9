import { methodLimits } from '@balcao/contract/resources/payments/amountLimits.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { recordedSteps } from './check/recorded.ts';
import type { World } from './check/world.ts';
import { aDay, anHour, byPhone, noon, payAtAtm, realtime, slow, stateOf } from './verbs/payment-states.ts';

const example = 'payments/multibanco';
const references = '/api/payments/references';

/** Reference of the default type for 10.00 EUR. */
const normalReference = async ({ api }: World, body: object = {}) =>
  (await api.post<Payment>(references, { amount: 1000, ...body })).data;

/** N in the formula: the concatenated entity, first seven digits and amount. */
const numberOf = (entity: string, seven: string, amount: number) =>
  BigInt(`${entity}${seven}${String(amount).padStart(8, '0')}`);

/** Check digits, computed without the sandbox's code. */
const digitsOf = (entity: string, seven: string, amount: number) =>
  String(98n - ((numberOf(entity, seven, amount) * 100n) % 97n)).padStart(2, '0');

function partsOf({ referenceDetails: { entity = '', reference }, amount }: Payment) {
  return { entity, seven: reference.slice(0, 7), digits: reference.slice(7), amount };
}

export default proofs('payment-multibanco', {
  'paid-months-later-is-told-once': async (world) => {
    await world.subscribe('payment_confirmed');
    const asked = await normalReference(world);
    const { entity, reference } = asked.referenceDetails;
    expect([entity, reference, asked.amount]).toEqual([
      expect.stringMatching(/^\d{5}$/),
      expect.stringMatching(/^\d{9}$/),
      1000,
    ]);
    // Filters by payment, because payments at terminals of a fresh sandbox are confirmed in the meantime.
    const about = async () =>
      (await world.messages()).filter(({ body }) => body.includes(`"payments":[{"id":"${asked.id}"`));
    await world.pass(150 * aDay);
    expect([await stateOf(world, asked), await about()]).toEqual(['pending', []]);
    await payAtAtm(world, asked);
    expect((await payAtAtm(world, asked)).refusals).toEqual(['409 c0103']);
    const [message, ...more] = await about();
    expect([message && world.isSigned(message), more]).toEqual([true, []]);
    const paid = await world.get(asked.id);
    expect([paid.stateDetails.state, JSON.parse(message?.body ?? '').payments]).toEqual(['confirmed', [paid]]);
  },
  'amount-alone-is-required-in-cents': async (world) => {
    expect((await world.api.post(references, {})).refusals).toEqual(['422 e00202']);
    for (const amount of ['10,00', 10.5, null]) expect((await world.api.post(references, { amount })).status).toBe(422);
    const { data } = await world.api.post<Payment>(references, { amount: 1000 });
    expect((await payAtAtm(world, { ...data, amount: 10 })).refusals).toEqual(['409 c0102']);
    expect((await payAtAtm(world, data)).data.amount).toBe(1000);
  },
  'code-comes-back-everywhere': async (world) => {
    const { api } = world;
    const callbackUrl = 'https://loja.example/callback';
    world.respondWith(200);
    await world.subscribe('payment_confirmed');
    const made = await normalReference(world, { code: 'REF-0042', callbackUrl });
    const { id } = made;
    const other = await normalReference(world, { code: 'REF-0042' });
    const responses = [
      made,
      (await api.put<Payment>(`/api/payments/${id}`, { amount: 1200 })).data,
      (await world.cancel(other.id, { ignoreUnsupported: true })).data,
      (await payAtAtm(world, await world.get(id))).data,
      (await world.refund(id, 200)).data,
      await world.get(id),
    ];
    const listed = (await api.get<Payment[]>(`/api/payments?id=${id}`)).data;
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment);
    const called = (await world.messages(callbackUrl)).map(({ body }): Payment => JSON.parse(body));
    expect([listed.length, told.length, called.length > 1]).toEqual([1, 1, true]);
    for (const { code } of [...responses, ...listed, ...told, ...called]) expect(code).toBe('REF-0042');
  },
  'blocked-reference-is-refused-late': async (world) => {
    const validDate = { ...noon.validDate, blockLatePayment: true };
    const made = await normalReference(world, { validDate });
    await world.pass(2 * anHour - 1);
    expect(await stateOf(world, made)).toBe('pending');
    await world.pass(1);
    const refused = await payAtAtm(world, made);
    expect(refused.refusals).toEqual(['409 c0104']);
    expect(refused.body.error?.errors[0]?.msg).toContain('prazo');
    expect(await stateOf(world, made)).toBe('cancelled');
  },
  'late-payment-confirms-the-cancelled': chosen(['payment-cancelled-pay_reference_late'], async (world) => {
    await world.subscribe('payment_cancelled', 'payment_confirmed');
    const made = await normalReference(world, noon);
    await world.pass(2 * anHour);
    expect([await stateOf(world, made), await world.actions()]).toEqual(['cancelled', ['payment_cancelled']]);
    expect((await payAtAtm(world, made)).status).toBe(200);
    expect(await stateOf(world, made)).toBe('confirmed');
    expect(await world.actions()).toEqual(['payment_cancelled', 'payment_confirmed']);
    expect((await world.refund(made.id, 1000)).status).toBe(201);
  }),
  'normal-reference-is-cancelled-if-asked': chosen(['error-e00402'], async (world) => {
    const normal = await normalReference(world);
    expect(normal.availableMethods.map(({ type }) => type)).toEqual(['NORMAL']);
    expect((await world.cancel(normal.id)).refusals).toEqual(['400 e00402']);
    expect(await stateOf(world, normal)).toBe('pending');
    await world.cancel(normal.id, { ignoreUnsupported: true });
    const other = await normalReference(world, { availableMethods: realtime });
    await world.cancel(other.id);
    for (const cancelled of [normal, other]) {
      expect((await payAtAtm(world, cancelled)).refusals).toEqual(['409 c0105']);
      expect(await stateOf(world, cancelled)).toBe('cancelled');
    }
  }),
  'direct-calls-have-limits': chosen(['limit-methodLimits', 'error-e00301'], async ({ api }) => {
    for (const [code, path, more] of [
      ['MB', references, {}],
      ['MW', '/api/payments', { paymentMethod: byPhone(slow) }],
    ] as const) {
      const { minCents, maxCents } = methodLimits[code];
      const ask = (amount: number) => api.post(path, { amount, ...more });
      for (const amount of [minCents, maxCents]) expect((await ask(amount)).status).toBe(201);
      for (const amount of [minCents - 1, maxCents + 1]) expect((await ask(amount)).refusals).toEqual(['400 e00301']);
    }
  }),
  'two-digits-are-mod-97': async (world) => {
    const shown = recordedSteps(example).find(({ name }) => name === 'create')?.response.body;
    const made = [JSON.parse(shown ?? '').data];
    for (const amount of [1000, 1001, 99_999]) made.push(await normalReference(world, { amount }));
    for (const { entity, seven, digits, amount } of made.map(partsOf)) {
      expect(digits).toBe(digitsOf(entity, seven, amount));
      // The number with its check digits is 1 modulo 97, as for an IBAN.
      const exact = numberOf(entity, seven, amount) * 100n;
      expect((exact + BigInt(digits)) % 97n).toBe(1n);
      expect(exact > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
    }
    const digits = digitsOf('12345', '0000042', 1000);
    expect(digitsOf('12346', '0000042', 1000)).not.toBe(digits);
    expect(digitsOf('12345', '0000043', 1000)).not.toBe(digits);
  },
  'only-97-cents-keep-the-reference': async (world) => {
    const made = await normalReference(world);
    for (let more = 1; more <= 200; more += 1) {
      const amount = 1000 + more;
      const multiple = more % 97 === 0;
      const typed = await payAtAtm(world, { ...made, amount });
      expect([more, typed.refusals]).toEqual([more, [multiple ? '409 c0107' : '409 c0102']]);
      const { data } = await world.api.put<Payment>(`/api/payments/${made.id}`, { amount });
      const same = data.referenceDetails.reference === made.referenceDetails.reference;
      expect([more, same, data.stateDetails.state]).toEqual([more, multiple, 'pending']);
      await world.api.put(`/api/payments/${made.id}`, { amount: 1000 });
    }
  },
  'own-references-are-checked': chosen(['behaviour-checkDigits'], async (world) => {
    const { id, entity } = world.seed.referenceRange;
    const own = (reference: string) =>
      world.api.post<Payment>(references, {
        amount: 2550,
        referenceRange: { id: Number(id) },
        referenceDetails: { reference },
      });
    const withDigits = (seven: string, amount = 2550) => seven + digitsOf(entity, seven, amount);
    const made = await own(withDigits('0000042'));
    expect([made.status, made.data.referenceDetails.reference]).toEqual([201, withDigits('0000042')]);
    for (const wrong of [withDigits('0000043', 2551), withDigits('0100001')]) {
      const { status, body } = await own(wrong);
      const source = { pointer: '/referenceDetails/reference' };
      expect([status, body.error?.errors[0]?.source]).toEqual([400, source]);
    }
  }),
});
