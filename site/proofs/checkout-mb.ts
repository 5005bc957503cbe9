import type { Checkout } from '@balcao/contract/resources/checkouts/schema.ts';
import { expect } from 'vitest';
import { chosen, proofs } from './check/proofs.ts';
import { checkoutState, keepsToLimits, ordered, payAtMachine } from './verbs/checkouts.ts';
import { endsInSixMonths } from './verbs/choose-a-method.ts';
import { aDay, anHour, noon, referenceOf } from './verbs/payment-states.ts';

export default proofs('checkout-mb', {
  // ---- outcome
  // “Uma referência mostrada na nossa página, paga numa caixa Multibanco virtual, e o checkout pago.”
  'outcome-1': async (world) => {
    const { id, paymentId, payer } = await ordered(world, 'multibanco');
    const { data } = await payer.reference();
    const { entity, reference } = (await world.get(paymentId)).referenceDetails;
    expect(data.reference).toMatchObject({ entity, reference });
    expect((await payAtMachine(world, paymentId)).status).toBe(200);
    expect(await checkoutState(world, id)).toBe('PaymentSuccess');
  },
  // “Então não precisa de checkout: siga Pagamento com referência Multibanco.”
  'outcome-2': async (world) => {
    const { referenceDetails } = await referenceOf(world);
    expect(referenceDetails).toMatchObject({
      entity: expect.stringMatching(/^\d{5}$/),
      reference: expect.stringMatching(/^\d{9}$/),
    });
    expect((await world.api.post('/sandbox/atm', { ...referenceDetails, amount: 1000 })).status).toBe(200);
  },
  // ---- create
  // “O cliente não tem de voltar: pode pagar hoje, ou daqui a uma semana.”
  // “Por isso pode dispensar os redirecionamentos, mas não o webhook.”
  'create-1': async (world) => {
    await world.subscribe('payment_confirmed');
    const orders = [await ordered(world, 'multibanco'), await ordered(world, 'multibanco')];
    for (const { payer } of orders) {
      const { data } = await payer.reference();
      expect(data).toMatchObject({ redirectUrl: null, backUrl: null });
    }
    const [today, nextWeek] = orders.map(({ paymentId }) => paymentId);
    await payAtMachine(world, String(today));
    await world.pass(7 * aDay);
    expect((await payAtMachine(world, String(nextWeek))).status).toBe(200);
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told).toEqual(expect.arrayContaining([today, nextWeek]));
  },
  // ---- page
  // “A referência, em grupos de três, com o que é preciso para pagar.”
  'page-1': async (world) => {
    const { id, paymentId, payer } = await ordered(world, 'multibanco');
    await payer.reference();
    const { entity, reference } = (await world.get(paymentId)).referenceDetails;
    const text = await world.readPage(id);
    const groups = reference.match(/\d{3}/g) ?? [];
    for (const part of [`Entidade ${entity}`, `Referência ${groups.join(' ')}`, 'Montante 10,00 €'])
      expect(text.replace(/\u00a0/g, ' ')).toContain(part);
    expect(text).toContain('Pode pagar-se até 15 de julho de 2026, 23:59');
  },
  // “Mostrada a referência, o estado do checkout é PaymentPending até ela ser paga, ou o checkout cancelado:”
  'page-2': async (world) => {
    const [paid, cancelled] = [await ordered(world, 'multibanco'), await ordered(world, 'multibanco')];
    expect(await checkoutState(world, paid.id)).toBe('PaymentReady');
    for (const { id, payer } of [paid, cancelled]) {
      await payer.reference();
      await world.pass(aDay);
      await payer.look();
      expect(await checkoutState(world, id)).toBe('PaymentPending');
    }
    await payAtMachine(world, paid.paymentId);
    await cancelled.payer.leave();
    expect(await checkoutState(world, paid.id)).toBe('PaymentSuccess');
    expect(await checkoutState(world, cancelled.id)).toBe('PaymentCancelled');
  },
  // ---- pay
  // “Na sandbox, pague na caixa Multibanco virtual:”
  'pay-1': async (world) => {
    const { paymentId, payer } = await ordered(world, 'multibanco');
    await payer.reference();
    const { referenceDetails } = await world.get(paymentId);
    const pay = (amount: number) => world.api.post('/sandbox/atm', { ...referenceDetails, amount });
    expect((await pay(999)).status).toBe(409);
    expect((await pay(1000)).status).toBe(200);
    expect((await world.get(paymentId)).stateDetails.state).toBe('confirmed');
  },
  // “O aviso chega, e o estado também:”
  'pay-2': async (world) => {
    await world.subscribe('payment_confirmed');
    const { id, paymentId, payer } = await ordered(world, 'multibanco');
    await payer.reference();
    await payAtMachine(world, paymentId);
    const told = (await world.notifications()).map(({ payments: [payment] }) => payment.id);
    expect(told).toEqual([paymentId]);
    expect(await checkoutState(world, id)).toBe('PaymentSuccess');
  },
  // ---- problems
  // “O Multibanco aceita de … a …; fora disso a resposta é e00301.”
  'problems-1': chosen(['limit-methodLimits', 'error-e00301'], (world) => keepsToLimits(world, 'MB')),
  // “Na sandbox, o checkout acaba com o prazo do pagamento, validDate.end, e fica PaymentCancelled.”
  'problems-2': chosen(['checkout-PaymentReady-expire', 'checkout-PaymentPending-expire'], async (world) => {
    const pages = [await world.open({ payment: noon }), await world.open({ payment: noon })];
    await pages[1]?.reference();
    await world.pass(2 * anHour - 1);
    const states = () => Promise.all(pages.map((page) => page.state()));
    expect(await states()).toEqual(['PaymentReady', 'PaymentPending']);
    await world.pass(2);
    expect(await states()).toEqual(['PaymentCancelled', 'PaymentCancelled']);
  }),
  // “Sem esse campo, a referência pode ser paga durante defaultValidityMonths meses, até às 23:59:59 de Lisboa.”
  'problems-3': async (world) => {
    const { paymentId, payer } = await ordered(world, 'multibanco');
    await payer.reference();
    await endsInSixMonths(world, await world.get(paymentId));
  },
  // “Na sandbox, acontece se não enviou validDate.blockLatePayment a true: o checkout passa de PaymentCancelled a PaymentSuccess.”
  'problems-4': chosen(
    ['payment-cancelled-pay_reference_late', 'checkout-PaymentCancelled-pay'],
    async (world) => {
      for (const [blockLatePayment, status, end] of [
        [undefined, 200, 'PaymentSuccess'],
        [false, 200, 'PaymentSuccess'],
        [true, 409, 'PaymentCancelled'],
      ] as const) {
        await world.api.post('/sandbox/reset');
        const validDate = { ...noon.validDate, blockLatePayment };
        const payment = { amount: 1000, paymentMethod: { code: 'MB' }, validDate };
        const { data } = await world.api.post<Checkout>('/api/checkouts', { payment });
        await world.payerOnPage(data.id).reference();
        await world.pass(2 * anHour + 1);
        expect(await checkoutState(world, data.id)).toBe('PaymentCancelled');
        expect((await payAtMachine(world, data.paymentId)).status).toBe(status);
        expect([blockLatePayment, await checkoutState(world, data.id)]).toEqual([blockLatePayment, end]);
      }
    },
  ),
});
